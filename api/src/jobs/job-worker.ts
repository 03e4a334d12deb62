import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { type ConstructorOptions, fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database, Transaction } from '../database/connect.ts';
import type { MediaStore } from '../media-store/media-store.ts';
import type { Job, JobSite } from './job.ts';
import { countChanged } from './job-queue.ts';

/** How often jobs of killed processes are looked for, and jobs counted, by one of all workers. */
const SUPERVISE_SECONDS = 10;
/** Jobs under way get this long when the process ends; then they are given back. */
const FINISH_WITHIN_MS = 2_500;

export interface WorkerParts {
  databaseUrl: string;
  database: Database;
  media: MediaStore;
  site: JobSite;
  logger: Logger;
  /** Other intervals and another clock, in tests. */
  options?: ConstructorOptions;
}

/** Does jobs for as long as the process lives; any number of processes do so at once. */
export class JobWorker {
  readonly #boss: PgBoss;
  readonly #parts: WorkerParts;

  constructor(parts: WorkerParts) {
    this.#parts = parts;
    this.#boss = new PgBoss({
      connectionString: parts.databaseUrl,
      // Its own connections: a heartbeat does not wait for what the jobs do.
      max: 3,
      migrate: false,
      superviseIntervalSeconds: SUPERVISE_SECONDS,
      monitorIntervalSeconds: SUPERVISE_SECONDS,
      ...parts.options,
    });
    this.#boss.on('error', (error) => parts.logger.warn({ err: error }, 'The job queue cannot be reached'));
    this.#boss.on('warning', ({ message }) => parts.logger.warn({ warning: message }, 'The job queue warns'));
  }

  async start(jobs: readonly Job[]): Promise<void> {
    await this.#boss.start();
    for (const job of jobs)
      await this.#boss.work(
        job.name,
        { includeMetadata: true, perJobResults: true, batchSize: job.concurrency ?? 2, burstWhenBatchFull: true },
        (claimed) => Promise.all(claimed.map((each) => this.#run(job, each))),
      );
  }

  /** Takes no more jobs, and lets what is under way finish. */
  stop(): Promise<void> {
    return this.#boss.stop({ timeout: FINISH_WITHIN_MS });
  }

  /** How many jobs of each queue wait, run, and were given up within the last week; at most some seconds old. */
  async count(): Promise<{ queue: string; waiting: number; active: number; failed: number }[]> {
    const queues = await this.#boss.getQueues();
    return queues
      .filter(({ name }) => !name.startsWith('__pgboss'))
      .map(({ name, queuedCount, activeCount, failedCount }) => ({
        queue: name,
        waiting: queuedCount,
        active: activeCount,
        failed: failedCount,
      }));
  }

  async #run(job: Job, claimed: JobWithMetadata<unknown>): Promise<JobResult> {
    const { id } = claimed;
    const { database, media, site, logger } = this.#parts;
    const complete = async (tx: Transaction) => {
      const completed = await this.#boss.complete(job.name, claimed, undefined, { db: fromDrizzle(tx, sql) });
      if (countChanged(completed) === 0) throw new Error('The job was cancelled, or another process has it');
    };
    try {
      await job.run({ database, media, site, signal: claimed.signal, complete }, job.data.parse(claimed.data));
      return { id, status: 'completed' };
    } catch (error) {
      const facts = { err: error, job: job.name, id, attempt: claimed.retryCount + 1 };
      if (claimed.retryCount < claimed.retryLimit) logger.warn(facts, 'A job failed and is tried again');
      else logger.error(facts, 'A job was given up');
      // The row has the name only: the text of an error may hold what a person wrote.
      return { id, status: 'failed', output: { name: error instanceof Error ? error.name : typeof error } };
    }
  }
}
