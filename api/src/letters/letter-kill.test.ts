import { setTimeout as sleep } from 'node:timers/promises';
import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { letterRecipients } from '../database/letter-tables.ts';
import { outbox } from '../database/mail-tables.ts';
import { type ApiProcess, endProcess, startApiProcess, startWorkerProcess } from '../testing/api-process.ts';
import { openSmtpInbox, type SmtpInbox } from '../testing/smtp-inbox.ts';
import { handOutLetters } from './hand-out-letters.ts';
import { countByAddress, useLetters } from './testing/use-letters.ts';

const READERS = 600;
/** Messages after which the api is killed, which has some under way then. */
const KILLED_AT = [40, 120, 200, 201];

const { app, database, read, act, draft, subscribe, begin } = useLetters();
let inbox: SmtpInbox;
const processes: ApiProcess[] = [];
beforeAll(async () => {
  inbox = await openSmtpInbox({ onReceived: () => sleep(20) });
});
afterAll(async () => {
  const living = processes.filter(({ child }) => child.exitCode === null && child.signalCode === null);
  await Promise.all(living.map(({ child }) => endProcess(child, 'SIGKILL')));
  await inbox.close();
});
async function start(starting: typeof startApiProcess): Promise<ApiProcess> {
  const { url } = app().testDatabase;
  const started = await starting({ DATABASE_URL: url, SMTP_URL: inbox.url, SEED: 'none', LOG_LEVEL: 'error' });
  processes.push(started);
  return started;
}
const countIn = (...states: (typeof letterRecipients.$inferSelect)['state'][]) =>
  database().$count(letterRecipients, inArray(letterRecipients.state, states));

it(`Workers and senders are killed in the middle of an issue to ${READERS}, it goes on, and nobody gets it twice`, async () => {
  await subscribe(READERS, ['ar', 'gr']);
  const letter = await draft();
  const worker = await start(startWorkerProcess);
  await begin(letter);
  await expect.poll(() => countIn('handed', 'sent'), { interval: 2, timeout: 30_000 }).toBeGreaterThan(0);
  await endProcess(worker.child, 'SIGKILL');
  const handed = await countIn('handed', 'sent');
  // All or nothing of a batch: each mail has its recipient.
  expect(await database().$count(outbox)).toBe(handed);

  for (const killedAt of KILLED_AT) {
    const api = await start(startApiProcess);
    await expect.poll(() => inbox.received.length, { interval: 2, timeout: 60_000 }).toBeGreaterThanOrEqual(killedAt);
    await endProcess(api.child, 'SIGKILL');
    // The leases of the dead run out.
    await database()
      .update(outbox)
      .set({ nextAttemptAt: sql`now()` });
    await act(letter.id, 'stop');
    await act(letter.id, 'resume');
    await handOutLetters(database(), new Date());
  }
  await Promise.all([
    start(startApiProcess),
    start(startApiProcess),
    start(startWorkerProcess),
    start(startWorkerProcess),
  ]);
  await expect
    .poll(
      async () => {
        await handOutLetters(database(), new Date());
        return (await read(letter.id)).state;
      },
      { timeout: 240_000, interval: 300 },
    )
    .toBe('sent');

  const counts = countByAddress(inbox);
  expect(Math.max(...counts.values())).toBe(1);
  const { progress } = await read(letter.id);
  const { sent = 0, undelivered = 0 } = progress ?? {};
  expect(sent + undelivered).toBe(READERS);
  // At most what each of the killed had under way.
  expect(undelivered).toBeLessThanOrEqual(5 * KILLED_AT.length);
  expect(counts.size).toBeGreaterThanOrEqual(sent);
  console.info(
    `${READERS} readers, ${handed} handed out when the worker was killed, ${KILLED_AT.length} senders killed: ${counts.size} got it once, ${sent} known to be sent, ${undelivered} unknown and not tried again`,
  );
}, 600_000);
