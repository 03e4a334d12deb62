const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 4000;
/** So many tries in a row tell that the connection is gone; one is a hiccup. */
const TRIES_UNTIL_GONE = 2;

/** Waits between tries to reach something, ever longer ones, and tells whether it is out of reach. */
export function createWaits() {
  let isGone = false;
  const listeners = new Set<() => void>();
  const waiting = new Set<() => void>();
  const tell = (gone: boolean) => {
    if (gone === isGone) return;
    isGone = gone;
    for (const listener of listeners) listener();
  };
  const tryNow = () => {
    for (const wake of [...waiting]) wake();
  };
  return {
    succeed: () => tell(false),
    /** After so many failures in a row; ends at once where the browser is back on line, or `tryNow` is called. */
    wait: (failures: number, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        if (failures + 1 >= TRIES_UNTIL_GONE) tell(true);
        const end = () => {
          clearTimeout(timer);
          waiting.delete(wake);
          window.removeEventListener('online', wake);
          signal.removeEventListener('abort', stop);
        };
        const wake = () => {
          end();
          resolve();
        };
        const stop = () => {
          end();
          reject(new DOMException('No longer wanted', 'AbortError'));
        };
        const timer = setTimeout(wake, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures));
        waiting.add(wake);
        window.addEventListener('online', wake);
        signal.addEventListener('abort', stop);
        if (signal.aborted) stop();
      }),
    connection: {
      isGone: () => isGone,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      tryNow,
    },
  };
}
