import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { coverOfType } from '@sahra/shared/pictures';
import type { PostCard } from '@sahra/shared/schemas/blog';
import type { NamedSlug, Picture } from '@sahra/shared/schemas/common';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { readTotals } from '../contributions/contribution-totals.ts';
import {
  authors,
  postCategories,
  postCategoryPosts,
  posts,
  postTags,
  postTranslations,
} from '../database/blog-tables.ts';
import { tags } from '../database/catalog-tables.ts';
import { type Localized, textIn } from '../database/localized.ts';
import { pictureOf, type ReadContext } from '../server/http/read-context.ts';
import { isShownWith, pickTranslation, type Preview } from './post-languages.ts';
import { type FoundPicture, readPostUploads, uploadIds } from './post-pictures.ts';
import { readingMinutes } from './post-text.ts';

interface NamedOfPost {
  readonly postId: number;
  readonly slug: string;
  readonly name: Localized;
}

/** Under what posts are filed, in its order. */
async function readFilings({ database }: ReadContext, ids: number[], language: LanguageCode) {
  const [categories, ofTags] = await Promise.all([
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
  const namesOf = (rows: readonly NamedOfPost[], postId: number): NamedSlug[] =>
    rows.filter((row) => row.postId === postId).map(({ slug, name }) => ({ slug, name: textIn(name, language) }));
  return (postId: number) => ({ categories: namesOf(categories, postId), tags: namesOf(ofTags, postId) });
}

/** What lists show of these posts in the languages in which they are published. */
function readTranslations({ database }: ReadContext, ids: number[], preview: Preview | undefined) {
  const { postId, language, slug, title, excerpt, quote, link, words } = postTranslations;
  return database
    .select({ postId, language, slug, title, excerpt, quote, link, words })
    .from(postTranslations)
    .where(and(inArray(postId, ids), isShownWith(preview)));
}

const columns = {
  ...{ id: posts.id, type: posts.type, publishedAt: posts.publishedAt },
  ...{ pictureSource: posts.pictureSource, pictureColor: posts.pictureColor },
  author: { slug: authors.slug, name: authors.name },
};
export type PictureRow = Pick<typeof posts.$inferSelect, 'type' | 'pictureSource' | 'pictureColor'>;

/** The picture of a post: what was chosen for it, as long as that is there, or the drawing of its type. */
export function pictureOfPost(
  context: ReadContext,
  { type, pictureSource: source, pictureColor }: PictureRow,
  uploads: ReadonlyMap<number, FoundPicture>,
): Picture {
  if (source && 'art' in source) return pictureOf(context, source.art, source.name, pictureColor);
  const upload = source && uploads.get(source.mediaId);
  return upload ? upload.picture : pictureOf(context, 'post', coverOfType(type), pictureColor);
}

/** What lists show of these posts, in the order of the ids; those that are published in no language are left out. */
export async function listPostCards(
  context: ReadContext,
  ids: number[],
  language: LanguageCode,
  preview?: Preview,
): Promise<PostCard[]> {
  if (ids.length === 0) return [];
  const { database } = context;
  const [rows, translations, filedOf, totalsOf] = await Promise.all([
    database
      .select(columns)
      .from(posts)
      .innerJoin(authors, eq(authors.id, posts.authorId))
      .where(inArray(posts.id, ids)),
    readTranslations(context, ids, preview),
    readFilings(context, ids, language),
    readTotals(database, 'post', ids),
  ]);
  const uploads = await readPostUploads(database, uploadIds(rows.map(({ pictureSource }) => pictureSource)));
  const cards = new Map<number, PostCard>();
  for (const { id, type, author, publishedAt, ...row } of rows) {
    const shown = pickTranslation(
      translations.filter(({ postId }) => postId === id),
      language,
    );
    if (!shown) continue;
    const { slug, title, excerpt, quote, link, words, language: contentLanguage } = shown;
    cards.set(id, {
      ...{ id, slug, type, title, excerpt, contentLanguage, quote, link },
      author: { slug: author.slug, name: textIn(author.name, language) },
      ...filedOf(id),
      publishedAt: publishedAt.toISOString(),
      readingMinutes: readingMinutes(words),
      commentCount: totalsOf(id).count,
      picture: pictureOfPost(context, { type, ...row }, uploads),
    });
  }
  return ids.flatMap((id) => cards.get(id) ?? []);
}
