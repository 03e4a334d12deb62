import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { letters } from '../database/letter-tables.ts';
import { outbox } from '../database/mail-tables.ts';
import { countByAddress } from './testing/use-letters.ts';
import { useSending } from './testing/use-sending.ts';

const READERS = 500;
const {
  database,
  inbox,
  send,
  read,
  act,
  draft,
  subscribe,
  begin,
  recipients,
  mails,
  startWorker,
  startSender,
  handOut,
  untilSent,
  addresses,
} = useSending();

describe('an issue that is sent', () => {
  it(`Two workers and two senders bring it to each of ${READERS} subscribers once, each in their language`, async () => {
    await subscribe(READERS, ['ar', 'en', 'de', 'fr', 'gr']);
    const { id } = await draft('November').then(async (letter) => (await begin(letter), letter));
    await Promise.all([startWorker(), startWorker(), startSender(), startSender()]);
    // Beside the jobs, as if many went on at once.
    await Promise.all(Array.from({ length: 6 }, handOut));
    await untilSent(id);
    const counts = countByAddress(inbox());
    expect([...counts.keys()].toSorted()).toEqual(addresses(READERS).toSorted());
    expect(Math.max(...counts.values())).toBe(1);
    const languages = inbox().received.map(({ raw }) => /^Content-Language: (\S+)/m.exec(raw)?.[1]);
    for (const tag of ['ar', 'en', 'de', 'fr', 'el'])
      expect(languages.filter((language) => language === tag)).toHaveLength(READERS / 5);
    for (const { raw } of inbox().received) {
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
    startSender();
    await expect.poll(() => inbox().received.length, { timeout: 20_000 }).toBeGreaterThan(20);
    const stopped = await act(letter.id, 'stop');
    expect(stopped.state).toBe('stopped');
    expect(await send('POST', `letters/${letter.id}/stop`, {})).toMatchObject({ status: 409 });
    // What a sender had claimed arrives; no more.
    await expect.poll(async () => database().$count(outbox, sql`sent_at is null`)).toBe(0);
    const before = inbox().received.length;
    await handOut();
    expect(await database().$count(outbox, sql`sent_at is null`)).toBe(0);
    expect(before).toBeLessThan(300);
    expect((await read(letter.id)).progress).toMatchObject({ of: 300, sent: before });
    await act(letter.id, 'resume');
    await untilSent(letter.id);
    expect([...countByAddress(inbox()).keys()].toSorted()).toEqual(addresses(300).toSorted());
    expect(inbox().received).toHaveLength(300);
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
    startSender();
    await expect.poll(() => inbox().received.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(6);
    expect(
      inbox()
        .received.slice(0, 6)
        .map(({ to }) => to),
    ).toContain('mona@example.org');
  });

  it('An issue of nobody known is not found', async () => {
    expect(await database().$count(letters)).toBe(0);
    for (const what of ['stop', 'resume']) expect((await send('POST', `letters/1/${what}`, {})).status).toBe(404);
  });
});
