import { useRef, useState } from 'react';

export type Lookup<T> =
  | { state: 'idle' }
  | { state: 'loading'; previous?: T }
  | { state: 'done'; result: T }
  | { state: 'failed'; error: unknown };

/**
 * Reads something because the visitor did something (typed, opened a menu): call `run` in the event's handler. A newer
 * call aborts the older one, so that a late answer never replaces a newer one.
 */
export function useLookup<A extends unknown[], T>(load: (signal: AbortSignal, ...args: A) => Promise<T>) {
  const [lookup, setLookup] = useState<Lookup<T>>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  const stop = () => running.current?.abort();
  const run = async (...args: A) => {
    stop();
    const controller = (running.current = new AbortController());
    setLookup((last) => (last.state === 'done' ? { state: 'loading', previous: last.result } : { state: 'loading' }));
    try {
      const result = await load(controller.signal, ...args);
      if (!controller.signal.aborted) setLookup({ state: 'done', result });
    } catch (error) {
      if (!controller.signal.aborted) setLookup({ state: 'failed', error });
    }
  };
  const reset = () => {
    stop();
    setLookup({ state: 'idle' });
  };
  return { lookup, run, reset };
}
