import type { JsonLd, JsonLdContext, PersonCard, Program } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { programReference } from '../ui/program-reference.ts';

const persons = (people: readonly PersonCard[]) => people.map(({ name }): JsonLd => ({ '@type': 'Person', name }));

const ofKind = ({ kind, year, durationMinutes, seasons }: Program): JsonLd =>
  kind === 'movie'
    ? { dateCreated: String(year), duration: `PT${durationMinutes}M` }
    : {
        startDate: String(year),
        numberOfSeasons: seasons.length,
        containsSeason: seasons.map(({ number, episodes }) => ({
          '@type': 'TVSeason',
          seasonNumber: number,
          numberOfEpisodes: episodes.length,
        })),
      };

/** What reviewers think; of the editors' rating nobody knows how many gave it. */
const aggregateRating = ({ average, count }: Program['memberRating']): JsonLd =>
  average === null
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: average,
          reviewCount: count,
          bestRating: 5,
          worstRating: 1,
        },
      };

/** A program in schema.org terms. */
export const programJsonLd = (program: Program, context: JsonLdContext): JsonLd => ({
  ...programReference(program, context),
  description: program.tagline,
  image: context.pictureAt(program.scene),
  genre: program.genres.map(({ name }) => name),
  director: persons(program.directors),
  actor: persons(program.cast),
  isAccessibleForFree: true,
  ...aggregateRating(program.memberRating),
  ...ofKind(program),
  potentialAction: {
    '@type': 'WatchAction',
    target: context.pageAt(paths.episode.href(program.id, program.firstEpisodeId)),
  },
});
