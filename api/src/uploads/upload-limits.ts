import { ApiFailure } from '../server/http/api-failure.ts';
import { hourMs, type RateLimit } from '../server/limits/rate-limit.ts';

/** Uploads of one person. */
export const uploadsOfPerson: RateLimit = { burst: 30, refillMs: hourMs / 60 };

/** So many uploads at once: each has a file that is open, and waits for its turn to be decoded. */
const MAX_UNDER_WAY = 100;

/** The uploads that a process receives at once, whatever they are for. */
export class UploadTurns {
  #underWay = 0;

  /** Does the work of an upload; refuses it where too many are under way. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#underWay >= MAX_UNDER_WAY)
      throw new ApiFailure(
        503,
        { code: 'unavailable', message: 'Many pictures are being uploaded; try again in a moment' },
        5,
      );
    this.#underWay += 1;
    try {
      return await work();
    } finally {
      this.#underWay -= 1;
    }
  }
}
