import { useEffect } from 'react';
import { useRevalidator } from '@sahra/shared/facade';
import type { Queue } from './load-queue.ts';

/** The playlist that one plays through, once it is known: the server cannot see those that the browser stores. */
export function useQueue(loaded: Queue | 'unknownDevice' | null): Queue | null {
  const { revalidate } = useRevalidator();
  const isUnknown = loaded === 'unknownDevice';
  useEffect(() => {
    if (isUnknown) void revalidate();
  }, [isUnknown, revalidate]);
  return isUnknown ? null : loaded;
}
