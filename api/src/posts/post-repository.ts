import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { PostCard } from '@sahra/shared/schemas/blog';
import type { NamedSlug, Page } from '@sahra/shared/schemas/common';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { totalOf } from '../contents/list-totals.ts';
import { authors, postCategories, postCategoryPosts, posts, postTags } from '../database/blog-tables.ts';
import { tags } from '../database/catalog-tables.ts';
import { type Localized, pickText, textIn } from '../database/localized.ts';
import { hasWordsOf } from '../search/words.ts';
import { type PageQuery, readFromNearerEnd, toPage } from '../server/http/paging.ts';
import { pictureOf, type ReadContext } from '../server/http/read-context.ts';

const WORDS_PER_MINUTE = 200;

/** Minutes that a text takes to read; at least one. */
export const readingMinutes = (paragraphs: readonly string[]): number =>
  Math.max(1, Math.round(paragraphs.join(' ').split(/\s+/).filter(Boolean).length / WORDS_PER_MINUTE));

/** Which posts a list holds. */
export interface PostFilter {
  ids?: number[] | undefined;
  type?: PostCard['type'] | undefined;
  category?: string | undefined;
  q?: string | undefined;
}

/** A category by its slug, and how many posts it has. Its number is asked for first: PostgreSQL knows of that how many that are, and plans accordingly. */
async function findCategory({ database }: ReadContext, slug: string | undefined) {
  if (!slug) return undefined;
  const { id, postTotal: total } = postCategories;
  const [row] = await database.select({ id, total }).from(postCategories).where(eq(postCategories.slug, slug));
  return row ?? { id: 0, total: 0 };
}
type Category = Awaited<ReturnType<typeof findCategory>>;

const conditionsOf = ({ ids, type, q }: PostFilter, category: Category): SQL | undefined =>
  and(
    ids && inArray(posts.id, ids),
    type && eq(posts.type, type),
    category &&
      sql`exists (
        select from ${postCategoryPosts}
        where ${postCategoryPosts.postId} = ${posts.id} and ${postCategoryPosts.categoryId} = ${category.id})`,
    q === undefined ? undefined : hasWordsOf(posts.titleWords, q),
  );

/** How many there are, where that is kept: of all, of a type, or of a category. */
function keptTotal({ database }: ReadContext, { ids, type, q }: PostFilter, category: Category) {
  if (ids || q !== undefined || (type && category)) return undefined;
  return category ? category.total : totalOf(database, type ? `posts/${type}` : 'posts');
}

interface NamedOfPost {
  postId: number;
  slug: string;
  name: Localized;
}
const namesOf = (rows: NamedOfPost[], postId: number, language: LanguageCode): NamedSlug[] =>
  rows.filter((row) => row.postId === postId).map(({ slug, name }) => ({ slug, name: textIn(name, language) }));

type PostRow = typeof posts.$inferSelect;
interface Around {
  author: NamedSlug;
  categories: NamedSlug[];
  tags: NamedSlug[];
}

function toPostCard(context: ReadContext, post: PostRow, around: Around, language: LanguageCode): PostCard {
  const title = pickText(post.title, language);
  return {
    id: post.id,
    slug: post.slug,
    type: post.type,
    title: title.text,
    excerpt: textIn(post.excerpt, language),
    contentLanguage: title.language,
    ...around,
    publishedAt: post.publishedAt.toISOString(),
    readingMinutes: readingMinutes(post.body[title.language === 'ar' ? 'ar' : 'en']),
    picture: pictureOf(context, 'post', post.slug, post.pictureColor),
    quote: post.quote && { text: textIn(post.quote.text, language), by: textIn(post.quote.by, language) },
    link: post.link && { url: post.link.url, label: textIn(post.link.label, language) },
  };
}

/** A page of the blog, the newest first. */
export async function listPosts(
  context: ReadContext,
  filter: PostFilter,
  query: PageQuery,
  language: LanguageCode,
): Promise<Page<PostCard>> {
  const { database } = context;
  const category = await findCategory(context, filter.category);
  const where = conditionsOf(filter, category);
  const order = [desc(posts.publishedAt), asc(posts.id)];
  const kept = keptTotal(context, filter, category) ?? database.$count(posts, where);
  // An index knows which posts are on the page: those before them are not read.
  const { rows: part, total } = await readFromNearerEnd(query, kept, ({ limit, offset }, isTurned) =>
    database
      .select({ id: posts.id })
      .from(posts)
      .where(where)
      .orderBy(...(isTurned ? [asc(posts.publishedAt), desc(posts.id)] : order))
      .limit(limit)
      .offset(offset),
  );
  const ids = part.map(({ id }) => id);
  const [rows, ofCategories, ofTags] = await Promise.all([
    database
      .select({ post: posts, authorSlug: authors.slug, authorName: authors.name })
      .from(posts)
      .innerJoin(authors, eq(authors.id, posts.authorId))
      .where(inArray(posts.id, ids))
      .orderBy(...order),
    database
      .select({ postId: postCategoryPosts.postId, slug: postCategories.slug, name: postCategories.name })
      .from(postCategoryPosts)
      .innerJoin(postCategories, eq(postCategories.id, postCategoryPosts.categoryId))
      .where(inArray(postCategoryPosts.postId, ids))
      .orderBy(asc(postCategoryPosts.position)),
    database
      .select({ postId: postTags.postId, slug: tags.slug, name: tags.name })
      .from(postTags)
      .innerJoin(tags, eq(tags.id, postTags.tagId))
      .where(inArray(postTags.postId, ids))
      .orderBy(asc(postTags.position)),
  ]);
  const items = rows.map(({ post, authorSlug, authorName }) =>
    toPostCard(
      context,
      post,
      {
        author: { slug: authorSlug, name: textIn(authorName, language) },
        categories: namesOf(ofCategories, post.id, language),
        tags: namesOf(ofTags, post.id, language),
      },
      language,
    ),
  );
  return toPage(items, total, query);
}
