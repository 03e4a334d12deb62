import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** When a film stops by itself: after so many minutes, at a time of `Date.now()`, or with its episode. Null: it does not. */
export type Sleep = { minutes: number; at: number } | 'episode' | null;

export const sleepMinutes = [15, 30, 60] as const;

let chosen: Sleep = null;
const listeners = new Set<() => void>();

/** For this tab, until it is over: one episode may follow the other meanwhile. */
export function setSleep(next: Sleep): void {
  chosen = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useSleep = (): Sleep =>
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => null,
  );

/** Tells when the chosen time is over, once. What was chosen for one episode ends with its player. */
export function useSleepTimer(isEnded: boolean, onTime: () => void): void {
  const sleep = useSleep();
  const tell = useEffectEvent(() => {
    // Between two episodes there is nothing to stop but the next one.
    setSleep(isEnded ? 'episode' : null);
    onTime();
  });
  useEffect(() => {
    if (sleep === null || sleep === 'episode') return undefined;
    const timer = setTimeout(tell, sleep.at - Date.now());
    return () => clearTimeout(timer);
  }, [sleep]);
  useEffect(
    () => () => {
      if (chosen === 'episode') setSleep(null);
    },
    [],
  );
}
