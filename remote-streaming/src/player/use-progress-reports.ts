import { useEffect, useEffectEvent, useRef } from 'react';

/** Where in the film the viewer is. */
export interface Reached {
  seconds: number;
  durationSeconds: number;
}

/** Seconds of film between two reports while it plays. */
const interval = 10;
/** Less is not worth a report. */
const least = 1;

/** Tells how far the viewer is: every ten seconds of film, when they pause, at the end, and when they leave; never twice the same. */
export function useProgressReports(startSeconds: number, onProgress?: (reached: Reached, isLeaving: boolean) => void) {
  const told = useRef(startSeconds);
  const now = useRef<Reached>(undefined);

  const tell = (isLeaving = false) => {
    const reached = now.current;
    if (!reached || !Number.isFinite(reached.durationSeconds) || Math.abs(reached.seconds - told.current) < least)
      return;
    told.current = reached.seconds;
    onProgress?.(reached, isLeaving);
  };
  const reach = (reached: Reached) => {
    now.current = reached;
    if (Math.abs(reached.seconds - told.current) >= interval) tell();
  };

  const leave = useEffectEvent(() => tell(true));
  // The page may be hidden or taken away at any moment: the browser says so outside of React.
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, []);
  return { reach, tell: () => tell() };
}
