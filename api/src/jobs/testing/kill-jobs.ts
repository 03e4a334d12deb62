import { setTimeout as sleep } from 'node:timers/promises';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database, Transaction } from '../../database/connect.ts';
import { type Job, once } from '../job.ts';

/** A row for each effect that a job has had. */
export const killEffects = pgTable('kill_effects', { job: text().notNull(), number: integer().notNull() });

const data = z.object({ number: z.number() });
type Numbered = z.infer<typeof data>;
/** So long that kills hit the middle of it. */
const workMs = 250;

const write = async (database: Database | Transaction, job: string, number: number) => {
  await sleep(workMs / 2);
  await database.insert(killEffects).values({ job, number });
  await sleep(workMs / 2);
};

/** Its effect and its completion are one transaction. */
export const exact: Job<Numbered> = {
  name: 'exact',
  data,
  concurrency: 4,
  run: once((tx, { number }) => write(tx, 'exact', number)),
};

/** Its effect cannot be taken back, as that of a mail. */
export const repeatable: Job<Numbered> = {
  name: 'repeatable',
  data,
  concurrency: 4,
  run: ({ database }, { number }) => write(database, 'repeatable', number),
};

/** Every minute, the closest dates that there are. */
export const everyMinute: Job = {
  name: 'every-minute',
  data: z.object({}),
  schedule: { cron: '* * * * *', slotSeconds: 60 },
  run: once((tx) => write(tx, 'every-minute', 0)),
};

export const killJobs: readonly Job[] = [exact, repeatable, everyMinute];
