import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { letters } from '../database/letter-tables.ts';
import { outbox } from '../database/mail-tables.ts';
import { newsletterSubscriptions } from '../database/newsletter-tables.ts';
import { openSmtpInbox, refusal, type SmtpInbox } from '../testing/smtp-inbox.ts';
import { handOutLetters } from './hand-out-letters.ts';
import { countByAddress, useLetters } from './testing/use-letters.ts';

const READERS = 500;
const { app, database, send, read, act, draft, subscribe, begin, recipients, mails, startWorker, startSender } =
  useLetters();

let inbox: SmtpInbox;
let onReceived: (to: string) => Promise<void> | void = () => undefined;
beforeEach(async () => {
  onReceived = () => undefined;
  inbox = await openSmtpInbox({
    onRecipient: (to) => {
      if (to.startsWith('gone')) throw refusal(550, 'No such mailbox');
    },
    onReceived: (to) => onReceived(to),
  });
});
afterEach(() => inbox.close());

const handOut = () => handOutLetters(database(), new Date());
/** Sends until nobody waits any more. */
async function untilSent(id: number): Promise<void> {
  await expect
    .poll(
      async () => {
        await handOut();
        return (await read(id)).state;
      },
      { timeout: 60_000 },
    )
    .toBe('sent');
}
const removeBy = async (link: string | undefined) => {
  const token = new URL(link ?? '').searchParams.get('token');
  return (await app().inject({ method: 'POST', url: '/api/newsletter/removals', payload: { token } })).statusCode;
};
const each = (count: number, name = 'reader') =>
  Array.from({ length: count }, (_, index) => `${name}${index}@example.org`);

