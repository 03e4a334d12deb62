import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { ProgramCard } from '@sahra/shared/schemas/catalog';
import type { NamedSlug } from '@sahra/shared/schemas/common';
import { asc, eq, inArray } from 'drizzle-orm';
import { genres, programGenres, programs } from '../database/catalog-tables.ts';
import { textIn } from '../database/localized.ts';
import { pictureOf, type ReadContext } from '../http/read-context.ts';

type CardRow = Omit<typeof programs.$inferSelect, 'synopsis' | 'lettering' | 'isListed' | 'position'>;

const cardColumns = {
  id: programs.id,
  slug: programs.slug,
  kind: programs.kind,
  title: programs.title,
  tagline: programs.tagline,
  year: programs.year,
  maturity: programs.maturity,
  rating: programs.rating,
  durationMinutes: programs.durationMinutes,
  seasonCount: programs.seasonCount,
  firstEpisodeId: programs.firstEpisodeId,
  posterColor: programs.posterColor,
  sceneColor: programs.sceneColor,
};

/** The genres of programs, the primary one first. */
export async function findGenresOf({ database }: ReadContext, ids: number[], language: LanguageCode): Promise<Map<number, NamedSlug[]>> {
  const rows = await database
    .select({ programId: programGenres.programId, slug: genres.slug, name: genres.name })
    .from(programGenres)
    .innerJoin(genres, eq(genres.id, programGenres.genreId))
    .where(inArray(programGenres.programId, ids))
    .orderBy(asc(programGenres.programId), asc(programGenres.position));
  const byProgram = new Map<number, NamedSlug[]>();
  for (const { programId, slug, name } of rows) {
    const named = byProgram.get(programId) ?? [];
    named.push({ slug, name: textIn(name, language) });
    byProgram.set(programId, named);
  }
  return byProgram;
}

function toCard(context: ReadContext, row: CardRow, named: NamedSlug[], language: LanguageCode): ProgramCard {
  const { slug, posterColor, sceneColor, title, tagline, ...card } = row;
  return {
    ...card,
    title: textIn(title, language),
    tagline: textIn(tagline, language),
    genres: named,
    poster: pictureOf(context, 'poster', slug, posterColor),
    scene: pictureOf(context, 'scene', slug, sceneColor),
  };
}

/** The cards of these programs, by id; ids that do not exist are left out. */
export async function findCards(context: ReadContext, ids: number[], language: LanguageCode): Promise<Map<number, ProgramCard>> {
  if (ids.length === 0) return new Map();
  const [rows, named] = await Promise.all([
    context.database.select(cardColumns).from(programs).where(inArray(programs.id, ids)),
    findGenresOf(context, ids, language),
  ]);
  return new Map(rows.map((row) => [row.id, toCard(context, row, named.get(row.id) ?? [], language)]));
}

/** The cards of these programs in the order of the ids. */
export async function listCards(context: ReadContext, ids: number[], language: LanguageCode): Promise<ProgramCard[]> {
  const cards = await findCards(context, ids, language);
  return ids.flatMap((id) => cards.get(id) ?? []);
}
