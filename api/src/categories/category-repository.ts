import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Category, ProgramCard } from '@sahra/shared/schemas/catalog';
import type { Page } from '@sahra/shared/schemas/common';
import { asc, count, eq } from 'drizzle-orm';
import { categories, categoryPrograms } from '../database/catalog-tables.ts';
import { textIn } from '../database/localized.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { listCards } from '../programs/program-cards.ts';

const columns = {
  id: categories.id,
  slug: categories.slug,
  name: categories.name,
  tagline: categories.tagline,
  programCount: categories.programTotal,
};
type Row = Omit<typeof categories.$inferSelect, 'position' | 'programTotal' | 'updatedAt'> & { programCount: number };

const toCategory = ({ name, tagline, ...row }: Row, language: LanguageCode): Category => ({
  ...row,
  name: textIn(name, language),
  tagline: textIn(tagline, language),
});

export async function listCategories(
  { database }: ReadContext,
  query: PageQuery,
  language: LanguageCode,
): Promise<Page<Category>> {
  const { limit, offset } = limitOf(query);
  const [rows, [counted]] = await Promise.all([
    database.select(columns).from(categories).orderBy(asc(categories.position)).limit(limit).offset(offset),
    database.select({ total: count() }).from(categories),
  ]);
  return toPage(
    rows.map((row) => toCategory(row, language)),
    counted?.total ?? 0,
    query,
  );
}

export async function findCategory(
  { database }: ReadContext,
  categoryId: number,
  language: LanguageCode,
): Promise<Category | undefined> {
  const [row] = await database.select(columns).from(categories).where(eq(categories.id, categoryId));
  return row && toCategory(row, language);
}

/** A page of a category's programs; undefined where there is no such category. */
export async function listCategoryPrograms(
  context: ReadContext,
  categoryId: number,
  query: PageQuery,
  language: LanguageCode,
): Promise<Page<ProgramCard> | undefined> {
  const { limit, offset } = limitOf(query);
  const ofCategory = eq(categoryPrograms.categoryId, categoryId);
  const [category, rows] = await Promise.all([
    findCategory(context, categoryId, language),
    context.database
      .select({ id: categoryPrograms.programId })
      .from(categoryPrograms)
      .where(ofCategory)
      .orderBy(asc(categoryPrograms.position), asc(categoryPrograms.programId))
      .limit(limit)
      .offset(offset),
  ]);
  return (
    category &&
    toPage(
      await listCards(
        context,
        rows.map(({ id }) => id),
        language,
      ),
      category.programCount,
      query,
    )
  );
}
