import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterEach, beforeEach, expect } from 'vitest';
import { outbox } from '../../database/mail-tables.ts';
import { openSmtpInbox, type SmtpInbox, type SmtpManners } from '../../testing/smtp-inbox.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { MailSender, type SenderParts } from '../mail-sender.ts';
import { type OutgoingMail, post } from '../outbox-repository.ts';
import { parseSmtpUrl, type SmtpServer } from '../smtp-address.ts';
import { createSmtpTransport } from '../smtp-transport.ts';

export const correspondents = {
  publicUrl: 'https://sahra.example',
  mailFrom: 'no-reply@sahra.example',
  mailTo: 'owner@sahra.example',
  payTo: { bankAccount: null, chequeAddress: null },
};
export const verify = (recipient: string): OutgoingMail => ({
  kind: 'verify-email',
  recipient,
  language: 'ar',
  data: { token: 'secret-token' },
});
export const minutesUntil = (moment: Date) => (moment.getTime() - Date.now()) / 60_000;

/** A database, a mail server and senders of each test; the mail server is there as soon as it is opened. */
export function useMailSender() {
  let testDatabase: TestDatabase;
  let inbox: SmtpInbox;
  let senders: MailSender[] = [];
  let log = '';
  const logger = pino({ level: 'info' }, { write: (line: string) => void (log += line) });

  beforeEach(async () => {
    testDatabase = await createTestDatabase();
  });
  afterEach(async () => {
    await Promise.all(senders.map((sender) => sender.stop()));
    senders = [];
    log = '';
    await inbox.close();
    await testDatabase.close();
  });

  function startSender(parts: Partial<SenderParts> = {}, server: Partial<SmtpServer> = {}): MailSender {
    const address = parseSmtpUrl(inbox.url);
    if (!address) throw new Error('The inbox has no address');
    const transport = createSmtpTransport({ ...address, ...server });
    const sender = new MailSender({
      database: testDatabase.database,
      transport,
      correspondents,
      secrets: [],
      logger,
      metrics: undefined,
      ...parts,
    });
    sender.start();
    senders.push(sender);
    return sender;
  }
  const rows = () => testDatabase.database.select().from(outbox).orderBy(outbox.id);
  return {
    testDatabase: () => testDatabase,
    inbox: () => inbox,
    log: () => log,
    logger,
    open: async (manners?: SmtpManners) => void (inbox = await openSmtpInbox(manners)),
    order: (...mails: OutgoingMail[]) =>
      testDatabase.database.transaction(async (tx) => {
        for (const mail of mails) await post(tx, mail);
      }),
    startSender,
    rows,
    /** The rows of the outbox as soon as all of them are so. */
    async untilRows(isSo: (row: typeof outbox.$inferSelect) => boolean) {
      await expect.poll(async () => (await rows()).every(isSo), { timeout: 10_000 }).toBe(true);
      return rows();
    },
    /** What was put off is due, as if its time had passed. */
    letTimePass: () => testDatabase.database.update(outbox).set({ nextAttemptAt: sql`now()` }),
  };
}
