import { writeLinks } from '../contents/content-rows.ts';
import type { ContentKind, Written } from '../contents/write-contents.ts';
import {
  postCategoryPosts,
  postPrograms,
  postProducts,
  posts,
  postTags,
  postTranslations,
  postUploads,
} from '../database/blog-tables.ts';
import { inArray } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { media } from '../database/media-tables.ts';
import { storedWords } from '../search/words.ts';
import { recountPosts } from './post-counts.ts';
import { uploadIds } from './post-pictures.ts';
import { type WrittenTranslation, writeTranslations } from './post-translations.ts';
import { sourcesOf } from './shown-blocks.ts';
import { textsBeforeTranslations } from './texts-before-translations.ts';

/** Columns that are worked out, and those of the version before. */
type WorkedOut =
  'isShown' | 'titleWords' | 'title' | 'excerpt' | 'body' | 'quote' | 'link' | 'clipSlug' | 'galleryPrograms';

/** A post in all its languages, with what it is filed under and about, in the order in which that is shown. */
export interface PostContents extends Omit<Written<typeof posts>, WorkedOut> {
  readonly categoryIds: readonly number[];
  readonly tagIds: readonly number[];
  readonly programIds: readonly number[];
  readonly productIds: readonly number[];
  readonly translations: readonly WrittenTranslation[];
}

function complete({ isListed = true, pictureSource = null, ...post }: PostContents): PostContents {
  const published = post.translations.filter(({ state }) => state === 'published');
  const workedOut = {
    isShown: isListed && published.length > 0,
    titleWords: storedWords(published.map(({ title }) => title)),
    ...textsBeforeTranslations(published),
  };
  return { ...post, isListed, pictureSource, ...workedOut };
}

/** Ids of the uploads that a post shows, in any language and state. */
function uploadsOf({ pictureSource, translations }: PostContents): number[] {
  const inBlocks = translations.flatMap(({ blocks }) => sourcesOf(blocks));
  return [...new Set(uploadIds([pictureSource ?? null, ...inBlocks]))];
}

async function findUploads(tx: Transaction, shown: readonly { mediaId: number }[]): Promise<Set<number>> {
  if (shown.length === 0) return new Set();
  const ids = shown.map(({ mediaId }) => mediaId);
  const rows = await tx.select({ id: media.id }).from(media).where(inArray(media.id, ids)).for('key share');
  return new Set(rows.map(({ id }) => id));
}

/** What links posts to others: the table, its column for those, and what a post says of them. */
const links = [
  [postCategoryPosts, 'categoryId', 'categoryIds'],
  [postTags, 'tagId', 'tagIds'],
  [postPrograms, 'programId', 'programIds'],
  [postProducts, 'productId', 'productIds'],
] as const;

async function writeParts(
  tx: Transaction,
  ids: readonly number[],
  items: readonly PostContents[],
  isNews: boolean,
): Promise<number[]> {
  const stored = items.map((post, index) => ({ ...post, postId: ids[index] ?? 0 }));
  const changed = await writeTranslations(tx, stored, isNews);
  for (const [table, column, name] of links) {
    const rows = stored.flatMap((post) =>
      post[name].map((id, index) => ({ postId: post.postId, [column]: id, position: index + 1 })),
    );
    changed.push(...(await writeLinks(tx, table, 'postId', ids, rows)));
  }
  const shown = stored.flatMap((post) => uploadsOf(post).map((mediaId) => ({ postId: post.postId, mediaId })));
  const kept = await findUploads(tx, shown);
  // What was removed is left out when the post is read.
  const uploads = shown.filter(({ mediaId }) => kept.has(mediaId));
  await writeLinks(tx, postUploads, 'postId', ids, uploads);
  return changed;
}

/** What the blog says. */
export const postKind: ContentKind<PostContents> = {
  table: posts,
  users: [],
  unique: [
    {
      names: (post) => post.translations.map(({ slug }) => slug),
      ...{ name: postTranslations.slug, owner: postTranslations.postId },
    },
  ],
  foundBy: async (_, ids) => ({ post: ids }),
  recount: recountPosts,
  complete,
  writeParts,
};
