import type { Episode, EpisodeCard } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import type { Queue } from '../ui/playlists/load-queue.ts';

/** Where one goes on to from an episode. */
export interface Neighbor {
  href: string;
  title: string;
}

export interface Neighbors {
  previous: Neighbor | null;
  next: Neighbor | null;
}

/** What comes before an episode and after it: in the playlist that one plays through, else in its series. A watch party goes along. */
export function neighborsOf({ program, previous, next }: Episode, queue: Queue | null, party?: string): Neighbors {
  if (queue) {
    const { entries, index } = queue;
    return { previous: entries[index - 1] ?? null, next: entries[index + 1] ?? null };
  }
  const ofSeries = (other: EpisodeCard | null) =>
    other && { href: paths.episode.href(program.id, other.id, { party }), title: other.title };
  return { previous: ofSeries(previous), next: ofSeries(next) };
}
