import { languageCodes, type LanguageCode } from '@sahra/shared/i18n/languages';
import type { PostDetail } from '@sahra/shared/schemas/blog';
import { and, asc, eq } from 'drizzle-orm';
import { authors, postPrograms, postProducts, posts, postTranslations } from '../database/blog-tables.ts';
import { programs } from '../database/catalog-tables.ts';
import { textIn } from '../database/localized.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { postSlugRedirects } from '../database/post-editing-tables.ts';
import { commentsClosedAt } from './closed-comments.ts';
import { findNeighbors } from './neighboring-posts.ts';
import { listPostCards } from './post-cards.ts';
import { isPublished, isShownWith, placeOf, type Preview } from './post-languages.ts';
import { readPostUploads, uploadIds } from './post-pictures.ts';
import { findRelatedIds } from './related-posts.ts';
import { shareUrlOf } from './share-picture.ts';
import { showBlocks } from './shown-blocks.ts';

/**
 * The post that has this slug in a language in which it is published, or had it: who follows an old address is to find the post that was
 * there, also where another one has the same words in another language. So the language asked for is looked at first, then all others.
 */
async function findId({ database }: ReadContext, slug: string, asked: LanguageCode): Promise<number | undefined> {
  const now = { id: postTranslations.postId, language: postTranslations.language };
  const [row] = await database
    .select(now)
    .from(postTranslations)
    .where(and(eq(postTranslations.slug, slug), isPublished))
    .orderBy(placeOf(postTranslations.language, asked))
    .limit(1);
  if (row?.language === asked) return row.id;
  const before = { id: postSlugRedirects.postId, language: postSlugRedirects.language };
  const [former] = await database
    .select(before)
    .from(postSlugRedirects)
    .where(eq(postSlugRedirects.slug, slug))
    .orderBy(placeOf(postSlugRedirects.language, asked))
    .limit(1);
  return former?.language === asked ? former.id : (row ?? former)?.id;
}

/** In which languages it is published, in their order, and which of them is the original. */
async function readTranslations(
  { database }: ReadContext,
  id: number,
  preview: Preview | undefined,
): Promise<Pick<PostDetail, 'translations' | 'original'>> {
  const { language, slug, translator, publishedAt, postId } = postTranslations;
  const rows = await database
    .select({ language, slug, translator, publishedAt })
    .from(postTranslations)
    .where(and(eq(postId, id), isShownWith(preview)));
  const inOrder = languageCodes.flatMap((code) => rows.filter((row) => row.language === code));
  // Who writes in two languages writes in one of them first.
  const [original] = inOrder
    .filter((row) => row.translator === null)
    .toSorted((a, b) => (a.publishedAt?.getTime() ?? 0) - (b.publishedAt?.getTime() ?? 0));
  return {
    translations: inOrder.map((row) => ({ language: row.language, slug: row.slug })),
    original: original?.language ?? null,
  };
}

/** What it is about, as far as lists show that. */
async function findAbout({ database }: ReadContext, id: number): Promise<PostDetail['about']> {
  const [ofPrograms, ofProducts] = await Promise.all([
    database
      .select({ id: programs.id })
      .from(postPrograms)
      .innerJoin(programs, and(eq(programs.id, postPrograms.programId), programs.isListed.getSQL()))
      .where(eq(postPrograms.postId, id))
      .orderBy(asc(postPrograms.position)),
    database
      .select({ id: postProducts.productId })
      .from(postProducts)
      .where(eq(postProducts.postId, id))
      .orderBy(asc(postProducts.position)),
  ]);
  return { programIds: ofPrograms.map((row) => row.id), productIds: ofProducts.map((row) => row.id) };
}

/** What only its page shows of a post in one language. */
async function findText(context: ReadContext, id: number, language: LanguageCode, preview: Preview | undefined) {
  const { blocks, translator, pictureAlternative, updatedAt, postId } = postTranslations;
  const [row] = await context.database
    .select({
      ...{ blocks, translator, pictureAlternative, updatedAt, bio: authors.bio, source: posts.pictureSource },
      ...{ publishedAt: posts.publishedAt, commentsCloseAfterDays: posts.commentsCloseAfterDays },
    })
    .from(postTranslations)
    .innerJoin(posts, eq(posts.id, postId))
    .innerJoin(authors, eq(authors.id, posts.authorId))
    .where(and(eq(postId, id), eq(postTranslations.language, language), isShownWith(preview)));
  if (!row) return undefined;
  const [shown, uploads] = await Promise.all([
    showBlocks(context, row.blocks),
    readPostUploads(context.database, uploadIds([row.source])),
  ]);
  const [upload] = uploads.values();
  return {
    translator: row.translator,
    updatedAt: row.updatedAt.toISOString(),
    blocks: shown,
    pictureAlternative: row.pictureAlternative || (upload?.alternative ?? ''),
    commentsClosedAt: commentsClosedAt(row)?.toISOString() ?? null,
    bio: row.bio,
  };
}

/** All that the page of a post shows. */
async function readPost(
  context: ReadContext,
  id: number,
  language: LanguageCode,
  preview?: Preview,
): Promise<PostDetail | undefined> {
  const [[card, ...related], translations, neighbors, about] = await Promise.all([
    findRelatedIds(context.database, id).then((ids) => listPostCards(context, [id, ...ids], language, preview)),
    readTranslations(context, id, preview),
    findNeighbors(context, id, language),
    findAbout(context, id),
  ]);
  // It may have been withdrawn meanwhile; then the first card is another one's.
  const text = card?.id === id ? await findText(context, id, card.contentLanguage, preview) : undefined;
  if (!card || !text) return undefined;
  const { bio, ...rest } = text;
  return {
    ...card,
    ...rest,
    author: { ...card.author, bio: textIn(bio, language) },
    shareUrl: shareUrlOf(context, card),
    ...{ ...translations, ...neighbors, related, about },
  };
}

/** The post with this slug, or which had it once, in whichever language that is, with what its page shows. */
export async function findPost(
  context: ReadContext,
  slug: string,
  language: LanguageCode,
): Promise<PostDetail | undefined> {
  const id = await findId(context, slug, language);
  return id === undefined ? undefined : readPost(context, id, language);
}

/** A post with one text of it that need not be published. */
export const previewPost = (context: ReadContext, preview: Preview): Promise<PostDetail | undefined> =>
  readPost(context, preview.postId, preview.language, preview);
