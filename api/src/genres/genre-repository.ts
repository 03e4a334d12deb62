import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Genre } from '@sahra/shared/schemas/catalog';
import type { Page } from '@sahra/shared/schemas/common';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import { genres, programGenres, programs } from '../database/catalog-tables.ts';
import { textIn } from '../database/localized.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import { pictureOf, type ReadContext } from '../server/http/read-context.ts';

/** A page of the genres. Each shows the scene of its best program among those where it is the primary genre. */
export async function listGenres(context: ReadContext, query: PageQuery, language: LanguageCode): Promise<Page<Genre>> {
  const { database } = context;
  const { limit, offset } = limitOf(query);
  const face = database
    .selectDistinctOn([programGenres.genreId], {
      genreId: programGenres.genreId,
      slug: programs.slug,
      color: programs.sceneColor,
    })
    .from(programGenres)
    .innerJoin(programs, eq(programs.id, programGenres.programId))
    .where(eq(programs.isListed, true))
    .orderBy(asc(programGenres.genreId), asc(programGenres.position), desc(programs.rating), asc(programs.id))
    .as('face');
  const counts = database
    .select({ genreId: programGenres.genreId, programCount: count().as('program_count') })
    .from(programGenres)
    .innerJoin(programs, and(eq(programs.id, programGenres.programId), eq(programs.isListed, true)))
    .groupBy(programGenres.genreId)
    .as('counts');
  const [rows, [counted]] = await Promise.all([
    database
      .select({ genre: genres, faceSlug: face.slug, faceColor: face.color, programCount: counts.programCount })
      .from(genres)
      .innerJoin(face, eq(face.genreId, genres.id))
      .innerJoin(counts, eq(counts.genreId, genres.id))
      .orderBy(asc(genres.position))
      .limit(limit)
      .offset(offset),
    database.select({ total: count() }).from(genres).innerJoin(counts, eq(counts.genreId, genres.id)),
  ]);
  const items = rows.map(({ genre: { id, slug, name, types }, faceSlug, faceColor, programCount }) => ({
    id,
    slug,
    name: textIn(name, language),
    types,
    thumbnail: pictureOf(context, 'scene', faceSlug, faceColor),
    programCount,
  }));
  return toPage(items, counted?.total ?? 0, query);
}
