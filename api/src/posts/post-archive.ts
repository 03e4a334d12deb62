import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { PostArchive } from '@sahra/shared/schemas/blog';
import { asc, desc, gt } from 'drizzle-orm';
import { POST_MONTHS, totalOf, totalsOf } from '../contents/list-totals.ts';
import { authors, postCategories } from '../database/blog-tables.ts';
import { tags } from '../database/catalog-tables.ts';
import { textIn } from '../database/localized.ts';
import type { ReadContext } from '../server/http/read-context.ts';

/** So many tags are told, those that most posts have. */
const SHOWN_TAGS = 50;

/** By what posts are found, and how many each has. All of it is kept, and nothing counted. */
export async function findArchive(context: ReadContext, language: LanguageCode): Promise<PostArchive> {
  const { database } = context;
  const mostFirst = ({ postTotal, slug }: typeof postCategories | typeof tags | typeof authors) =>
    [desc(postTotal), asc(slug)] as const;
  const [total, ofCategories, ofTags, ofAuthors, months] = await Promise.all([
    totalOf(database, 'posts'),
    database
      .select({ slug: postCategories.slug, name: postCategories.name, count: postCategories.postTotal })
      .from(postCategories)
      .where(gt(postCategories.postTotal, 0))
      .orderBy(...mostFirst(postCategories)),
    database
      .select({ slug: tags.slug, name: tags.name, count: tags.postTotal })
      .from(tags)
      .where(gt(tags.postTotal, 0))
      .orderBy(...mostFirst(tags))
      .limit(SHOWN_TAGS),
    database
      .select({ slug: authors.slug, name: authors.name, bio: authors.bio, count: authors.postTotal })
      .from(authors)
      .where(gt(authors.postTotal, 0))
      .orderBy(...mostFirst(authors)),
    totalsOf(database, POST_MONTHS),
  ]);
  return {
    total,
    categories: ofCategories.map((row) => ({ ...row, name: textIn(row.name, language) })),
    tags: ofTags.map((row) => ({ ...row, name: textIn(row.name, language) })),
    authors: ofAuthors.map((row) => ({ ...row, name: textIn(row.name, language), bio: textIn(row.bio, language) })),
    months: [...months].map(([month, count]) => ({ month, count })).sort((a, b) => (a.month < b.month ? 1 : -1)),
  };
}
