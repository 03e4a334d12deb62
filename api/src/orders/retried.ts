import { setTimeout as sleep } from 'node:timers/promises';

/** PostgreSQL ended one of two that waited for each other, or could not put them into an order. */
const passing = new Set(['40P01', '40001']);
const ATTEMPTS = 4;
const PAUSE_MS = 20;

/** Of an error, or of what caused it: the query builder wraps the driver's. */
export function databaseCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : databaseCodeOf(error.cause);
}

/** Does something in the database again where it only stood in somebody's way; the last attempt's error is the caller's. */
export async function retried<T>(work: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (attempt === ATTEMPTS || !passing.has(databaseCodeOf(error) ?? '')) throw error;
    // Not all at once again.
    await sleep(PAUSE_MS * attempt * (1 + Math.random()));
    return retried(work, attempt + 1);
  }
}
