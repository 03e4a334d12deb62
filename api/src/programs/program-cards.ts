import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { ProgramCard } from '@sahra/shared/schemas/catalog';
import type { NamedSlug } from '@sahra/shared/schemas/common';
import { asc, eq, inArray } from 'drizzle-orm';
import { genres, programGenres, programs } from '../database/catalog-tables.ts';
import { selectText } from '../database/localized.ts';
import { pictureOf, type ReadContext } from '../server/http/read-context.ts';

const cardColumns = (language: LanguageCode) => ({
  id: programs.id,
  slug: programs.slug,
  kind: programs.kind,
  videoType: programs.videoType,
  access: programs.access,
  title: selectText(programs.title, language),
  tagline: selectText(programs.tagline, language),
  year: programs.year,
  maturity: programs.maturity,
  rating: programs.rating,
  durationMinutes: programs.durationMinutes,
  seasonCount: programs.seasonCount,
  firstEpisodeId: programs.firstEpisodeId,
  posterColor: programs.posterColor,
  sceneColor: programs.sceneColor,
});

/** The genres of programs, the primary one first. */
export async function findGenresOf(
  { database }: ReadContext,
  ids: number[],
  language: LanguageCode,
): Promise<Map<number, NamedSlug[]>> {
  const rows = await database
    .select({ programId: programGenres.programId, slug: genres.slug, name: selectText(genres.name, language) })
    .from(programGenres)
    .innerJoin(genres, eq(genres.id, programGenres.genreId))
    .where(inArray(programGenres.programId, ids))
    .orderBy(asc(programGenres.programId), asc(programGenres.position));
  const byProgram = new Map<number, NamedSlug[]>();
  for (const { programId, slug, name } of rows) {
    const named = byProgram.get(programId) ?? [];
    named.push({ slug, name });
    byProgram.set(programId, named);
  }
  return byProgram;
}

interface CardRow extends Omit<ProgramCard, 'genres' | 'poster' | 'scene'> {
  slug: string;
  posterColor: string;
  sceneColor: string;
}

function toCard(
  context: ReadContext,
  { slug, posterColor, sceneColor, ...card }: CardRow,
  named: NamedSlug[],
): ProgramCard {
  return {
    ...card,
    genres: named,
    poster: pictureOf(context, 'poster', slug, posterColor),
    scene: pictureOf(context, 'scene', slug, sceneColor),
  };
}

/** The cards of these programs, by id; ids that do not exist are left out. */
export async function findCards(
  context: ReadContext,
  ids: number[],
  language: LanguageCode,
): Promise<Map<number, ProgramCard>> {
  if (ids.length === 0) return new Map();
  const [rows, named] = await Promise.all([
    context.database.select(cardColumns(language)).from(programs).where(inArray(programs.id, ids)),
    findGenresOf(context, ids, language),
  ]);
  return new Map(rows.map((row) => [row.id, toCard(context, row, named.get(row.id) ?? [])]));
}

/** The cards of these programs in the order of the ids. */
export async function listCards(context: ReadContext, ids: number[], language: LanguageCode): Promise<ProgramCard[]> {
  const cards = await findCards(context, ids, language);
  return ids.flatMap((id) => cards.get(id) ?? []);
}
