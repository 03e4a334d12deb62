import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Job } from './job.ts';
import { cancelJob, sendJob } from './job-queue.ts';
import { useJobs, writeOnce } from './testing/use-jobs.ts';

let isBroken = true;
const mayFail: Job = {
  name: 'may-fail',
  data: z.object({}),
  async run() {
    if (isBroken) throw new TypeError('Amira lives in Cairo');
  },
};
let whileItRuns: (() => Promise<unknown>) | undefined;
const slow: Job<{ text: string }> = {
  ...writeOnce,
  name: 'slow',
  async run(context, data) {
    await whileItRuns?.();
    await writeOnce.run(context, data);
  },
};
const { database, pool, log, startWorker, effects, read } = useJobs([writeOnce, mayFail, slow]);

const sent = (job: Job<{ text: string }>, text = 'a', startAfter?: Date) =>
  database().transaction((tx) => sendJob(tx, job, { text }, startAfter));
const untilState = (id: string, state: string) =>
  expect.poll(async () => (await read(id))?.state, { timeout: 10_000 }).toBe(state);

describe('jobs', () => {
  it('What is sent in a transaction that is rolled back never happens; the others happen once, with three processes', async () => {
    const ids = await Promise.all(Array.from({ length: 60 }, (_, index) => sent(writeOnce, String(index))));
    await database()
      .transaction(async (tx) => {
        await sendJob(tx, writeOnce, { text: 'rolled back' });
        tx.rollback();
      })
      .catch(() => undefined);
    await Promise.all([startWorker(), startWorker(), startWorker()]);
    await Promise.all(ids.map((id) => untilState(id, 'completed')));
    expect((await effects()).toSorted()).toEqual(ids.map((_, index) => String(index)).toSorted());
  });

  it('A job for later waits, a cancelled one never happens', async () => {
    const [later, cancelled] = [
      await sent(writeOnce, 'later', new Date(Date.now() + 60_000)),
      await sent(writeOnce, 'cancelled'),
    ];
    expect(await database().transaction((tx) => cancelJob(tx, writeOnce, cancelled))).toBe(true);
    const last = await sent(writeOnce, 'last');
    await startWorker();
    await untilState(last, 'completed');
    expect(await effects()).toEqual(['last']);
    expect([(await read(later))?.state, (await read(cancelled))?.state]).toEqual(['created', 'cancelled']);
    expect(await database().transaction((tx) => cancelJob(tx, writeOnce, last))).toBe(false);
  });

  it('A job that is cancelled while it runs has no effect', async () => {
    const id = await sent(slow);
    whileItRuns = () => database().transaction((tx) => cancelJob(tx, slow, id));
    await startWorker();
    await expect.poll(log, { timeout: 10_000 }).toContain('The job was cancelled');
    expect([await effects(), (await read(id))?.state]).toEqual([[], 'cancelled']);
  });

  it('A job that fails is tried again, later and later, and its row has nothing of what the error says', async () => {
    const id = await database().transaction((tx) => sendJob(tx, mayFail, {}));
    const waits: number[] = [];
    isBroken = true;
    for (const attempts of [0, 1, 2]) {
      const worker = await startWorker([mayFail]);
      await expect.poll(async () => (await read(id))?.wait, { timeout: 10_000 }).toBeGreaterThan(1);
      const row = await read(id);
      expect(row).toMatchObject({ state: 'retry', attempts });
      waits.push(row?.wait ?? 0);
      await worker.stop();
      await pool().query("update pgboss.job set start_after = now(), state = 'retry' where id = $1", [id]);
    }
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThan(4 * 2 ** index);
      expect(wait).toBeLessThanOrEqual(10 * 2 ** index + 1);
    }
    const { rows } = await pool().query<{ output: object }>('select output from pgboss.job where id = $1', [id]);
    expect(JSON.stringify(rows[0]?.output)).toContain('TypeError');
    expect(JSON.stringify(rows[0]?.output)).not.toContain('Amira');
    isBroken = false;
    await startWorker([mayFail]);
    await untilState(id, 'completed');
  });

  it('The job of a process that hangs is taken over, and what the first one does afterwards has no effect', async () => {
    const id = await sent(slow, 'taken over');
    let goOn = (): void => undefined;
    const held = new Promise<void>((done) => (goOn = done));
    whileItRuns = () => {
      whileItRuns = undefined;
      return held;
    };
    await startWorker([slow]);
    await untilState(id, 'active');
    // As if it had sent no heartbeat for so long.
    await pool().query("update pgboss.job set heartbeat_on = now() - interval '1 hour' where id = $1", [id]);
    await startWorker([slow]);
    await untilState(id, 'retry');
    await pool().query('update pgboss.job set start_after = now() where id = $1', [id]);
    await untilState(id, 'completed');
    goOn();
    await expect.poll(log, { timeout: 10_000 }).toContain('another process has it');
    expect(await effects()).toEqual(['taken over']);
  });
});
