import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { maturities, type ProgramCard } from '@sahra/shared/schemas/catalog';
import type { Page } from '@sahra/shared/schemas/common';
import type { ProgramLength, ProgramQuery, ProgramSort } from '@sahra/shared/schemas/program-lists';
import { and, arrayContains, asc, between, desc, eq, gt, gte, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { totalOf } from '../contents/list-totals.ts';
import { genres, programGenres, programs, programTags, tags } from '../database/catalog-tables.ts';
import { sortKey } from '../database/sort-keys.ts';
import { type PageQuery, readFromNearerEnd, toPage } from '../server/http/paging.ts';
import { currentLimit } from '../profiles/limited-database.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { listCards } from './program-cards.ts';

/** Which programs a list holds, and in which order. */
export interface ProgramSelection extends ProgramQuery {
  /** Only what members have on their lists, or watched. */
  isWatched?: boolean;
}

/** Each order ends in one that nothing shares, and has an index. Turned round, `up` is `desc`. */
const ordersOf = (up: typeof asc, down: typeof desc, language: LanguageCode): Readonly<Record<ProgramSort, SQL[]>> => ({
  newest: [down(programs.publishedAt), up(programs.id)],
  popular: [down(programs.popularity), down(programs.rating), up(programs.id)],
  rating: [down(programs.rating), up(programs.id)],
  title: [up(sortKey(programs.title, language)), up(programs.id)],
  year: [down(programs.year), up(programs.id)],
});

/** Minutes, from and to. */
const lengths: Readonly<Record<ProgramLength, readonly [number, number]>> = {
  short: [0, 89],
  medium: [90, 119],
  long: [120, 100_000],
};

/** Genres or tags by their slugs. Their numbers are asked for first: PostgreSQL knows of those how many programs they have, and plans accordingly. */
async function findNamed({ database }: ReadContext, table: typeof genres | typeof tags, slugs: readonly string[]) {
  if (slugs.length === 0) return undefined;
  return database
    .select({ id: table.id, total: table.programTotal, totals: table.kindTotals })
    .from(table)
    .where(inArray(table.slug, [...slugs]));
}
type Named = Awaited<ReturnType<typeof findNamed>>;

const isIn = (links: PgTable, column: PgColumn, named: Named): SQL | undefined =>
  named &&
  (named.length === 0
    ? sql`false`
    : sql`exists (select from ${links} where ${links}.program_id = ${programs.id} and ${inArray(
        column,
        named.map(({ id }) => id),
      )})`);

const conditionsOf = (selection: ProgramSelection, genre: Named, tag: Named): SQL | undefined => {
  const { videoType, ids, yearFrom, yearTo, language, length, access, maturity, isWatched } = selection;
  const kind = selection.kind ?? (videoType && 'video');
  return and(
    ids ? inArray(programs.id, ids) : programs.isListed.getSQL(),
    kind ? eq(programs.kind, kind) : ids ? undefined : ne(programs.kind, 'video'),
    videoType && eq(programs.videoType, videoType),
    isIn(programGenres, programGenres.genreId, genre),
    isIn(programTags, programTags.tagId, tag),
    yearFrom === undefined ? undefined : gte(programs.year, yearFrom),
    yearTo === undefined ? undefined : lte(programs.year, yearTo),
    language === undefined ? undefined : arrayContains(programs.languages, [language]),
    length && between(programs.durationMinutes, ...lengths[length]),
    access && eq(programs.access, access),
    maturity && inArray(programs.maturity, maturities.slice(0, maturities.indexOf(maturity) + 1)),
    isWatched ? gt(programs.popularity, 0) : undefined,
  );
};

/** By what else than a kind, a genre or a tag a list may be narrowed: how many are left then is not kept. */
const others = [
  'ids',
  'videoType',
  'yearFrom',
  'yearTo',
  'language',
  'length',
  'access',
  'maturity',
  'isWatched',
] as const;

/** How many there are for everybody, where that is kept: of all, of a genre or of a tag, or of a kind of those. */
function keptTotal({ database }: ReadContext, selection: ProgramSelection, genre: Named, tag: Named) {
  const named = genre ?? tag;
  // A child has fewer of all of them.
  if (currentLimit.getStore() !== undefined) return undefined;
  if ((genre && tag) || (named && named.length > 1) || others.some((name) => selection[name] !== undefined))
    return undefined;
  const { kind } = selection;
  if (!named) return totalOf(database, kind ? `programs/${kind}` : 'programs');
  const [only] = named;
  return (kind ? only?.totals[kind] : only?.total) ?? 0;
}

/** The ids of one page of programs, and how many there are. */
export async function findProgramIds(
  context: ReadContext,
  selection: ProgramSelection,
  query: PageQuery,
  language: LanguageCode,
): Promise<{ ids: number[]; total: number }> {
  const [genre, tag] = await Promise.all([
    findNamed(context, genres, selection.genre ?? []),
    findNamed(context, tags, selection.tag === undefined ? [] : [selection.tag]),
  ]);
  const where = conditionsOf(selection, genre, tag);
  const kept = keptTotal(context, selection, genre, tag) ?? context.database.$count(programs, where);
  const { sort } = selection;
  const orderOf = (up: typeof asc, down: typeof desc) =>
    sort ? ordersOf(up, down, language)[sort] : [up(programs.position), up(programs.id)];
  const { rows, total } = await readFromNearerEnd(query, kept, (part, isTurned) =>
    context.database
      .select({ id: programs.id })
      .from(programs)
      .where(where)
      .orderBy(...(isTurned ? orderOf(desc, asc) : orderOf(asc, desc)))
      .limit(part.limit)
      .offset(part.offset),
  );
  return { ids: rows.map(({ id }) => id), total };
}

/** A page of programs: of all of them, or narrowed. */
export async function listPrograms(
  context: ReadContext,
  selection: ProgramSelection,
  query: PageQuery,
  language: LanguageCode,
): Promise<Page<ProgramCard>> {
  const { ids, total } = await findProgramIds(context, selection, query, language);
  return toPage(await listCards(context, ids, language), total, query);
}
