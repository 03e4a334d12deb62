import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Program, ProgramCard } from '@sahra/shared/schemas/catalog';
import type { MemberRating } from '@sahra/shared/schemas/contributions';
import type { NamedSlug, Page } from '@sahra/shared/schemas/common';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { readRatings } from '../contributions/contribution-totals.ts';
import {
  categories,
  categoryPrograms,
  episodes,
  programGenres,
  programs,
  programTags,
  tags,
} from '../database/catalog-tables.ts';
import { clips } from '../database/clip-tables.ts';
import { pickText, textIn } from '../database/localized.ts';
import { findSeasons } from '../episodes/episode-cards.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { findCredits } from '../people/person-cards.ts';
import { findCards, listCards } from './program-cards.ts';

/** How many programs are recommended beside one. */
const relatedCount = 12;

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

/** Videos that share most genres and tags with this video, or films and series; the better ones first. */
export async function findRelated(
  context: ReadContext,
  programId: number,
  language: LanguageCode,
): Promise<ProgramCard[]> {
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
    where ${programs.isListed} and (${programs.kind} = 'video') = (select own.kind = 'video' from ${programs} as own where own.id = ${programId})
    order by shared desc, ${programs.rating} desc, ${programs.id} limit ${relatedCount}`);
  return listCards(
    context,
    rows.map(({ id }) => id),
    language,
  );
}

/** As many videos as a page of a program shows in a row. */
const firstVideos = { limit: 12, offset: 0 };
type Window = ReturnType<typeof limitOf>;

const isAbout = (programId: number) => and(eq(programs.aboutProgramId, programId), programs.isListed.getSQL());

/** Everything of a program that is no list of others. */
async function findTexts({ database }: ReadContext, programId: number) {
  const { synopsis, aboutProgramId, publishedAt } = programs;
  const [[row], videoCount] = await Promise.all([
    database.select({ synopsis, aboutProgramId, publishedAt }).from(programs).where(eq(programs.id, programId)),
    database.$count(programs, isAbout(programId)),
  ]);
  return row && { ...row, videoCount };
}

/** Ids of videos about a program, trailers first, then the newest. */
async function findVideosAbout({ database }: ReadContext, programId: number, { limit, offset }: Window) {
  const rows = await database
    .select({ id: programs.id })
    .from(programs)
    .where(isAbout(programId))
    .orderBy(sql`${programs.videoType} <> 'trailer'`, desc(programs.publishedAt), asc(programs.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** In which languages its episodes are spoken, and have subtitles. */
async function findLanguages({ database }: ReadContext, programId: number) {
  const rows = await database
    .selectDistinct({ audio: clips.audioLanguages, subtitles: clips.subtitleLanguages })
    .from(episodes)
    .innerJoin(clips, eq(clips.id, episodes.clipId))
    .where(eq(episodes.programId, programId));
  const all = (lists: string[][]) => [...new Set(lists.flat())].sort();
  return {
    audioLanguages: all(rows.map(({ audio }) => audio)),
    subtitleLanguages: all(rows.map(({ subtitles }) => subtitles)),
  };
}

/** One program with everything that its page shows. `known`: what reviewers think of it, where that was read before. */
export async function findProgram(
  context: ReadContext,
  programId: number,
  language: LanguageCode,
  known?: MemberRating,
): Promise<Program | undefined> {
  const [cards, texts, ofCategories, ofTags, credits, seasons, related, memberRating, spoken] = await Promise.all([
    findCards(context, [programId], language),
    findTexts(context, programId),
    findCategories(context, programId, language),
    findTags(context, programId, language),
    findCredits(context, programId, language),
    findSeasons(context, programId, language),
    findRelated(context, programId, language),
    known ?? readRatings(context.database, 'program', [programId]).then((ratingOf) => ratingOf(programId)),
    findLanguages(context, programId),
  ]);
  const card = cards.get(programId);
  if (!card || !texts) return undefined;
  const synopsis = pickText(texts.synopsis, language);
  const { aboutProgramId, videoCount } = texts;
  const [[about], videos] = await Promise.all([
    aboutProgramId === null ? [] : listCards(context, [aboutProgramId], language),
    videoCount === 0
      ? []
      : findVideosAbout(context, programId, firstVideos).then((ids) => listCards(context, ids, language)),
  ]);
  return {
    ...card,
    memberRating,
    publishedAt: texts.publishedAt.toISOString(),
    ...spoken,
    about: about ?? null,
    videoCount,
    videos,
    synopsis: synopsis.text,
    synopsisLanguage: synopsis.language,
    categories: ofCategories,
    tags: ofTags,
    ...credits,
    seasons,
    related,
  };
}

/** A page of the videos about a program, trailers first, then the newest; undefined where there is no such program. */
export async function listVideosAbout(
  context: ReadContext,
  programId: number,
  query: PageQuery,
  language: LanguageCode,
): Promise<Page<ProgramCard> | undefined> {
  const [about, ids] = await Promise.all([
    findTexts(context, programId),
    findVideosAbout(context, programId, limitOf(query)),
  ]);
  return about && toPage(await listCards(context, ids, language), about.videoCount, query);
}
