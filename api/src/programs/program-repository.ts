import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Program, ProgramCard } from '@sahra/shared/schemas/catalog';
import type { NamedSlug, Page } from '@sahra/shared/schemas/common';
import { and, asc, count, desc, eq, exists, inArray, ne, type SQL, sql } from 'drizzle-orm';
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

function conditionsOf({ database }: ReadContext, { kind, genre, tag, ids }: ProgramFilter): SQL | undefined {
  const ofGenre = (slug: string) =>
    exists(
      database
        .select({ one: sql`1` })
        .from(programGenres)
        .innerJoin(genres, eq(genres.id, programGenres.genreId))
        .where(and(eq(programGenres.programId, programs.id), eq(genres.slug, slug))),
    );
  const ofTag = (slug: string) =>
    exists(
      database
        .select({ one: sql`1` })
        .from(programTags)
        .innerJoin(tags, eq(tags.id, programTags.tagId))
        .where(and(eq(programTags.programId, programs.id), eq(tags.slug, slug))),
    );
  return and(
    ids ? inArray(programs.id, ids) : eq(programs.isListed, true),
    kind && eq(programs.kind, kind),
    genre ? ofGenre(genre) : undefined,
    tag ? ofTag(tag) : undefined,
  );
}

/** A page of all programs, in the order of the catalog. */
export async function listPrograms(
  context: ReadContext,
  filter: ProgramFilter,
  query: PageQuery,
  language: LanguageCode,
): Promise<Page<ProgramCard>> {
  const where = conditionsOf(context, filter);
  const { limit, offset } = limitOf(query);
  const [rows, [counted]] = await Promise.all([
    context.database
      .select({ id: programs.id })
      .from(programs)
      .where(where)
      .orderBy(asc(programs.position))
      .limit(limit)
      .offset(offset),
    context.database.select({ total: count() }).from(programs).where(where),
  ]);
  return toPage(
    await listCards(
      context,
      rows.map(({ id }) => id),
      language,
    ),
    counted?.total ?? 0,
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

/** Programs that share most genres and tags with this one, the better ones first. */
async function findRelated(context: ReadContext, programId: number, language: LanguageCode): Promise<ProgramCard[]> {
  const shared = sql<number>`(
    select count(*) from ${programGenres} theirs join ${programGenres} ours on ours.genre_id = theirs.genre_id
    where theirs.program_id = ${programs.id} and ours.program_id = ${programId}
  ) * 2 + (
    select count(*) from ${programTags} theirs join ${programTags} ours on ours.tag_id = theirs.tag_id
    where theirs.program_id = ${programs.id} and ours.program_id = ${programId}
  )`;
  const rows = await context.database
    .select({ id: programs.id })
    .from(programs)
    .where(and(eq(programs.isListed, true), ne(programs.id, programId)))
    .orderBy(desc(shared), desc(programs.rating), asc(programs.id))
    .limit(relatedCount);
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
