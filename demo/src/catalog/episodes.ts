import type { CatalogProgram } from './file-schemas.ts';

const EPISODE_MINUTES = 45;

export interface CatalogEpisode {
  readonly slug: string;
  readonly seasonNumber: number;
  readonly episodeNumber: number;
  readonly title: { readonly ar: string; readonly en: string };
  /** Name of its picture; a movie's only episode shows the movie's scene. */
  readonly sceneName: string;
}

export const minutesOf = (program: CatalogProgram): number =>
  program.kind === 'movie' ? program.minutes : EPISODE_MINUTES;

/** Episodes of a program, season by season; a movie is its only one. */
export function episodesOf(program: CatalogProgram): CatalogEpisode[] {
  const { slug } = program;
  if (program.kind === 'movie')
    return [{ slug: `${slug}-e1x1`, seasonNumber: 1, episodeNumber: 1, title: program.title, sceneName: slug }];
  return program.episodes.flatMap((season, seasonIndex) =>
    season.map((title, index) => {
      const name = `${slug}-e${seasonIndex + 1}x${index + 1}`;
      return { slug: name, seasonNumber: seasonIndex + 1, episodeNumber: index + 1, title, sceneName: name };
    }),
  );
}
