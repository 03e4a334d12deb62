import { tmpdir } from 'node:os';
import { pgTable, text } from 'drizzle-orm/pg-core';
import pino from 'pino';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { FolderStore } from '../../media-store/folder-store.ts';
import { type Job, type JobSite, once } from '../job.ts';
import { installJobs } from '../job-queue.ts';
import { JobWorker, type WorkerParts } from '../job-worker.ts';

/** What jobs of tests leave behind: a row for each time that their work was done. */
export const effects = pgTable('effects', { job: text().notNull() });

const data = z.object({ text: z.string() });

/** Writes a row in the transaction of its completion. */
export const writeOnce: Job<z.infer<typeof data>> = {
  name: 'write-once',
  data,
  run: once(async (tx, { text: job }) => void (await tx.insert(effects).values({ job }))),
};

/** Jobs of processes that are gone are looked for every second. */
const options = { superviseIntervalSeconds: 1, monitorIntervalSeconds: 1 };

/** A database with the queues of `jobs`, and workers on it that end with each test. */
export function useJobs(jobs: readonly Job[]) {
  let testDatabase: TestDatabase;
  let workers: JobWorker[] = [];
  let log = '';
  const logger = pino({ level: 'warn' }, { write: (line: string) => void (log += line) });
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    await testDatabase.pool.query('create table effects (job text not null)');
    const client = await testDatabase.pool.connect();
    await installJobs(client, jobs);
    client.release();
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    workers = [];
    log = '';
    await testDatabase.pool.query('delete from effects');
  });
  afterAll(() => testDatabase.close());
  return {
    database: () => testDatabase.database,
    pool: () => testDatabase.pool,
    log: () => log,
    async startWorker(
      worked = jobs,
      more: WorkerParts['options'] = {},
      site: Partial<JobSite> = {},
    ): Promise<JobWorker> {
      const { url: databaseUrl, database } = testDatabase;
      const worker = new JobWorker({
        databaseUrl,
        database,
        media: new FolderStore(tmpdir()),
        site: { publicUrl: 'https://sahra.example', webSubHub: undefined, ...site },
        logger,
        options: { ...options, ...more },
      });
      workers.push(worker);
      await worker.start(worked);
      return worker;
    },
    effects: async () => (await testDatabase.database.select().from(effects)).map(({ job }) => job),
    /** State and attempts of a job, and the seconds until its next one. */
    async read(id: string) {
      const { rows } = await testDatabase.pool.query<{ state: string; attempts: number; wait: number }>(
        'select state, retry_count as attempts, extract(epoch from start_after - now())::float as wait from pgboss.job where id = $1',
        [id],
      );
      return rows[0];
    },
  };
}
