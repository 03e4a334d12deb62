import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Whole seconds that are left of a time while it counts; `onEnd` when there are none. A pause takes nothing of it. */
export function useCountdown(seconds: number, counts: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const rest = useRef(seconds * 1000);
  const end = useEffectEvent(onEnd);
  // A clock outside React.
  useEffect(() => {
    if (!counts) return;
    const until = performance.now() + rest.current;
    const timer = setInterval(() => {
      rest.current = Math.max(0, until - performance.now());
      setLeft(Math.ceil(rest.current / 1000));
      if (rest.current > 0) return;
      clearInterval(timer);
      end();
    }, 250);
    return () => clearInterval(timer);
  }, [counts]);
  return left;
}
