import { useSyncExternalStore } from 'react';

/** How far the photos of a form are that is on its way. */
export interface PhotoProgress {
  /** Which one is being sent, from 1. */
  number: number;
  count: number;
  /** How much of that one was sent, from 0 to 1. */
  fraction: number;
}

let progress: PhotoProgress | null = null;
const listeners = new Set<() => void>();

/** Tells the form; null: nothing is on its way. On the server, which all visitors share, nobody watches. */
export function tellPhotoProgress(next: PhotoProgress | null): void {
  if (typeof window === 'undefined') return;
  progress = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How far the photos are; a page sends one form at a time. */
export const usePhotoProgress = (): PhotoProgress | null =>
  useSyncExternalStore(
    subscribe,
    () => progress,
    () => null,
  );
