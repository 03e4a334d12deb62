import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Tag } from '@sahra/shared/schemas/catalog';
import type { Page } from '@sahra/shared/schemas/common';
import { asc, count } from 'drizzle-orm';
import { tags } from '../database/catalog-tables.ts';
import { textIn } from '../database/localized.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import type { ReadContext } from '../server/http/read-context.ts';

/** A page of the tags. */
export async function listTags(
  { database }: ReadContext,
  query: PageQuery,
  language: LanguageCode,
): Promise<Page<Tag>> {
  const { limit, offset } = limitOf(query);
  const [rows, [counted]] = await Promise.all([
    database
      .select({ id: tags.id, slug: tags.slug, name: tags.name, programCount: tags.programTotal })
      .from(tags)
      .orderBy(asc(tags.position))
      .limit(limit)
      .offset(offset),
    database.select({ total: count() }).from(tags),
  ]);
  return toPage(
    rows.map(({ name, ...row }) => ({ ...row, name: textIn(name, language) })),
    counted?.total ?? 0,
    query,
  );
}
