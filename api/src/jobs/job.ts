import type { z } from 'zod';
import type { Database, Transaction } from '../database/connect.ts';
import type { MediaStore } from '../media-store/media-store.ts';

/** What jobs need to know of the site. */
export interface JobSite {
  /** Where visitors reach it. */
  publicUrl: string;
  /** Address of the WebSub hub that is told of new posts; undefined: none is. */
  webSubHub: string | undefined;
}

/** What a job has while it runs. */
export interface JobContext {
  database: Database;
  media: MediaStore;
  site: JobSite;
  /** Aborted when the job has run for too long, or its process ends. */
  signal: AbortSignal;
  /**
   * Completes the job in a transaction of its work. Throws where the job is no longer this process's: it was cancelled, or another
   * process has taken it over.
   */
  complete: (tx: Transaction) => Promise<void>;
}

/** Something that happens later or again, in the worker process. */
export interface Job<Data extends object = object> {
  /** Names its queue: a job that waits is found by it, in a later release too. */
  name: string;
  /** What a job of this kind is told. Ids rather than what they stand for: it may run much later. */
  data: z.ZodType<Data>;
  /**
   * When it happens again by itself. `cron` is in UTC and has at most one date in each `slotSeconds` (3600 for a job of every hour):
   * in each such span the job is sent once, whatever happens to the processes.
   */
  schedule?: { cron: string; slotSeconds: number };
  /** How many of them one process takes, and runs, at once: 2 or more, 2 by default. */
  concurrency?: number;
  /** Its work, at least once: it may be repeated after a kill. With `once` around it its effect in the database happens once. */
  run(context: JobContext, data: Data): Promise<void>;
}

/** Work whose effect is in the database: it is committed together with the completion of its job, so it happens once. */
export const once =
  <Data extends object>(work: (tx: Transaction, data: Data) => Promise<void>) =>
  ({ database, complete }: JobContext, data: Data): Promise<void> =>
    database.transaction(async (tx) => {
      await work(tx, data);
      await complete(tx);
    });
