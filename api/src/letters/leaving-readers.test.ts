import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outbox } from '../database/mail-tables.ts';
import { newsletterSubscriptions } from '../database/newsletter-tables.ts';
import { countByAddress } from './testing/use-letters.ts';
import { useSending } from './testing/use-sending.ts';

const { app, database, inbox, read, act, draft, subscribe, begin, mails, startSender, handOut, untilSent } =
  useSending();
const removeBy = async (link: string | undefined) => {
  const token = new URL(link ?? '').searchParams.get('token');
  return (await app().inject({ method: 'POST', url: '/api/newsletter/removals', payload: { token } })).statusCode;
};

describe('readers who leave and come while an issue is sent', () => {
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
    startSender();
    await untilSent(letter.id);
    expect(inbox().received.map(({ to }) => to)).toEqual(['reader2@example.org']);
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
    startSender();
    await untilSent(letter.id);
    const left = new Set(leaving.map(({ recipient }) => recipient));
    expect(inbox().received.filter(({ to }) => left.has(to))).toEqual([]);
    expect(inbox().received).toHaveLength(100);
  });

  it('Who subscribes or comes back meanwhile waits for the next issue', async () => {
    const [reader] = await subscribe(1);
    const letter = await draft();
    await begin(letter);
    await handOut();
    startSender();
    await expect.poll(() => inbox().received.length).toBe(1);
    await database()
      .update(newsletterSubscriptions)
      .set({ status: 'removed', email: null, emailKey: null })
      .where(eq(newsletterSubscriptions.id, reader?.id ?? 0));
    await subscribe(2);
    await untilSent(letter.id);
    expect([...countByAddress(inbox())]).toEqual([['reader0@example.org', 1]]);
  });
});
