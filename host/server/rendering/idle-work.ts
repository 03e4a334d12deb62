type Work = () => Promise<void>;

/** What waits at most; what comes then is left. */
const MAX_WAITING = 50;

/** Does what nobody waits for: one thing after the other, at most one in `pauseMs`, and begins none while there is something else to do. */
export function createIdleWork(isIdle: () => boolean, pauseMs = 1000) {
  const waiting = new Set<Work>();
  let isPlanned = false;

  function plan(): void {
    if (isPlanned || waiting.size === 0) return;
    isPlanned = true;
    setTimeout(() => void next(), pauseMs).unref();
  }

  async function next(): Promise<void> {
    const [work] = waiting;
    if (work && isIdle()) {
      waiting.delete(work);
      await work().catch(() => undefined);
    }
    isPlanned = false;
    plan();
  }

  return function whenIdle(work: Work): void {
    if (waiting.size < MAX_WAITING) waiting.add(work);
    plan();
  };
}
