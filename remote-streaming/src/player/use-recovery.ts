import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useEngineError } from './engine/engine-video.tsx';
import { usePlayback, usePlayerActions } from './engine/engine.tsx';
import type { FilmSource } from './source/film-source.ts';
import {
  faultOf,
  recoveryOf,
  SKIPPED_SECONDS,
  STALL_STEP_MS,
  stallStep,
  type PlaybackFault,
} from './source/recovery.ts';

/** True while what the film comes from cannot be reached. */
export const useIsGone = ({ connection }: FilmSource) =>
  useSyncExternalStore(connection.subscribe, connection.isGone, () => false);

/** A film that waits without getting anything is woken up, then started afresh; true when it has waited for long. */
function useStall(source: FilmSource, isWaiting: boolean, restart: () => void): boolean {
  const { seekBy } = usePlayerActions();
  const [isStalled, setIsStalled] = useState(false);
  const look = useEffectEvent((steps: number) => {
    const step = stallStep(steps, { silenceMs: source.silence(), isGone: source.connection.isGone() });
    if (step === 'nudge') seekBy(0.1);
    if (step === 'restart') restart();
    if (step === 'say') setIsStalled(true);
  });
  // A clock outside React.
  useEffect(() => {
    if (!isWaiting) return;
    let steps = 0;
    const timer = setInterval(() => look((steps += 1)), STALL_STEP_MS);
    return () => {
      clearInterval(timer);
      setIsStalled(false);
    };
  }, [isWaiting]);
  return isStalled;
}

interface RecoveryOptions {
  source: FilmSource;
  /** Starts the film anew, so many seconds further on than it was. */
  restart: (ahead: number) => void;
  onSkipped: () => void;
}

/** Keeps the film going where it can be kept going, and says what is wrong where not. */
export function useRecovery({ source, restart, onSkipped }: RecoveryOptions) {
  const { isWaiting, isPaused } = usePlayback();
  const engineError = useEngineError();
  const isGone = useIsGone(source);
  const failures = useRef<number[]>([]);
  const [isDamaged, setIsDamaged] = useState(false);
  const isStalled = useStall(source, isWaiting && !isPaused, () => restart(0));

  /** Its second argument are the playlists of the picture, the one that played first. */
  const onMediaError = (code: number | undefined, [playing, ...others]: string[]) => {
    if (code !== MediaError.MEDIA_ERR_DECODE) return setIsDamaged(true);
    failures.current.push(Date.now());
    const recovery = recoveryOf(failures.current);
    if (recovery === 'giveUp') return setIsDamaged(true);
    if (recovery === 'otherQuality' && playing && others.length > 0) source.leaveOut(playing);
    if (recovery === 'skip') onSkipped();
    restart(recovery === 'skip' ? SKIPPED_SECONDS : 0);
  };
  const fault: PlaybackFault | null = isDamaged
    ? 'damaged'
    : engineError !== null
      ? faultOf(engineError, source.hasMissed())
      : isWaiting && isGone
        ? 'offline'
        : isStalled
          ? 'stalled'
          : null;
  const retry = () => {
    if (fault === 'offline') return source.connection.tryNow();
    failures.current = [];
    setIsDamaged(false);
    restart(fault === 'damaged' ? SKIPPED_SECONDS : 0);
  };
  return { fault, onMediaError, retry };
}
