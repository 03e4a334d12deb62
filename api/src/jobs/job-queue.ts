import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { type Db, fromDrizzle, PgBoss, type QueueOptions } from 'pg-boss';
import { z } from 'zod';
import type { Transaction } from '../database/connect.ts';
import type { Job } from './job.ts';

/** Seconds after which another process takes over the job of one that was killed. */
const HEARTBEAT_SECONDS = 30;

/** Twelve retries within half a day: after 5 to 10 seconds, then after twice as long each time. */
const queueOptions: QueueOptions = {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 6 * 3600,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 3600,
  // What waits for a worker that is not there is not lost within a month.
  retentionSeconds: 30 * 86_400,
  deleteAfterSeconds: 7 * 86_400,
};

/** pg-boss forwards the dates of schedules through a queue of its own, where a kill would hold them up for 15 minutes. */
const SCHEDULE_QUEUE = '__pgboss__send-it';

/** pg-boss that does nothing by itself: every statement goes through `db`. */
const passive = (db: Db): PgBoss => new PgBoss({ db, supervise: false, schedule: false, registerInstance: false });

/** In the transaction alone: a second connection is not there where a crowd of transactions holds all of the pool. */
const within = (tx: Transaction) => passive(fromDrizzle(tx, sql));

/** How many jobs a command has changed: what pg-boss's types leave out of its answer. */
export const countChanged = (response: object): number => z.object({ affected: z.number() }).parse(response).affected;

/** Brings the tables of the queue up to date, and the queues and dates of `jobs`. One process at a time. */
export async function installJobs(client: ClientBase, jobs: readonly Job[]): Promise<void> {
  const boss = passive({ executeSql: (text, values) => client.query(text, values) });
  await boss.start();
  for (const { name, schedule } of jobs) {
    await boss.createQueue(name, queueOptions);
    await boss.updateQueue(name, queueOptions);
    // Missed dates: the last one is caught up on.
    if (schedule)
      await boss.schedule(name, schedule.cron, {}, { singletonSeconds: schedule.slotSeconds, missed: 'once' });
  }
  await boss.createQueue(SCHEDULE_QUEUE, {});
  await boss.updateQueue(SCHEDULE_QUEUE, { heartbeatSeconds: HEARTBEAT_SECONDS });
  await boss.stop({ close: false });
}

/** Has a job done, now or at `startAfter`, if the transaction is committed; returns its id. */
export async function sendJob<Data extends object>(
  tx: Transaction,
  { name }: Job<Data>,
  data: Data,
  startAfter?: Date,
): Promise<string> {
  const id = await within(tx).send(name, data, startAfter && { startAfter });
  if (id === null) throw new Error(`The queue ${name} took no job`);
  return id;
}

/** Cancels a job: one that waits never runs, and one that runs `once` has no effect. Whether it was still to be done. */
export const cancelJob = async (tx: Transaction, { name }: Job, id: string): Promise<boolean> =>
  countChanged(await within(tx).cancel(name, id)) > 0;
