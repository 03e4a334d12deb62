import type { ProgramSort, VideoType } from '@sahra/shared/facade';
import { chosenOf, readGenre } from './program-filter.ts';

export const videoTypes = ['trailer', 'clip', 'interview'] as const satisfies readonly VideoType[];
/** Orders of videos beside the newest first. */
export const videoSorts = ['popular', 'title'] as const satisfies readonly ProgramSort[];

/** What an address asks for of the videos. */
export interface VideoFilter {
  type?: VideoType | undefined;
  /** Slugs, separated by commas. */
  genre?: string | undefined;
  sort?: (typeof videoSorts)[number] | undefined;
}

/** What an address asks for; what it asks for that does not exist is left out. */
export const readVideoFilter = (parameters: URLSearchParams): VideoFilter => ({
  type: chosenOf(parameters, 'type', videoTypes),
  genre: readGenre(parameters),
  sort: chosenOf(parameters, 'sort', videoSorts),
});
