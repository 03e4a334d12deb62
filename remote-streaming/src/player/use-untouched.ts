import { useEffect, useRef } from 'react';

/** How many episodes in a row end without a sign of anybody before it is asked whether somebody is there. */
export const UNTOUCHED_EPISODES = 3;

/**
 * Counts episodes that played by themselves, one after the other: `before` of them before this one. Returns how many they are with
 * this one; none as soon as somebody presses a key or the page.
 */
export function useUntouched(before: number): () => number {
  const isTouched = useRef(false);
  useEffect(() => {
    const touch = () => (isTouched.current = true);
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, touch, { capture: true });
    return () => {
      for (const event of events) window.removeEventListener(event, touch, { capture: true });
    };
  }, []);
  return () => (isTouched.current ? 0 : before + 1);
}
