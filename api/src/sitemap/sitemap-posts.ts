import type { SitemapEntries } from '@sahra/shared/schemas/sitemap';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { posts, postTranslations } from '../database/blog-tables.ts';
import { isPublished } from '../posts/post-languages.ts';
import type { Part } from '../server/http/paging.ts';
import type { ReadContext } from '../server/http/read-context.ts';

type Entry = Omit<SitemapEntries['posts'], 'updatedAt'> & { updatedAt: Date };

/** Posts from the first one on, each in the languages in which it is published. An index knows which are on the page. */
export async function listSitemapPosts({ database }: ReadContext, { limit, offset }: Part): Promise<Entry[]> {
  const { id, publishedAt, isShown, updatedAt } = posts;
  const onPage = await database
    .select({ id })
    .from(posts)
    .where(isShown.getSQL())
    .orderBy(asc(publishedAt), desc(id))
    .limit(limit)
    .offset(offset);
  const ids = onPage.map((row) => row.id);
  if (ids.length === 0) return [];
  const { postId, language, slug } = postTranslations;
  const rows = await database
    .select({ id, updatedAt, language, slug, changedAt: postTranslations.updatedAt })
    .from(posts)
    .innerJoin(postTranslations, and(eq(postId, id), isPublished))
    // Said of both: PostgreSQL would else go through all translations for a page of posts that are beside each other.
    .where(and(inArray(id, ids), inArray(postId, ids)))
    .orderBy(asc(language));
  const entries = new Map<number, Entry>();
  for (const row of rows) {
    const entry = entries.get(row.id) ?? { translations: [], updatedAt: row.updatedAt };
    entry.translations.push({ language: row.language, slug: row.slug, updatedAt: row.changedAt.toISOString() });
    entries.set(row.id, entry);
  }
  return ids.flatMap((each) => entries.get(each) ?? []);
}
