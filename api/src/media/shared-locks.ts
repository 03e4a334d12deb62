import type { Logger } from 'pino';
import type { Pool, PoolClient } from 'pg';

/**
 * Locks that all processes share, for work that takes longer than a transaction should. One connection holds all of a process's,
 * and the database gives them free when it ends.
 */
export class SharedLocks {
  readonly #pool: Pool;
  readonly #logger: Logger;
  #client: Promise<PoolClient> | undefined;
  readonly #held = new Set<string>();

  constructor(pool: Pool, logger: Logger) {
    this.#pool = pool;
    this.#logger = logger;
  }

  /** Whether the lock is ours now. Where the database does not answer, everybody has every lock: the work is worth doing twice. */
  async tryLock(name: string): Promise<boolean> {
    this.#held.add(name);
    try {
      const { rows } = await (
        await this.#connect()
      ).query<{ locked: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 1)) as locked', [name]);
      if (rows[0]?.locked) return true;
      this.#forget(name);
      return false;
    } catch (error) {
      this.#logger.warn({ err: error, name }, 'A lock cannot be asked for');
      this.#drop(true);
      return true;
    }
  }

  async unlock(name: string): Promise<void> {
    try {
      await (await this.#connect()).query('select pg_advisory_unlock(hashtextextended($1, 1))', [name]);
    } catch {
      // With its connection the lock is gone too.
      this.#drop(true);
    }
    this.#forget(name);
  }

  #connect(): Promise<PoolClient> {
    this.#client ??= this.#pool.connect();
    return this.#client;
  }

  #forget(name: string): void {
    this.#held.delete(name);
    if (this.#held.size === 0) this.#drop(false);
  }

  #drop(isBroken: boolean): void {
    const client = this.#client;
    this.#client = undefined;
    void client?.then(
      (opened) => opened.release(isBroken),
      () => undefined,
    );
  }
}
