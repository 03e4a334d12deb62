import { expect, it } from 'vitest';
import { program, programCard, seriesCard } from '../ui/program-samples.ts';
import { whereToGoOn } from './where-to-go-on.ts';

const series = program(seriesCard(8)).seasons;
/** The same, whose credits begin after 20 seconds. */
const credited = series.map((season) => ({
  ...season,
  episodes: season.episodes.map((episode) => ({ ...episode, creditsAt: 20 })),
}));
const film = program(programCard(7)).seasons.map((season) => ({ ...season, episodes: season.episodes.slice(0, 1) }));

/** What was watched, the newest last: seconds of 30 by the id of an episode. */
function after(...seen: (readonly [episodeId: number, seconds: number])[]) {
  const known = new Map(
    seen.map(([id, seconds], at) => [id, { seconds, durationSeconds: 30, watchedAt: `2026-11-23T09:0${at}:00.000Z` }]),
  );
  return (id: number) => known.get(id);
}

it.each([
  ['nothing', series, after(), [801, 0, false]],
  ['half an episode', series, after([801, 15]), [801, 15, true]],
  ['one second of it', series, after([801, 1]), [801, 0, true]],
  ['an episode', series, after([801, 30]), [802, 0, true]],
  ['an episode and ten seconds of the next', series, after([801, 30], [802, 10]), [802, 10, true]],
  ['an episode to its credits', credited, after([801, 21]), [802, 0, true]],
  ['an episode to just before them', credited, after([801, 19]), [801, 19, true]],
  ['an episode, and the next one to its credits', credited, after([802, 21], [801, 30]), [803, 0, true]],
  ['the last one of a season', series, after([804, 29]), [805, 0, true]],
  ['one, then the one before it', series, after([803, 12], [802, 30]), [803, 12, true]],
  ['two, then the one before them again', series, after([802, 30], [803, 30], [801, 30]), [804, 0, true]],
  ['everything', series, after([812, 30]), [801, 0, false]],
  ['half a film', film, after([701, 12]), [701, 12, true]],
  ['a film', film, after([701, 29]), [701, 0, false]],
] as const)('Viewer who has watched %s goes on there', (_, seasons, watchedOf, expected) => {
  const found = whereToGoOn(seasons, watchedOf);
  expect(found && [found.episode.id, found.seconds, found.isBegun]).toEqual(expected);
});
