import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outbox } from '../database/mail-tables.ts';
import { refusal } from '../testing/smtp-inbox.ts';
import { useSending } from './testing/use-sending.ts';

const { database, inbox, onReceived, read, act, draft, subscribe, begin, startSender, handOut, untilSent, addresses } =
  useSending();

describe('mails of an issue that fail', () => {
  it('Addresses that no server takes are counted, and the others get theirs', async () => {
    await subscribe(2);
    await subscribe(1, ['en'], 'gone');
    const letter = await draft();
    await begin(letter);
    await handOut();
    startSender();
    await untilSent(letter.id);
    expect((await read(letter.id)).progress).toMatchObject({ of: 3, sent: 2, undelivered: 1, left: 0 });
    expect(
      inbox()
        .received.map(({ to }) => to)
        .toSorted(),
    ).toEqual(addresses(2));
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
    startSender();
    await untilSent(letter.id);
    expect(inbox().received.map(({ to }) => to)).toEqual(['reader1@example.org']);
    expect((await read(letter.id)).progress).toMatchObject({ of: 2, sent: 1, undelivered: 1 });
  });

  it('Where the connection breaks off behind the message nobody knows whether it was taken, and it is not sent again', async () => {
    await subscribe(1);
    const letter = await draft();
    await begin(letter);
    await handOut();
    onReceived(() => new Promise(() => undefined));
    startSender({ sendWithinMs: 500 });
    await expect.poll(() => inbox().received.length).toBe(1);
    await untilSent(letter.id);
    expect((await read(letter.id)).progress).toMatchObject({ of: 1, sent: 0, undelivered: 1 });
    expect(inbox().received).toHaveLength(1);
  });

  it('While an issue is stopped, what failed is not tried again either', async () => {
    await subscribe(1);
    const letter = await draft();
    await begin(letter);
    await handOut();
    let attempts = 0;
    onReceived(() => {
      if (attempts++ === 0) throw refusal(451, 'Later');
    });
    startSender();
    await expect.poll(async () => (await database().select().from(outbox))[0]?.lastError).toBeTruthy();
    await act(letter.id, 'stop');
    expect(await database().$count(outbox)).toBe(0);
    await act(letter.id, 'resume');
    await untilSent(letter.id);
    expect((await read(letter.id)).progress).toMatchObject({ of: 1, sent: 1, undelivered: 0 });
  });

  it('An address that failed for now is tried again', async () => {
    await subscribe(1);
    const letter = await draft();
    await begin(letter);
    await handOut();
    let failures = 0;
    onReceived(() => {
      if (failures++ === 0) throw refusal(451, 'Later');
    });
    startSender();
    await expect.poll(async () => (await database().select().from(outbox))[0]?.lastError).toBeTruthy();
    await database()
      .update(outbox)
      .set({ nextAttemptAt: sql`now()` });
    await untilSent(letter.id);
    expect((await read(letter.id)).progress).toMatchObject({ of: 1, sent: 1, undelivered: 0 });
  });
});
