import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Program, ProgramCard } from '@sahra/shared/schemas/catalog';
import type { NamedSlug, Page } from '@sahra/shared/schemas/common';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { readRatings } from '../contributions/contribution-totals.ts';
import {
  categories,
  categoryPrograms,
  genres,
  programGenres,
  programs,
  programTags,
  tags,
} from '../database/catalog-tables.ts';
import { pickText, textIn } from '../database/localized.ts';
import { findSeasons } from '../episodes/episode-cards.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { findCredits } from '../people/person-cards.ts';
import { findCards, listCards } from './program-cards.ts';

/** How many programs are recommended beside one. */
const relatedCount = 12;

/** Which programs a list holds. */
export interface ProgramFilter {
  kind?: 'movie' | 'series' | undefined;
  genre?: string | undefined;
  tag?: string | undefined;
  /** These alone; who knows their ids may see those that are not listed. */
  ids?: number[] | undefined;
}

/** A genre or tag by its slug. Its number is asked for first: PostgreSQL knows of that how many programs it has, and plans accordingly. */
async function findNamed({ database }: ReadContext, table: typeof genres | typeof tags, slug: string | undefined) {
  if (slug === undefined) return undefined;
  const [row] = await database
    .select({ id: table.id, total: table.programTotal })
    .from(table)
    .where(eq(table.slug, slug));
  return row ?? { id: 0, total: 0 };
}
type Named = Awaited<ReturnType<typeof findNamed>>;

const isIn = (links: PgTable, column: PgColumn, named: Named): SQL | undefined =>
  named && sql`exists (select from ${links} where ${links}.program_id = ${programs.id} and ${column} = ${named.id})`;

const conditionsOf = ({ kind, ids }: ProgramFilter, genre: Named, tag: Named): SQL | undefined =>
  and(
    ids ? inArray(programs.id, ids) : eq(programs.isListed, true),
    kind && eq(programs.kind, kind),
    isIn(programGenres, programGenres.genreId, genre),
    isIn(programTags, programTags.tagId, tag),
  );

/** A page of all programs, in the order of the catalog. */
export async function listPrograms(
  context: ReadContext,
  filter: ProgramFilter,
  query: PageQuery,
  language: LanguageCode,
): Promise<Page<ProgramCard>> {
  const { limit, offset } = limitOf(query);
  const [genre, tag] = await Promise.all([
    findNamed(context, genres, filter.genre),
    findNamed(context, tags, filter.tag),
  ]);
  const where = conditionsOf(filter, genre, tag);
  const isWhole = !filter.kind && !filter.ids && !(genre && tag);
  const kept = isWhole ? (genre ?? tag)?.total : undefined;
  const [rows, total] = await Promise.all([
    context.database
      .select({ id: programs.id })
      .from(programs)
      .where(where)
      .orderBy(asc(programs.position), asc(programs.id))
      .limit(limit)
      .offset(offset),
    kept ?? context.database.$count(programs, where),
  ]);
  return toPage(
    await listCards(
      context,
      rows.map(({ id }) => id),
      language,
    ),
    total,
    query,
  );
}

async function findTags({ database }: ReadContext, programId: number, language: LanguageCode): Promise<NamedSlug[]> {
  const rows = await database
    .select({ slug: tags.slug, name: tags.name })
    .from(programTags)
    .innerJoin(tags, eq(tags.id, programTags.tagId))
    .where(eq(programTags.programId, programId))
    .orderBy(asc(programTags.position));
  return rows.map(({ slug, name }) => ({ slug, name: textIn(name, language) }));
}

async function findCategories({ database }: ReadContext, programId: number, language: LanguageCode) {
  const rows = await database
    .select({ id: categories.id, name: categories.name })
    .from(categoryPrograms)
    .innerJoin(categories, eq(categories.id, categoryPrograms.categoryId))
    .where(eq(categoryPrograms.programId, programId))
    .orderBy(asc(categories.position));
  return rows.map(({ id, name }) => ({ id, name: textIn(name, language) }));
}

/** Of each genre and tag so many programs are looked at, the newest: the work is bounded, however many there are. */
const relatedOfEach = 300;
/** Of those so many that share most; of programs that share as much, the best are to come first. */
const relatedCandidates = 200;

/** Programs that share most genres and tags with this one, the better ones first. */
async function findRelated(context: ReadContext, programId: number, language: LanguageCode): Promise<ProgramCard[]> {
  const newestWith = (links: PgTable, id: 'genre_id' | 'tag_id', weight: 1 | 2) => sql`
    select near.program_id, ${weight}::int as weight from ${links} as ours
    cross join lateral (
      select theirs.program_id from ${links} as theirs where theirs.${sql.identifier(id)} = ours.${sql.identifier(id)}
      order by theirs.program_id desc limit ${relatedOfEach}
    ) as near
    where ours.program_id = ${programId}`;
  const { rows } = await context.database.execute<{ id: number }>(sql`
    select ${programs.id} from (
      select program_id, sum(weight) as shared
      from (${newestWith(programGenres, 'genre_id', 2)} union all ${newestWith(programTags, 'tag_id', 1)}) as links
      where program_id <> ${programId}
      group by program_id order by shared desc, program_id desc limit ${relatedCandidates}
    ) as near join ${programs} on ${programs.id} = near.program_id
    where ${programs.isListed}
    order by shared desc, ${programs.rating} desc, ${programs.id} limit ${relatedCount}`);
  return listCards(
    context,
    rows.map(({ id }) => id),
    language,
  );
}

/** One program with everything that its page shows. */
export async function findProgram(
  context: ReadContext,
  programId: number,
  language: LanguageCode,
): Promise<Program | undefined> {
  const [cards, [texts], ofCategories, ofTags, credits, seasons, related, ratingOf] = await Promise.all([
    findCards(context, [programId], language),
    context.database.select({ synopsis: programs.synopsis }).from(programs).where(eq(programs.id, programId)),
    findCategories(context, programId, language),
    findTags(context, programId, language),
    findCredits(context, programId, language),
    findSeasons(context, programId, language),
    findRelated(context, programId, language),
    readRatings(context.database, 'program', [programId]),
  ]);
  const card = cards.get(programId);
  if (!card || !texts) return undefined;
  const synopsis = pickText(texts.synopsis, language);
  return {
    ...card,
    memberRating: ratingOf(programId),
    synopsis: synopsis.text,
    synopsisLanguage: synopsis.language,
    categories: ofCategories,
    tags: ofTags,
    ...credits,
    seasons,
    related,
  };
}
