import type { LanguageCode } from '@sahra/shared/i18n/languages';
import {
  type SearchAnswer,
  searchAreas,
  searchFilters,
  type SearchGroup,
  type SearchHit,
  type SearchQuery,
  type SearchType,
  searchTypes,
} from '@sahra/shared/schemas/search';
import { genres } from '../database/catalog-tables.ts';
import { allTexts } from '../database/localized.ts';
import { type PageQuery, toPage } from '../server/http/paging.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { countEntries, findBest, findPage, type FoundEntry } from './find-entries.ts';
import { findFilters } from './find-filters.ts';
import { soughtOf } from './passages.ts';
import { COUNTED } from './pick-entries.ts';
import type { Sought } from './pick-passage.ts';
import { type ReadQuery, readQuery } from './read-query.ts';
import { countTypes } from './vocabulary.ts';
import { allTypes, hitsOf, typesOf } from './search-nouns.ts';
import type { Wanted } from './wanted.ts';
import { titleOf } from './words.ts';

/** How many hits of an area are shown where all are searched. */
const SHOWN = 4;

/** The genres that the words name, in whatever language. */
async function findGenres({ database }: ReadContext, { words, readings }: ReadQuery): Promise<string[]> {
  const meant = new Set(readings.filter(({ at }) => (words[at]?.length ?? 0) > 2).map(({ word }) => word));
  const rows = await database.select({ slug: genres.slug, name: genres.name }).from(genres);
  const isNamed = (name: string) =>
    titleOf(name)
      .split(' ')
      .every((word) => meant.has(word));
  return rows.flatMap(({ slug, name }) => (allTexts(name).some(isNamed) ? [slug] : []));
}

/** A program that was found by its genre shows that one. */
function showGenres(hit: SearchHit, slugs: readonly string[]): SearchHit {
  if (hit.type !== 'program') return hit;
  const isAsked = ({ slug }: { slug: string }) => slugs.includes(slug);
  const { program } = hit;
  const ordered = [...program.genres.filter(isAsked), ...program.genres.filter((genre) => !isAsked(genre))];
  return { type: 'program', program: { ...program, genres: ordered } };
}

async function readHits(
  context: ReadContext,
  entries: readonly FoundEntry[],
  language: LanguageCode,
  asked: readonly string[],
  sought: Sought,
): Promise<SearchHit[]> {
  const types = [...new Set(entries.map(({ type }) => type))];
  const read = await Promise.all(
    types.map(async (type) => {
      const ids = new Set(entries.filter((entry) => entry.type === type).map(({ entityId }) => entityId));
      return [type, await hitsOf(type)?.(context, [...ids], language, sought)] as const;
    }),
  );
  const byType = new Map(read);
  return entries.flatMap(({ type, entityId }) => {
    const hit = byType.get(type)?.get(entityId);
    return hit ? [showGenres(hit, asked)] : [];
  });
}

interface Group extends Omit<SearchGroup, 'hits'> {
  readonly best: (FoundEntry & { readonly score: number })[];
}

/** What there is of each area, that with the best hit first; without hits in the order in which areas are named. */
async function findGroups({ database }: ReadContext, wanted: Wanted, count: number): Promise<Group[]> {
  const found = await (count > 0 ? findBest(database, wanted, count) : countEntries(database, wanted));
  const topOf = ({ best }: { best: readonly { score: number }[] }) => best[0]?.score ?? 0;
  const ordered = found.toSorted((a, b) => topOf(b) - topOf(a));
  const groups = searchAreas.map((area): Group => {
    const types = ordered.filter(({ type }) => searchTypes[type] === area);
    const best = types.flatMap((each) => each.best.map((entry) => ({ ...entry, type: each.type })));
    return {
      area,
      total: types.reduce((sum, { total }) => sum + total, 0),
      isMore: types.some(({ total }) => total === COUNTED),
      types: types.map(({ type, total }) => ({ type, total })),
      best: best.toSorted((a, b) => b.score - a.score),
    };
  });
  return groups.filter(({ total }) => total > 0).toSorted((a, b) => topOf(b) - topOf(a));
}

/** What is found by all words, or else by all but one, or else by any. */
async function findAny(
  context: ReadContext,
  wanted: Wanted,
  count: number,
): Promise<{ groups: Group[]; least: number }> {
  const all = wanted.words.length;
  for (const least of new Set([all, all - 1, 1])) {
    const groups = await findGroups(context, { ...wanted, least }, count);
    if (groups.length > 0) return { groups, least };
  }
  return { groups: [], least: all };
}

/** What releases from before areas read, which ask for none and know programs and people: on its first page the best of the groups. */
async function findOld(
  { database }: ReadContext,
  wanted: Wanted,
  groups: readonly Group[],
  query: PageQuery,
): Promise<{ total: number; entries: FoundEntry[] }> {
  const old: Wanted = { ...wanted, types: ['program', 'person'] };
  if (query.page > 1) return findPage(database, old, query);
  const isOld = ({ type }: { type: SearchType }) => old.types.includes(type);
  const total = groups.flatMap(({ types }) => types).reduce((sum, each) => (isOld(each) ? sum + each.total : sum), 0);
  const entries = groups.flatMap(({ best }) => best.filter(isOld)).toSorted((a, b) => b.score - a.score);
  return { total, entries: entries.slice(0, query.pageSize) };
}

/** What is found in each area; of an area that is asked for, a page of it and how to narrow it. */
export async function search(
  context: ReadContext,
  { q, area, page, pageSize, ...filters }: SearchQuery & PageQuery,
  language: LanguageCode,
): Promise<SearchAnswer> {
  const [read, sizes] = await Promise.all([readQuery(context.database, q), countTypes(context.database)]);
  const asked = await findGenres(context, read);
  const everywhere: Wanted = {
    ...{ ...read, sizes, genres: asked, types: allTypes },
    ...{ facets: [], least: read.words.length },
  };
  const searched = filters.type ? searchTypes[filters.type] : area;
  const { groups, least } = await findAny(context, everywhere, searched ? 0 : Math.max(SHOWN, pageSize));
  const wanted: Wanted = {
    ...{ ...everywhere, least, types: searched ? typesOf(searched) : allTypes },
    facets: searchFilters.flatMap((name) => (filters[name] === undefined ? [] : [`${name}=${filters[name]}`])),
  };
  const [{ total, entries }, found] = await Promise.all([
    searched
      ? findPage(context.database, wanted, { page, pageSize })
      : findOld(context, wanted, groups, { page, pageSize }),
    searched ? findFilters(context.database, wanted, searched, language) : [],
  ]);
  const shown = searched ? [] : groups.flatMap(({ best }) => best.slice(0, SHOWN));
  const hits = await readHits(context, [...entries, ...shown], language, asked, soughtOf(read));
  const isRelaxed = groups.length > 0 && least < read.words.length;
  const corrected = isRelaxed || groups.length === 0 ? undefined : read.corrected;
  const isIn = (group: Pick<Group, 'area'>) => (hit: SearchHit) => searchTypes[hit.type] === group.area;
  return {
    ...toPage(hits.slice(0, entries.length), total, { page, pageSize }),
    query: corrected ?? q,
    suggestion: corrected === undefined ? null : { query: corrected, isApplied: true },
    isRelaxed,
    totalOfAll: groups.reduce((sum, group) => sum + group.total, 0),
    groups: groups.map(({ best: _, ...group }) => ({ ...group, hits: hits.slice(entries.length).filter(isIn(group)) })),
    filters: found,
  };
}
