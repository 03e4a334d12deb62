import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Genre } from '@sahra/shared/schemas/program-lists';
import type { Page } from '@sahra/shared/schemas/common';
import { asc, count, eq } from 'drizzle-orm';
import { genres, programs } from '../database/catalog-tables.ts';
import { textIn } from '../database/localized.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import { pictureOf, type ReadContext } from '../server/http/read-context.ts';

/** What is kept names only kinds that there are. */
export const noTotals = { movie: 0, series: 0, video: 0 };

/** A page of the genres. Each shows the scene of its best program among those where it is the primary genre. */
export async function listGenres(context: ReadContext, query: PageQuery, language: LanguageCode): Promise<Page<Genre>> {
  const { database } = context;
  const { limit, offset } = limitOf(query);
  const [rows, [counted]] = await Promise.all([
    database
      .select({ genre: genres, faceSlug: programs.slug, faceColor: programs.sceneColor })
      .from(genres)
      .innerJoin(programs, eq(programs.id, genres.faceProgramId))
      .orderBy(asc(genres.position))
      .limit(limit)
      .offset(offset),
    database.select({ total: count(genres.faceProgramId) }).from(genres),
  ]);
  const items = rows.map(({ genre: { id, slug, name, types, programTotal, kindTotals }, faceSlug, faceColor }) => ({
    id,
    slug,
    name: textIn(name, language),
    types,
    thumbnail: pictureOf(context, 'scene', faceSlug, faceColor),
    programCount: programTotal,
    totals: { ...noTotals, ...kindTotals },
  }));
  return toPage(items, counted?.total ?? 0, query);
}
