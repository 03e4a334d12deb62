import { useRef } from 'react';
import { useApp } from '@sahra/shared/facade';
import type { Watched } from '@sahra/shared/guest-list/progress-rules';

/** Seconds of film after which an episode counts as viewed; of a shorter one half. */
const VIEWED_AFTER = 10;
/** The fastest that a film plays: what is passed in less time was skipped. */
const MAX_SPEED = 2;

/** What is known of the episode since the last report. */
interface Viewing {
  episodeId: number;
  /** Where the viewer was, in seconds of film. */
  seconds: number;
  /** Milliseconds since the document was opened. */
  at: number;
  /** Seconds of film that have played. */
  played: number;
  isCounted: boolean;
}

/**
 * Counts a view of an episode when some of it really played; the api counts each viewer once a day. To be called with each report of
 * the player. Where counting fails nothing is said, and the next report tries again.
 *
 * @param startSeconds where the film begins, in seconds.
 */
export function useViewCount(episodeId: number, startSeconds: number): (reached: Watched, isLeaving: boolean) => void {
  const { api } = useApp();
  const viewing = useRef<Viewing>(undefined);
  return ({ seconds, durationSeconds }, outlivesPage) => {
    const began = { episodeId, seconds: startSeconds, at: 0, played: 0, isCounted: false };
    const known = viewing.current?.episodeId === episodeId ? viewing.current : began;
    const at = performance.now();
    const passed = Math.min(Math.max(seconds - known.seconds, 0), ((at - known.at) / 1000) * MAX_SPEED);
    const current = { ...known, seconds, at, played: known.played + passed };
    viewing.current = current;
    if (current.isCounted || current.played < Math.min(VIEWED_AFTER, durationSeconds / 2)) return;
    current.isCounted = true;
    api
      .post('/episodes/{episodeId}/views', { params: { episodeId }, outlivesPage })
      .catch(() => (current.isCounted = false));
  };
}
