import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { type Letter, letterSchema, type LetterTexts } from '@sahra/shared/schemas/letters';
import pino from 'pino';
import { afterAll, beforeEach } from 'vitest';
import { letterRecipients, letters } from '../../database/letter-tables.ts';
import { outbox } from '../../database/mail-tables.ts';
import { newsletterSubscriptions } from '../../database/newsletter-tables.ts';
import { JobWorker } from '../../jobs/job-worker.ts';
import { MailSender, type SenderParts } from '../../mail/mail-sender.ts';
import { parseSmtpUrl } from '../../mail/smtp-address.ts';
import { createSmtpTransport } from '../../mail/smtp-transport.ts';
import { correspondents } from '../../mail/testing/use-mail-sender.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { signUpMember, type TestMember } from '../../testing/member.ts';
import type { SmtpInbox } from '../../testing/smtp-inbox.ts';
import { testSite, useTestApp } from '../../testing/test-app.ts';
import { handOutLettersJob } from '../hand-out-letters.ts';

/** Posts of the demo are of this month. */
export const MONTH = '2026-11';

export const textsOf = (subject: string): LetterTexts => {
  const text = (code: string) => ({ subject: `${subject} ${code}`, greeting: `Greeting ${code}` });
  return { ar: text('ar'), en: text('en'), de: text('de'), fr: text('fr'), gr: text('gr') };
};

/** An editor, subscribers, and the processes that send; each test begins without issues, subscribers and mails. */
export function useLetters() {
  const app = useTestApp();
  const database = () => app().testDatabase.database;
  const running: { stop: () => Promise<void> }[] = [];
  let editor: TestMember | undefined;
  const stopAll = async () => void (await Promise.all(running.splice(0).map((each) => each.stop())));
  beforeEach(async () => {
    await stopAll();
    for (const table of [letters, newsletterSubscriptions, outbox]) await database().delete(table);
    editor ??= await signUpMember(app(), { role: 'editor' });
  });
  afterAll(stopAll);

  const theEditor = () => {
    if (!editor) throw new Error('The editor is there as soon as the tests run');
    return editor;
  };
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    theEditor().send(method, `/api/editing/${path}`, body);
  const read = async (id: number) => letterSchema.parse((await send('GET', `letters/${id}`)).body);
  const act = async (id: number, what: 'stop' | 'resume') =>
    letterSchema.parse((await send('POST', `letters/${id}/${what}`, {})).body);

  return {
    app,
    database,
    editor: theEditor,
    send,
    read,
    act,
    /** Confirmed subscribers with these languages, one after the other, as many as there are to be. */
    async subscribe(count: number, languages: readonly LanguageCode[] = ['en'], name = 'reader') {
      const confirmed = Array.from({ length: count }, (_, index) => {
        const email = `${name}${index}@example.org`;
        const language = languages[index % languages.length] ?? 'en';
        return { email, emailKey: email, language, status: 'confirmed' as const };
      });
      const dates = { askedAt: new Date(), confirmedAt: new Date() };
      return database()
        .insert(newsletterSubscriptions)
        .values(confirmed.map((row) => ({ ...row, ...dates })))
        .returning();
    },
    /** A draft of the month with a subject in each language. */
    async draft(subject = 'Issue'): Promise<Letter> {
      const made = letterSchema.parse((await send('POST', 'letters', { month: MONTH })).body);
      const { id, revision } = made;
      return letterSchema.parse((await send('PUT', `letters/${id}/texts`, { revision, texts: textsOf(subject) })).body);
    },
    begin: ({ id, revision }: Letter, more: object = { acceptsOtherLanguages: true }) =>
      send('POST', `letters/${id}/send`, { revision, ...more }),
    /** What has become of each recipient, as the table has it. */
    recipients: () => database().select().from(letterRecipients),
    /** Mails in the outbox that are not sent, as they would be read. */
    async mails() {
      const rows = await database().select().from(outbox).orderBy(outbox.id);
      return rows.map(({ kind, data, language, recipient }) => ({
        ...{ kind, language, recipient },
        ...(data && writeMail(kind, data, language, testSite)),
      }));
    },
    async startWorker(): Promise<JobWorker> {
      const { url, database: own } = app().testDatabase;
      const options = { superviseIntervalSeconds: 1, monitorIntervalSeconds: 1 };
      const logger = pino({ level: 'fatal' });
      const site = { publicUrl: testSite.publicUrl, webSubHub: undefined };
      const worker = new JobWorker({ databaseUrl: url, database: own, media: app().store, site, logger, options });
      running.push(worker);
      await worker.start([handOutLettersJob]);
      return worker;
    },
    startSender(inbox: SmtpInbox, more: Partial<SenderParts> = {}): MailSender {
      const address = parseSmtpUrl(inbox.url);
      if (!address) throw new Error('The inbox has no address');
      const sender = new MailSender({
        ...{ database: database(), transport: createSmtpTransport(address), correspondents, secrets: [] },
        ...{ logger: pino({ level: 'fatal' }), metrics: undefined },
        ...more,
      });
      running.push(sender);
      sender.start();
      return sender;
    },
  };
}

/** How many messages each address has got. */
export function countByAddress({ received }: SmtpInbox): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { to } of received) counts.set(to, (counts.get(to) ?? 0) + 1);
  return counts;
}
