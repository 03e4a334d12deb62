import { eq, inArray } from 'drizzle-orm';
import { episodes, programs } from '../database/catalog-tables.ts';
import { selectText } from '../database/localized.ts';
import type { ReadHits } from '../search/search-noun.ts';
import { episodeAccess } from './episode-cards.ts';
import { pictureOf } from '../server/http/read-context.ts';

/** Episodes as search shows them, outside of their program's page. */
export const findEpisodesFound: ReadHits = async (context, ids, language) => {
  const rows = await context.database
    .select({
      id: episodes.id,
      seasonNumber: episodes.seasonNumber,
      episodeNumber: episodes.episodeNumber,
      title: selectText(episodes.title, language),
      durationMinutes: episodes.durationMinutes,
      access: episodeAccess,
      sceneName: episodes.sceneName,
      sceneColor: episodes.sceneColor,
      program: { id: programs.id, title: selectText(programs.title, language) },
    })
    .from(episodes)
    .innerJoin(programs, eq(programs.id, episodes.programId))
    .where(inArray(episodes.id, ids));
  return new Map(
    rows.map(({ sceneName, sceneColor, ...row }) => {
      const scene = pictureOf(context, 'scene', sceneName, sceneColor);
      return [row.id, { type: 'episode', episode: { ...row, scene } }];
    }),
  );
};
