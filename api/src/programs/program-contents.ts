import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { writeLinks, writeRows } from '../contents/content-rows.ts';
import type { ContentKind, Written } from '../contents/write-contents.ts';
import {
  categoryPrograms,
  episodes,
  programGenres,
  programPeople,
  programs,
  programTags,
  sliderItems,
  topPrograms,
} from '../database/catalog-tables.ts';
import { clips } from '../database/clip-tables.ts';
import { contributions } from '../database/contribution-tables.ts';
import { playlistItems, programLikes, watchProgress, watchlistEntries } from '../database/library-tables.ts';
import type { Transaction } from '../database/connect.ts';
import { indexRows } from '../search/search-index.ts';
import { recountPrograms } from './program-counts.ts';

/** An episode as it is written; its slug says which of its program's it is. */
export type EpisodeContents = Omit<typeof episodes.$inferInsert, 'id' | 'programId' | 'updatedAt'>;

/** A program with everything that belongs to it; lists are in the order in which they are shown. */
export interface ProgramContents extends Omit<
  Written<typeof programs>,
  'firstEpisodeId' | 'episodeCount' | 'languages' | 'popularity'
> {
  readonly genreIds: readonly number[];
  readonly tagIds: readonly number[];
  readonly directorIds: readonly number[];
  readonly castIds: readonly number[];
  readonly categories: readonly { readonly categoryId: number; readonly position: number }[];
  readonly episodes: readonly EpisodeContents[];
}

interface Stored {
  readonly id: number;
  readonly program: ProgramContents;
}

/** Writes the episodes of programs. Those that stay keep their ids, and with them how far members have watched. */
async function writeEpisodes(tx: Transaction, stored: readonly Stored[]): Promise<number[]> {
  const programIds = stored.map(({ id }) => id);
  const ofPrograms = inArray(episodes.programId, programIds);
  const { id, programId, slug, updatedAt } = episodes;
  const before = await tx.select({ id, programId, slug }).from(episodes).where(ofPrograms);
  const known = new Map(before.map((row) => [`${row.programId} ${row.slug}`, row.id]));
  const rows = stored.flatMap((owner) =>
    owner.program.episodes.map((episode) => ({
      ...episode,
      programId: owner.id,
      id: known.get(`${owner.id} ${episode.slug}`),
    })),
  );
  const stay = rows.flatMap((row) => row.id ?? []);
  const gone = await tx
    .delete(episodes)
    .where(and(ofPrograms, notInArray(episodes.id, stay)))
    .returning({ programId });
  const written = await writeRows(tx, episodes, rows);
  await tx.execute(sql`
    update ${programs} set first_episode_id = own.first, episode_count = own.total, languages = own.languages from (
      select id, coalesce((array_agg(episode_id order by season_number, episode_number))[1], 0), count(episode_id)::int,
        array(select distinct unnest(audio_languages || subtitle_languages) from ${episodes} join ${clips} on ${clips.id} = clip_id where program_id = programs.id order by 1)
      from ${programs} left join (select id, program_id, season_number, episode_number from ${episodes}) as of_program
        (episode_id, program_id, season_number, episode_number) on program_id = id
      where ${inArray(programs.id, programIds)} group by id) as own (id, first, total, languages)
    where ${programs.id} = own.id
      and (first_episode_id, episode_count, ${programs.languages}) is distinct from (own.first, own.total, own.languages)`);
  const news = await tx
    .selectDistinct({ programId })
    .from(episodes)
    .where(and(inArray(episodes.id, written), eq(updatedAt, sql`now()`)));
  return [...gone, ...news].map((row) => row.programId);
}

/** Rows that link a program to others, numbered from one. */
const linksTo = <Row>(
  stored: readonly Stored[],
  idsOf: (program: ProgramContents) => readonly number[],
  row: (programId: number, id: number, position: number) => Row,
): Row[] => stored.flatMap(({ id, program }) => idsOf(program).map((other, index) => row(id, other, index + 1)));

async function writeParts(tx: Transaction, ids: readonly number[], items: readonly ProgramContents[]) {
  const stored = items.map((program, index) => ({ program, id: ids[index] ?? 0 }));
  // Where a program stands in a category is no news of the program.
  await writeLinks(
    tx,
    categoryPrograms,
    'programId',
    ids,
    stored.flatMap(({ id, program }) => program.categories.map((category) => ({ ...category, programId: id }))),
  );
  const genreLinks = linksTo(
    stored,
    ({ genreIds }) => genreIds,
    (programId, genreId, position) => ({ programId, genreId, position }),
  );
  const tagLinks = linksTo(
    stored,
    ({ tagIds }) => tagIds,
    (programId, tagId, position) => ({ programId, tagId, position }),
  );
  const peopleIn = (role: 'cast' | 'director', idsOf: (program: ProgramContents) => readonly number[]) =>
    linksTo(stored, idsOf, (programId, personId, position) => ({ programId, personId, role, position }));
  const people = [...peopleIn('director', (p) => p.directorIds), ...peopleIn('cast', (p) => p.castIds)];
  return [
    ...(await writeLinks(tx, programGenres, 'programId', ids, genreLinks)),
    ...(await writeLinks(tx, programTags, 'programId', ids, tagLinks)),
    ...(await writeLinks(tx, programPeople, 'programId', ids, people)),
    ...(await writeEpisodes(tx, stored)),
  ];
}

/** Films and series with their episodes. */
export const programKind: ContentKind<ProgramContents> = {
  table: programs,
  users: [
    sql`select ${watchlistEntries.programId} from ${watchlistEntries}`,
    sql`select ${programLikes.programId} from ${programLikes}`,
    sql`select ${playlistItems.programId} from ${playlistItems}`,
    sql`select ${episodes.programId} from ${episodes} join ${watchProgress} on ${watchProgress.episodeId} = ${episodes.id}`,
    sql`select thing_id from ${contributions} where thing_kind = 'program' and not is_demo`,
    sql`select ${episodes.programId} from ${episodes} join ${contributions} on thing_kind = 'episode' and thing_id = ${episodes.id} and not is_demo`,
    sql`select ${sliderItems.programId} from ${sliderItems}`,
    sql`select ${topPrograms.programId} from ${topPrograms}`,
  ],
  writeParts,
  unique: [
    {
      names: (program) => program.episodes.map(({ slug }) => slug),
      name: episodes.slug,
      owner: episodes.programId,
    },
  ],
  foundBy: async (_, ids) => ({ program: ids }),
  recount: recountPrograms,
  async retire(tx, ids) {
    const listed = await tx
      .update(programs)
      .set({ isListed: false, updatedAt: sql`now()` })
      .where(and(inArray(programs.id, ids), programs.isListed))
      .returning({ id: programs.id });
    const hidden = listed.map(({ id }) => id);
    await tx.delete(categoryPrograms).where(inArray(categoryPrograms.programId, hidden));
    await indexRows(tx, 'program', hidden);
    await recountPrograms(tx);
  },
};
