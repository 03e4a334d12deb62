import type { JsonLd, JsonLdContext, PersonCard, Program } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { programReference } from '../ui/program-reference.ts';
import { languageTags } from '../ui/video-json-ld.ts';

const persons = (people: readonly PersonCard[], { pageAt }: JsonLdContext) =>
  people.map(({ id, name }): JsonLd => {
    const url = pageAt(paths.person.href(id));
    return { '@type': 'Person', '@id': url, url, name };
  });

const ofKind = ({ kind, year, durationMinutes, seasons }: Program): JsonLd =>
  kind === 'movie'
    ? { dateCreated: String(year), duration: `PT${durationMinutes}M` }
    : {
        startDate: String(year),
        numberOfSeasons: seasons.length,
        numberOfEpisodes: seasons.reduce((sum, { episodes }) => sum + episodes.length, 0),
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
  inLanguage: languageTags(program.audioLanguages),
  director: persons(program.directors, context),
  actor: persons(program.cast, context),
  isAccessibleForFree: program.access === 'free',
  ...aggregateRating(program.memberRating),
  ...ofKind(program),
  potentialAction: {
    '@type': 'WatchAction',
    target: context.pageAt(paths.episode.href(program.id, program.firstEpisodeId)),
  },
});