describe('an issue that is sent', () => {
  it(`Two workers and two senders bring it to each of ${READERS} subscribers once, each in their language`, async () => {
    await subscribe(READERS, ['ar', 'en', 'de', 'fr', 'gr']);
    const { id } = await draft('November').then(async (letter) => (await begin(letter), letter));
    await Promise.all([startWorker(), startWorker(), startSender(inbox), startSender(inbox)]);
    // Beside the jobs, as if many went on at once.
    await Promise.all(Array.from({ length: 6 }, handOut));
    await untilSent(id);
    const counts = countByAddress(inbox);
    expect([...counts.keys()].toSorted()).toEqual(each(READERS).toSorted());
    expect(Math.max(...counts.values())).toBe(1);
    const languages = inbox.received.map(({ raw }) => /^Content-Language: (\S+)/m.exec(raw)?.[1]);
    for (const tag of ['ar', 'en', 'de', 'fr', 'el'])
      expect(languages.filter((language) => language === tag)).toHaveLength(READERS / 5);
    for (const { raw } of inbox.received) {
      expect(raw).toMatch(/^List-Unsubscribe:\s+<https:\/\/sahra\.example\/newsletter\/unsubscribe\?token=/m);
      expect(raw).toMatch(/^List-Unsubscribe-Post:\s+List-Unsubscribe=One-Click/m);
    }
    expect((await read(id)).progress).toMatchObject({ of: READERS, sent: READERS, undelivered: 0, left: 0 });
    // Who got it is forgotten; the numbers stay.
    expect(await recipients()).toEqual([]);
  });

  it('Stopped in the middle and gone on with, it comes to each once; while it is stopped nothing goes out', async () => {
    await subscribe(300);
    const letter = await draft();
    await begin(letter);
    await handOut();
    startSender(inbox);
    await expect.poll(() => inbox.received.length, { timeout: 20_000 }).toBeGreaterThan(20);
    const stopped = await act(letter.id, 'stop');
    expect(stopped.state).toBe('stopped');
    expect(await send('POST', `letters/${letter.id}/stop`, {})).toMatchObject({ status: 409 });
    // What a sender had claimed arrives; no more.
    await expect.poll(async () => database().$count(outbox, sql`sent_at is null`)).toBe(0);
    const before = inbox.received.length;
    await handOut();
    expect(await database().$count(outbox, sql`sent_at is null`)).toBe(0);
    expect(before).toBeLessThan(300);
    expect((await read(letter.id)).progress).toMatchObject({ of: 300, sent: before });
    await act(letter.id, 'resume');
    await untilSent(letter.id);
    expect([...countByAddress(inbox).keys()].toSorted()).toEqual(each(300).toSorted());
    expect(inbox.received).toHaveLength(300);
  });

  it('Who unsubscribes meanwhile gets none: not from the outbox, and not from what is still to be handed out', async () => {
    await subscribe(3);
    const letter = await draft();
    await begin(letter);
    await handOut();
    const [first] = await mails();
    expect(await removeBy(first?.unsubscribe)).toBe(200);
    expect(await database().$count(outbox)).toBe(2);
    await act(letter.id, 'stop');
    expect(await database().$count(outbox)).toBe(0);
    const [second] = await database()
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.status, 'confirmed'));
    await database()
      .update(newsletterSubscriptions)
      .set({ status: 'removed', email: null, emailKey: null })
      .where(eq(newsletterSubscriptions.id, second?.id ?? 0));
    await act(letter.id, 'resume');
    startSender(inbox);
    await untilSent(letter.id);
    expect(inbox.received.map(({ to }) => to)).toEqual(['reader2@example.org']);
    expect((await read(letter.id)).progress).toMatchObject({ of: 3, sent: 1, undelivered: 0, left: 2 });
  });

  it('While a batch is written, unsubscribing waits for it and takes its mail out again: 100 of 200 leave, none of them gets any', async () => {
    await subscribe(200);
    const letter = await draft();
    const known = await draft();
    await begin(known);
    await handOut();
    const leaving = (await mails()).slice(0, 100);
    await act(known.id, 'stop');
    await begin(letter);
    const answers = await Promise.all([
      handOut(),
      ...leaving.map(({ unsubscribe }) => removeBy(unsubscribe)),
      handOut(),
    ]);
    expect(answers.filter((status) => status === 200)).toHaveLength(100);
    startSender(inbox);
    await untilSent(letter.id);
    const left = new Set(leaving.map(({ recipient }) => recipient));
    expect(inbox.received.filter(({ to }) => left.has(to))).toEqual([]);
    expect(inbox.received).toHaveLength(100);
  });

  it('Who subscribes or comes back meanwhile waits for the next issue', async () => {
    const [reader] = await subscribe(1);
    const letter = await draft();
    await begin(letter);
    await handOut();
    startSender(inbox);
    await expect.poll(() => inbox.received.length).toBe(1);
    await database()
      .update(newsletterSubscriptions)
      .set({ status: 'removed', email: null, emailKey: null })
      .where(eq(newsletterSubscriptions.id, reader?.id ?? 0));
    await subscribe(2);
    await untilSent(letter.id);
    expect([...countByAddress(inbox)]).toEqual([['reader0@example.org', 1]]);
  });

  it('Addresses that no server takes are counted, and the others get theirs', async () => {
    await subscribe(2);
    await subscribe(1, ['en'], 'gone');
    const letter = await draft();
    await begin(letter);
    await handOut();
    startSender(inbox);
    await untilSent(letter.id);
    expect((await read(letter.id)).progress).toMatchObject({ of: 3, sent: 2, undelivered: 1, left: 0 });
    expect(inbox.received.map(({ to }) => to).toSorted()).toEqual(each(2));
  });

  it('It is stopped where all of its posts are withdrawn meanwhile', async () => {
    await subscribe(1);
    const letter = await draft();
    await begin(letter);
    await database().transaction(async (tx) => {
      await tx.execute(
        sql`create temporary table kept on commit drop as select post_id, language, state from post_translations`,
      );
      await tx.execute(sql`update post_translations set state = 'withdrawn' where state = 'published'`);
    });
    await handOut();
    await database().execute(
      sql`update post_translations set state = 'published' where state = 'withdrawn' and published_at is not null`,
    );
    expect([(await read(letter.id)).state, await mails()]).toEqual(['stopped', []]);
  });

  it('What single people wait for does not wait behind an issue', async () => {
    await subscribe(100);
    const letter = await draft();
    await begin(letter);
    await handOut();
    await database()
      .insert(outbox)
      .values({ kind: 'password-changed', recipient: 'mona@example.org', language: 'ar', data: {} });
    startSender(inbox);
    await expect.poll(() => inbox.received.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(6);
    expect(inbox.received.slice(0, 6).map(({ to }) => to)).toContain('mona@example.org');
  });

  it('An attempt whose process died is not made again: rather none than two', async () => {
    await subscribe(2);
    const letter = await draft();
    await begin(letter);
    await handOut();
    const [claimed] = await database().select().from(outbox).orderBy(outbox.id);
    // As a process leaves it that was killed while the mail server took it, its lease over.
    await database()
      .update(outbox)
      .set({ attempts: 1, nextAttemptAt: sql`now() - interval '1 second'` })
      .where(eq(outbox.id, claimed?.id ?? 0));
    startSender(inbox);
    await untilSent(letter.id);
    expect(inbox.received.map(({ to }) => to)).toEqual(['reader1@example.org']);
    expect((await read(letter.id)).progress).toMatchObject({ of: 2, sent: 1, undelivered: 1 });
  });

  it('An address that failed for now is tried again', async () => {
    await subscribe(1);
    const letter = await draft();
    await begin(letter);
    await handOut();
    let failures = 0;
    onReceived = () => {
      if (failures++ === 0) throw refusal(451, 'Later');
    };
    startSender(inbox);
    await expect.poll(async () => (await database().select().from(outbox))[0]?.lastError).toBeTruthy();
    await database()
      .update(outbox)
      .set({ nextAttemptAt: sql`now()` });
    await untilSent(letter.id);
    expect((await read(letter.id)).progress).toMatchObject({ of: 1, sent: 1, undelivered: 0 });
  });

  it('An issue of nobody known is not found', async () => {
    expect(await database().$count(letters)).toBe(0);
    for (const what of ['stop', 'resume']) expect((await send('POST', `letters/1/${what}`, {})).status).toBe(404);
  });
});
