import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Page } from '@sahra/shared/schemas/common';
import {
  type SearchAnswer,
  searchAreas,
  type SearchHit,
  type SearchQuery,
  searchTypes,
} from '@sahra/shared/schemas/search';
import { asc, desc, sql } from 'drizzle-orm';
import { searchDocuments, searchTerms } from '../database/search-tables.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { findPersonCards } from '../people/person-repository.ts';
import { findCards } from '../programs/program-cards.ts';
import { listPosts } from '../posts/post-repository.ts';
import { listProducts } from '../products/product-repository.ts';
import { toTsQuery, wordsOf } from './words.ts';

interface Found {
  type: 'program' | 'person';
  entityId: number;
}

async function findDocuments(
  { database }: ReadContext,
  tsQuery: string,
  query: PageQuery,
): Promise<{ rows: Found[]; total: number }> {
  const wanted = sql`to_tsquery('simple', ${tsQuery})`;
  const { limit, offset } = limitOf(query);
  const rows = await database
    .select({
      type: searchDocuments.type,
      entityId: searchDocuments.entityId,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(searchDocuments)
    .where(sql`${searchDocuments.vector} @@ ${wanted}`)
    .orderBy(
      desc(sql`ts_rank(${searchDocuments.vector}, ${wanted})`),
      desc(searchDocuments.popularity),
      asc(searchDocuments.type),
      asc(searchDocuments.entityId),
    )
    .limit(limit)
    .offset(offset);
  const [first] = rows;
  if (first || offset === 0) return { rows, total: first?.total ?? 0 };
  const total = await database.$count(searchDocuments, sql`${searchDocuments.vector} @@ ${wanted}`);
  return { rows, total };
}

/** What a word that was not found may have meant: the words that look most like it, and those nearly as much. */
async function findSpellings({ database }: ReadContext, word: string): Promise<string[]> {
  const likeness = sql<number>`similarity(${searchTerms.term}, ${word})`;
  const rows = await database
    .select({ term: searchTerms.term, likeness })
    .from(searchTerms)
    .where(sql`${searchTerms.term} % ${word}`)
    .orderBy(desc(likeness), asc(sql`length(${searchTerms.term})`), asc(searchTerms.term))
    .limit(3);
  const best = rows[0]?.likeness ?? 0;
  return [word, ...rows.filter((row) => row.likeness >= best - 0.1).map(({ term }) => term)];
}

async function findHits(context: ReadContext, q: string, query: PageQuery): Promise<{ rows: Found[]; total: number }> {
  const words = wordsOf(q);
  if (words.length === 0) return { rows: [], total: 0 };
  const exact = await findDocuments(context, toTsQuery(words.map((word) => [word])), query);
  if (exact.total > 0) return exact;
  return findDocuments(context, toTsQuery(await Promise.all(words.map((word) => findSpellings(context, word)))), query);
}

/** Programs and people with all the words of `q`, however they are spelled; the best hits first. */
async function findStreaming(
  context: ReadContext,
  q: string,
  query: PageQuery,
  language: LanguageCode,
): Promise<Page<SearchHit>> {
  const { rows, total } = await findHits(context, q, query);
  const idsOf = (type: Found['type']) => rows.filter((row) => row.type === type).map(({ entityId }) => entityId);
  const [programs, people] = await Promise.all([
    findCards(context, idsOf('program'), language),
    findPersonCards(context, idsOf('person'), language),
  ]);
  const items = rows.flatMap(({ type, entityId }): SearchHit[] => {
    const program = type === 'program' ? programs.get(entityId) : undefined;
    const person = type === 'person' ? people.get(entityId) : undefined;
    if (program) return [{ type: 'program', program }];
    return person ? [{ type: 'person', person }] : [];
  });
  return toPage(items, total, query);
}

/** What is found in each area, and of the area asked for a page of it. */
export async function search(
  context: ReadContext,
  { q, area, type, ...query }: SearchQuery & PageQuery,
  language: LanguageCode,
): Promise<SearchAnswer> {
  const asked = type ? searchTypes[type] : area;
  const finders = {
    streaming: (page: PageQuery) => findStreaming(context, q, page, language),
    shop: async (page: PageQuery) => {
      const found = await listProducts(context, { sort: 'default', q }, page, language);
      return { ...found, items: found.items.map((product): SearchHit => ({ type: 'product', product })) };
    },
    blog: async (page: PageQuery) => {
      const found = await listPosts(context, { q }, page, language);
      return { ...found, items: found.items.map((post): SearchHit => ({ type: 'post', post })) };
    },
  };
  const groups: SearchAnswer['groups'] = [];
  for (const each of searchAreas) {
    const { items, total } = await finders[each]({ page: 1, pageSize: 4 });
    const types = [...new Set(items.map((hit) => hit.type))].map((hitType) => ({ type: hitType, total }));
    if (total > 0) groups.push({ area: each, total, types, hits: asked ? [] : items });
  }
  const totalOfAll = groups.reduce((sum, { total }) => sum + total, 0);
  const found = await finders[asked ?? 'streaming'](query);
  return { ...found, query: q, suggestion: null, isRelaxed: false, totalOfAll, groups, filters: [] };
}
