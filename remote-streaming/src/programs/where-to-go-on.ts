import type { EpisodeCard, Season } from '@sahra/shared/facade';
import { isWatched, resumeAt, type Watched } from '@sahra/shared/guest-list/progress-rules';

/** What the play button of a program opens. */
export interface WhereToGoOn {
  episode: EpisodeCard;
  /** From where it plays; 0 is the beginning. */
  seconds: number;
  /** Whether anything of the program was watched that is not over yet. */
  isBegun: boolean;
}

/**
 * Where somebody goes on with a program: in what they watched last; after its end with the next episode that they have
 * not seen; from the beginning where they have seen nothing, or the last episode.
 */
export function whereToGoOn(
  seasons: readonly Season[],
  watchedOf: (episodeId: number) => (Watched & { watchedAt: string }) | undefined,
): WhereToGoOn | undefined {
  const episodes = seasons.flatMap((season) => season.episodes);
  const [first] = episodes;
  if (!first) return undefined;
  const progressOf = ({ id, creditsAt }: EpisodeCard) => {
    const watched = watchedOf(id);
    return watched && { ...watched, creditsAt };
  };
  const moment = ({ id }: EpisodeCard) => watchedOf(id)?.watchedAt ?? '';
  const last = episodes.reduce((latest, episode) => (moment(episode) > moment(latest) ? episode : latest), first);
  const watched = progressOf(last);
  if (!watched) return { episode: first, seconds: 0, isBegun: false };
  if (!isWatched(watched)) return { episode: last, seconds: resumeAt(watched), isBegun: true };
  const isSeen = (episode: EpisodeCard) => {
    const seen = progressOf(episode);
    return seen !== undefined && isWatched(seen);
  };
  const next = episodes.slice(episodes.indexOf(last) + 1).find((episode) => !isSeen(episode));
  return next
    ? { episode: next, seconds: resumeAt(progressOf(next)), isBegun: true }
    : { episode: first, seconds: 0, isBegun: false };
}
