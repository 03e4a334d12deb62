import { TransientRefusal } from '../release/registry-changes.ts';

/** Asks again and again until `isSo`; says once what it waits for. */
export async function until(what: string, isSo: () => Promise<boolean>, everyMs = 1000): Promise<void> {
  for (let isSaid = false; !(await isSo().catch(() => false)); isSaid = true) {
    if (!isSaid) console.log(`waiting for ${what} …`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 60_000;

/** Does what may be refused, again and again while the refusal is transient, less and less often. Throws any other error. */
export async function untilFinal<T>(
  work: () => Promise<T>,
  say: (text: string) => void,
  firstMs = FIRST_RETRY_MS,
): Promise<T> {
  for (let waitMs = firstMs; ; waitMs = Math.min(2 * waitMs, LAST_RETRY_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof TransientRefusal)) throw error;
      say(`Not now: ${error.message}. The next try is in ${Math.ceil(waitMs / 1000)} s`);
    }
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

/** Ends this process on request, or with the one that started it, after `work`. */
export function onEnd(work: () => unknown): void {
  const end = async () => {
    await work();
    process.exit(0);
  };
  process.once('SIGTERM', () => void end());
  process.once('SIGINT', () => void end());
  process.once('disconnect', () => void end());
}
