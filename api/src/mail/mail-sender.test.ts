import pino from 'pino';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase } from '../database/connect.ts';
import { outbox } from '../database/mail-tables.ts';
import { readMessage } from '../testing/read-message.ts';
import { openSmtpInbox, refusal, type SmtpInbox, type SmtpManners } from '../testing/smtp-inbox.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { MailSender, type SenderParts } from './mail-sender.ts';
import { type OutgoingMail, post } from './outbox-repository.ts';
import { parseSmtpUrl, type SmtpServer } from './smtp-address.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const correspondents = {
  publicUrl: 'https://sahra.example',
  mailFrom: 'no-reply@sahra.example',
  mailTo: 'owner@sahra.example',
  payTo: { bankAccount: null, chequeAddress: null },
};
const verify = (recipient: string): OutgoingMail => ({
  kind: 'verify-email',
  recipient,
  language: 'ar',
  data: { token: 'secret-token' },
});

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

const open = async (manners?: SmtpManners) => (inbox = await openSmtpInbox(manners));
const order = (...mails: OutgoingMail[]) =>
  testDatabase.database.transaction(async (tx) => {
    for (const mail of mails) await post(tx, mail);
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
const untilRows = async (isSo: (row: typeof outbox.$inferSelect) => boolean) => {
  await expect.poll(async () => (await rows()).every(isSo), { timeout: 10_000 }).toBe(true);
  return rows();
};
const minutesUntil = (moment: Date) => (moment.getTime() - Date.now()) / 60_000;
/** What was put off is due, as if its time had passed. */
const letTimePass = () => testDatabase.database.update(outbox).set({ nextAttemptAt: sql`now()` });

describe('the sender of mails', () => {
  it('Member gets a mail in Arabic, as text and as HTML; its token does not stay in the outbox', async () => {
    await open();
    startSender();
    await order(verify('amira@example.org'));
    senders[0]?.wake();
    const [row] = await untilRows(({ sentAt }) => sentAt !== null);
    expect(row).toMatchObject({ data: null, attempts: 1, lastError: null, recipient: 'amira@example.org' });
    expect(inbox.received.map(({ to }) => to)).toEqual(['amira@example.org']);
    const { headers, text, html } = readMessage(inbox.received[0]?.raw ?? '');
    expect(headers).toMatchObject({
      subject: 'أكّد بريدك الإلكتروني على سهرة',
      from: 'سهرة <no-reply@sahra.example>',
      to: 'amira@example.org',
      'content-language': 'ar',
      'auto-submitted': 'auto-generated',
      'message-id': expect.stringMatching(/^<[0-9a-f]{40}@sahra\.example>$/),
    });
    const link = 'https://sahra.example/verify-email?token=secret-token&lang=ar';
    expect(text.split('\n')).toContain(link);
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain(`<a href="${link.replace('&', '&amp;')}"`);
  });

  it('What a visitor has written makes no header, no recipient and no HTML', async () => {
    await open();
    const name = 'Amira\r\nBcc: everybody@example.org, <img src=x>';
    await order({
      kind: 'contact',
      recipient: null,
      language: 'en',
      data: {
        reference: 'ACDEFGHJ',
        name,
        email: 'amira@example.org',
        subject: '<b>Hi</b>',
        message: '</blockquote><script>alert(1)</script>',
      },
    });
    startSender();
    await untilRows(({ sentAt }) => sentAt !== null);
    expect(inbox.received.map(({ to }) => to)).toEqual(['owner@sahra.example']);
    const { headers, html } = readMessage(inbox.received[0]?.raw ?? '');
    expect(headers).not.toHaveProperty('bcc');
    expect(headers['reply-to']).toBe('amira@example.org');
    expect(headers.subject).toBe(
      'Message from \u2068Amira Bcc: everybody@example.org, <img src=x>\u2069: \u2068<b>Hi</b>\u2069',
    );
    expect(html).not.toMatch(/<script|<img|<b>|<\/blockquote><script/);
  });

  it('A recipient that is no one address is written to by nobody', async () => {
    await open();
    await order(
      verify('amira@example.org, eve@example.org'),
      verify('amira@example.org\r\nRCPT TO:<eve@example.org>'),
      verify('nobody'),
    );
    startSender();
    const given = await untilRows(({ givenUpAt }) => givenUpAt !== null);
    expect(given.map(({ lastError }) => lastError)).toEqual(Array(3).fill('The recipient is no e-mail address'));
    expect(inbox.received).toEqual([]);
  });

  it('A mail that the server puts off is tried again, later and later, and is the same mail', async () => {
    let isBusy = true;
    await open({
      onReceived: () => {
        if (isBusy) throw refusal(451, 'Greylisted, come back');
      },
    });
    await order(verify('amira@example.org'));
    const sender = startSender();
    const [first] = await untilRows(({ lastError }) => lastError !== null);
    expect(first).toMatchObject({
      attempts: 1,
      sentAt: null,
      givenUpAt: null,
      lastError: expect.stringContaining('451'),
    });
    expect(minutesUntil(first?.nextAttemptAt ?? new Date())).toBeCloseTo(1, 0);
    await letTimePass();
    sender.wake();
    const [second] = await untilRows(
      ({ attempts, nextAttemptAt }) => attempts === 2 && minutesUntil(nextAttemptAt) > 3.5,
    );
    expect(minutesUntil(second?.nextAttemptAt ?? new Date())).toBeCloseTo(5, 0);
    isBusy = false;
    await letTimePass();
    sender.wake();
    await untilRows(({ sentAt }) => sentAt !== null);
    const ids = inbox.received.map(({ raw }) => readMessage(raw).headers['message-id']);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
  });

  it('A mail to a recipient unknown to the server is given up at once, and logged without the address', async () => {
    await open({
      onRecipient: () => {
        throw refusal(550, 'No such user nobody@example.org');
      },
    });
    await order(verify('nobody@example.org'));
    startSender();
    const [row] = await untilRows(({ givenUpAt }) => givenUpAt !== null);
    expect(row).toMatchObject({ attempts: 1, sentAt: null, lastError: expect.stringContaining('550') });
    expect(log).toContain('"msg":"A mail was given up"');
    expect(log).toContain('"responseCode":550');
    expect(log).not.toMatch(/nobody@|secret-token/);
  });

  it('A mail that no server has taken eight times is given up', async () => {
    await open({
      onRecipient: () => {
        throw refusal(451, 'Later');
      },
    });
    await order(verify('amira@example.org'));
    await testDatabase.database.update(outbox).set({ attempts: 7 });
    startSender();
    const [row] = await untilRows(({ givenUpAt }) => givenUpAt !== null);
    expect(row?.attempts).toBe(8);
  });

  it('Two replicas at once send each of a hundred mails once', async () => {
    await open();
    const other = connectDatabase(testDatabase.url, logger);
    startSender();
    startSender({ database: other.database });
    await order(...Array.from({ length: 100 }, (_, index) => verify(`reader-${index}@example.org`)));
    for (const sender of senders) sender.wake();
    await untilRows(({ sentAt }) => sentAt !== null);
    await Promise.all(senders.map((sender) => sender.stop()));
    await other.close();
    expect(inbox.received).toHaveLength(100);
    expect(new Set(inbox.received.map(({ to }) => to)).size).toBe(100);
  });

  it('A server that never answers holds neither a transaction nor the end of the process', async () => {
    let isHanging = true;
    await open({ onReceived: () => (isHanging ? new Promise<void>(() => undefined) : undefined) });
    await order(verify('amira@example.org'));
    const sender = startSender();
    await expect.poll(() => inbox.received.length).toBe(1);
    const busy = await testDatabase.database.execute(
      sql`select state from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
    );
    expect(busy.rows).toEqual([]);
    await sender.stop();
    // The server has not answered, nor was it given up: the mail may have arrived, and waits for the end of its lease.
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 1, sentAt: null, givenUpAt: null });
    expect(minutesUntil(row?.nextAttemptAt ?? new Date())).toBeGreaterThan(2);
    isHanging = false;
    await letTimePass();
    startSender();
    await untilRows(({ sentAt }) => sentAt !== null);
    expect(inbox.received).toHaveLength(2);
  });

  it('A mail that takes too long has failed and is tried again', async () => {
    await open({ onReceived: () => new Promise<void>(() => undefined) });
    await order(verify('amira@example.org'));
    startSender({ sendWithinMs: 200 });
    const [row] = await untilRows(({ lastError }) => lastError !== null);
    expect(row).toMatchObject({ sentAt: null, givenUpAt: null, lastError: expect.stringContaining('EABORT') });
  });

  it('A mail under way arrives before the process ends, and is not sent again', async () => {
    let answer: (() => void) | undefined;
    await open({ onReceived: () => new Promise<void>((done) => (answer = done)) });
    await order(verify('amira@example.org'));
    const sender = startSender();
    await expect.poll(() => answer).toBeDefined();
    const stopped = sender.stop();
    answer?.();
    await stopped;
    expect(await rows()).toMatchObject([{ sentAt: expect.any(Date), data: null }]);
  });

  it('The password of the mail server is in no row and no log, even where the server repeats it', async () => {
    await open({
      onLogin: ({ password = '' }) => {
        throw refusal(535, `${password} is wrong, ${Buffer.from(password ?? '').toString('base64')}`);
      },
    });
    await order(verify('amira@example.org'));
    startSender({ secrets: ['p@ss wörd'] }, { login: { user: 'sahra', password: 'p@ss wörd' } });
    const [row] = await untilRows(({ lastError }) => lastError !== null);
    // A login can be mended: nothing is given up.
    expect(row).toMatchObject({ givenUpAt: null, lastError: expect.stringContaining('EAUTH') });
    expect(`${log}${row?.lastError}`).not.toMatch(/p@ss|cEBzcyB3/);
  });

  it('Mails to the owner wait until MAIL_TO is set; the others do not wait for them', async () => {
    await open();
    await order(
      {
        kind: 'contact',
        recipient: null,
        language: 'de',
        data: {
          reference: 'ACDEFGHJ',
          name: 'Amira',
          email: 'amira@example.org',
          subject: 'Hallo',
          message: 'Guten Abend',
        },
      },
      verify('amira@example.org'),
    );
    const sender = startSender({ correspondents: { ...correspondents, mailTo: undefined } });
    await expect.poll(() => inbox.received.length).toBe(1);
    await sender.stop();
    const [contact] = await testDatabase.database.select().from(outbox).where(eq(outbox.kind, 'contact'));
    expect(contact).toMatchObject({ attempts: 0, sentAt: null });
    startSender();
    await untilRows(({ sentAt }) => sentAt !== null);
  });
});
