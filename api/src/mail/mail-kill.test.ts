import { setTimeout as sleep } from 'node:timers/promises';
import { count, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../database/mail-tables.ts';
import { type ApiProcess, endProcess, startApiProcess } from '../testing/api-process.ts';
import { openSmtpInbox, type SmtpInbox } from '../testing/smtp-inbox.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const mailsEach = 4;

/** Where the process is hit, from the answer to the order to the answer of the mail server. */
const moments = ['ordered', 'soon', 'later', 'recipient', 'received', 'taken'] as const;
type Moment = (typeof moments)[number];

/** One at each; `npm test -- --all`: two, the second of them later. */
const kills = (process.env.SAHRA_ALL === '1' ? 2 : 1) * moments.length;

/** Resolves when the mail server gets that far with the next mail. */
class Lookout {
  #sees: { at: Moment; done: () => void } | undefined;

  next(at: Moment): Promise<void> {
    return new Promise((done) => (this.#sees = { at, done }));
  }

  saw(at: Moment): void {
    if (this.#sees?.at !== at) return;
    this.#sees.done();
    this.#sees = undefined;
  }
}

describe('a process that is killed between the order of a mail and its sending', () => {
  const lookout = new Lookout();
  const ordered: string[] = [];
  let testDatabase: TestDatabase;
  let inbox: SmtpInbox;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    inbox = await openSmtpInbox({
      onRecipient: () => lookout.saw('recipient'),
      onReceived: async () => {
        lookout.saw('received');
        // A server takes its time before it answers.
        await sleep(20);
        setImmediate(() => lookout.saw('taken'));
      },
    });
  });
  afterAll(async () => {
    await inbox.close();
    await testDatabase.close();
  });

  const start = () =>
    startApiProcess({
      DATABASE_URL: testDatabase.url,
      SMTP_URL: inbox.url,
      MAIL_TO: 'owner@example.org',
      LOG_LEVEL: 'error',
    });

  async function order({ port }: ApiProcess, round: number): Promise<void> {
    const emails = Array.from({ length: mailsEach }, (_, index) => `reader-${round}-${index}@example.org`);
    const answers = emails.map((email) =>
      fetch(`http://127.0.0.1:${port}/api/newsletter/subscriptions`, {
        method: 'POST',
        // Each round is a caller of its own: one that orders so much would be refused with 429.
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${round}` },
        body: JSON.stringify({ email }),
      }),
    );
    for (const [index, answer] of (await Promise.all(answers)).entries()) {
      expect(answer.status).toBe(202);
      ordered.push(emails[index] ?? '');
    }
  }

  async function waitFor(at: Moment, seen: Promise<void>, round: number): Promise<void> {
    if (at === 'ordered') return;
    if (at === 'soon' || at === 'later') await sleep(at === 'soon' ? round : 20 + 3 * round);
    // Mails may all be gone before the order is answered.
    else await Promise.race([seen, sleep(500)]);
  }

  const countsOf = () => {
    const counts = new Map<string, number>();
    for (const { to } of inbox.received) counts.set(to, (counts.get(to) ?? 0) + 1);
    return counts;
  };

  it(`Every mail arrives, and none more than twice, though the process is killed ${kills} times`, async () => {
    for (let round = 0; round < kills; round += 1) {
      const at = moments[round % moments.length] ?? 'ordered';
      const api = await start();
      const seen = lookout.next(at);
      await order(api, round);
      await waitFor(at, seen, round);
      await endProcess(api.child, 'SIGKILL');
    }
    expect(ordered).toHaveLength(kills * mailsEach);
    const missing = ordered.length - countsOf().size;
    // The leases of the dead run out.
    await testDatabase.database
      .update(outbox)
      .set({ nextAttemptAt: sql`now()` })
      .where(isNull(outbox.sentAt));
    const last = await start();
    const countUnsent = async () =>
      (await testDatabase.database.select({ total: count() }).from(outbox).where(isNull(outbox.sentAt)))[0]?.total;
    await expect.poll(countUnsent, { timeout: 20_000 }).toBe(0);
    expect(await endProcess(last.child, 'SIGTERM')).toBe(0);

    const counts = countsOf();
    expect([...counts.keys()].toSorted()).toEqual(ordered.toSorted());
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(2);
    const twice = [...counts.values()].filter((times) => times === 2).length;
    console.info(
      `${kills} kills, ${ordered.length} mails ordered: ${missing} had not arrived when the last one died, all arrived then, ${twice} of them twice`,
    );
  }, 300_000);
});
