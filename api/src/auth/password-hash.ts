import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { ApiFailure } from '../server/http/api-failure.ts';

/** argon2id as OWASP's cheat sheet has it: 19 MiB, two passes, no parallelism. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashes that wait: some seconds of work. Later ones are refused with 503. */
const MAX_WAITING = 100;

const tooBusy = () =>
  new ApiFailure(503, { code: 'unavailable', message: 'Too many people sign in just now; try again in a moment' }, 3);

/** Hashes and checks passwords, few at a time: one processor is left to those who only read. */
export class PasswordHasher {
  readonly #limit = pLimit(Math.max(1, availableParallelism() - 1));

  #take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#limit.pendingCount >= MAX_WAITING) throw tooBusy();
    return this.#limit(work);
  }

  async hash(password: string): Promise<string> {
    return await this.#take(() => hash(password, cost));
  }

  async verify(password: string, hashed: string): Promise<boolean> {
    return await this.#take(() => verify(hashed, password));
  }
}
