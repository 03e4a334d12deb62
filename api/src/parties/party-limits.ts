import type { Database } from '../database/connect.ts';
import { consumeRateLimit, enforceRateLimit, hourMs, type RateLimit } from '../server/limits/rate-limit.ts';

const minuteMs = hourMs / 60;
/** Of one network: many households may share one address. */
const partiesOfCaller: RateLimit = { burst: 10, refillMs: 5 * minuteMs };
/** A party whose replica is gone comes back at once, with all who share an address. */
const arrivalsOfCaller: RateLimit = { burst: 120, refillMs: 1000 };
const textsOfPerson: RateLimit = { burst: 8, refillMs: 1500 };
const textsOfCaller: RateLimit = { burst: 60, refillMs: 400 };

/** Counts a new party; beyond the limit 429. */
export const enforcePartyLimit = (database: Database, callerHash: string) =>
  database.transaction((tx) => enforceRateLimit(tx, `parties from ${callerHash}`, partiesOfCaller));

/** Counts somebody who comes in; false beyond the limit. */
export const mayArrive = (database: Database, callerHash: string) =>
  database.transaction(
    async (tx) => !(await consumeRateLimit(tx, `party arrivals from ${callerHash}`, arrivalsOfCaller)),
  );

/** Counts a text; false beyond the limit of its author or of their network. */
export const mayWrite = (database: Database, callerHash: string, personId: number) =>
  database.transaction(
    async (tx) =>
      !(await consumeRateLimit(tx, `party texts of ${personId}`, textsOfPerson)) &&
      !(await consumeRateLimit(tx, `party texts from ${callerHash}`, textsOfCaller)),
  );

/** Messages of any kind on one connection: a program that sends more is no browser of ours. */
const BURST = 60;
const PER_SECOND = 15;

/** Counts messages of one connection in this process, before anything is done with them. */
export class MessageBudget {
  #left = BURST;
  #at = Date.now();

  /** False where there is none left. */
  take(): boolean {
    const now = Date.now();
    this.#left = Math.min(BURST, this.#left + ((now - this.#at) / 1000) * PER_SECOND);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
