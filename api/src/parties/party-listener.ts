import { Client, type Pool } from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import { PARTY_CHANNEL } from './party-repository.ts';

/** Milliseconds between attempts to connect, at first and at most. */
const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 5000;

/** Hears which parties have changed, from whatever replica: a connection of its own, since it listens for as long as it lives. */
export class PartyListener {
  readonly #pool: Pool;
  readonly #logger: FastifyBaseLogger;
  readonly #onChange: (partyId: string | undefined) => void;
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #pause = FIRST_PAUSE;
  #isClosed = false;

  /** `onChange` is called with undefined where any may have changed: the connection is there again. */
  constructor(pool: Pool, logger: FastifyBaseLogger, onChange: (partyId: string | undefined) => void) {
    this.#pool = pool;
    this.#logger = logger;
    this.#onChange = onChange;
  }

  /** Connects; returns when it listens. Where that fails it goes on trying. */
  async open(): Promise<void> {
    const client = new Client({ ...this.#pool.options, keepAlive: true, application_name: 'sahra-parties' });
    this.#client = client;
    const lost = (error?: Error) => {
      if (this.#client !== client || this.#isClosed) return;
      this.#client = undefined;
      if (error) this.#logger.warn({ err: error }, 'The connection that hears of parties was lost');
      void client.end().catch(() => undefined);
      this.#timer = setTimeout(() => void this.open(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    };
    client.on('error', lost).on('end', () => lost());
    client.on('notification', ({ payload }) => this.#onChange(payload));
    try {
      await client.connect();
      await client.query(`listen ${PARTY_CHANNEL}`);
      this.#pause = FIRST_PAUSE;
      this.#onChange(undefined);
    } catch (error) {
      lost(error instanceof Error ? error : undefined);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }
}
