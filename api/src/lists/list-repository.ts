import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { ProgramCard } from '@sahra/shared/schemas/catalog';
import type { Page } from '@sahra/shared/schemas/common';
import { type ListId, listIds, type ProgramList } from '@sahra/shared/schemas/program-lists';
import { asc, eq } from 'drizzle-orm';
import { programs, topPrograms } from '../database/catalog-tables.ts';
import { findProgramIds, type ProgramSelection } from '../programs/list-programs.ts';
import { findCards, listCards } from '../programs/program-cards.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import type { ReadContext } from '../server/http/read-context.ts';

/** No list is longer: it shows the best of something, not all of it. */
const MOST = 60;
/** How many of each list the overview shows. */
const SHOWN = 12;

/** What is in each list. The ten most watched are chosen, not selected. */
const selections: Readonly<Record<Exclude<ListId, 'top-ten'>, ProgramSelection>> = {
  new: { sort: 'newest' },
  popular: { sort: 'popular', isWatched: true },
  'top-rated': { sort: 'rating' },
  'short-films': { kind: 'movie', length: 'short', sort: 'rating' },
  classics: { yearTo: 1979, sort: 'rating' },
  'for-all-ages': { maturity: 'all', sort: 'rating' },
  'for-subscribers': { access: 'subscriber', sort: 'newest' },
  'new-videos': { kind: 'video', sort: 'newest' },
};

async function findTopTen({ database }: ReadContext, query: PageQuery) {
  const rows = await database
    .select({ id: topPrograms.programId })
    .from(topPrograms)
    .innerJoin(programs, eq(programs.id, topPrograms.programId))
    .where(programs.isListed.getSQL())
    .orderBy(asc(topPrograms.position));
  const { limit, offset } = limitOf(query);
  return { ids: rows.slice(offset, offset + limit).map(({ id }) => id), total: rows.length };
}

async function findIds(context: ReadContext, list: ListId, query: PageQuery, language: LanguageCode) {
  if (list === 'top-ten') return findTopTen(context, query);
  const { offset } = limitOf(query);
  if (offset >= MOST) {
    const { total } = await findProgramIds(context, selections[list], { ...query, page: 1 }, language);
    return { ids: [], total: Math.min(total, MOST) };
  }
  const { ids, total } = await findProgramIds(context, selections[list], query, language);
  return { ids: ids.slice(0, MOST - offset), total: Math.min(total, MOST) };
}

/** A page of one list. */
export async function readList(
  context: ReadContext,
  list: ListId,
  query: PageQuery,
  language: LanguageCode,
): Promise<Page<ProgramCard>> {
  const { ids, total } = await findIds(context, list, query, language);
  return toPage(await listCards(context, ids, language), total, query);
}

/** Every list that has something in it, with its first few. */
export async function listLists(
  context: ReadContext,
  query: PageQuery,
  language: LanguageCode,
): Promise<Page<ProgramList>> {
  const found = await Promise.all(
    listIds.map(async (id) => ({ id, ...(await findIds(context, id, { page: 1, pageSize: SHOWN }, language)) })),
  );
  const { limit, offset } = limitOf(query);
  const lists = found.filter(({ total }) => total > 0);
  const shown = lists.slice(offset, offset + limit);
  const cards = await findCards(context, [...new Set(shown.flatMap(({ ids }) => ids))], language);
  const items = shown.map(({ id, ids, total }) => ({ id, total, programs: ids.flatMap((of) => cards.get(of) ?? []) }));
  return toPage(items, lists.length, query);
}
