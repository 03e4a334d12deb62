import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Tag } from '@sahra/shared/schemas/program-lists';
import type { Page } from '@sahra/shared/schemas/common';
import { asc, count, eq } from 'drizzle-orm';
import { tags } from '../database/catalog-tables.ts';
import { textIn } from '../database/localized.ts';
import { noTotals } from '../genres/genre-repository.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import type { ReadContext } from '../server/http/read-context.ts';

const columns = {
  id: tags.id,
  slug: tags.slug,
  name: tags.name,
  programTotal: tags.programTotal,
  kindTotals: tags.kindTotals,
};
type TagRow = Pick<typeof tags.$inferSelect, keyof typeof columns>;

const toTag = ({ id, slug, name, programTotal, kindTotals }: TagRow, language: LanguageCode): Tag => ({
  ...{ id, slug, name: textIn(name, language), programCount: programTotal },
  totals: { ...noTotals, ...kindTotals },
});

/** A page of the tags. */
export async function listTags(
  { database }: ReadContext,
  query: PageQuery,
  language: LanguageCode,
): Promise<Page<Tag>> {
  const { limit, offset } = limitOf(query);
  const [rows, [counted]] = await Promise.all([
    database.select(columns).from(tags).orderBy(asc(tags.position)).limit(limit).offset(offset),
    database.select({ total: count() }).from(tags),
  ]);
  return toPage(
    rows.map((row) => toTag(row, language)),
    counted?.total ?? 0,
    query,
  );
}

/** The tag with this slug. */
export async function findTag(
  { database }: ReadContext,
  slug: string,
  language: LanguageCode,
): Promise<Tag | undefined> {
  const [row] = await database.select(columns).from(tags).where(eq(tags.slug, slug));
  return row && toTag(row, language);
}
