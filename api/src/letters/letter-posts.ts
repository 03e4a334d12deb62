import { languageCodes, type LanguageCode } from '@sahra/shared/i18n/languages';
import type { Letter } from '@sahra/shared/schemas/letters';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { posts, postTranslations } from '../database/blog-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { letterPosts } from '../database/letter-tables.ts';
import type { LetterMail } from '../mail/mails.ts';
import { isOfDate } from '../posts/archive-dates.ts';
import { isPublished, pickTranslation } from '../posts/post-languages.ts';
import { invalidRequest } from '../server/http/api-failure.ts';

export type Reader = Database | Transaction;

/** A post of an issue with its texts, in the order of the issue. */
interface LetterPost {
  id: number;
  translations: { language: LanguageCode; isPublished: boolean; slug: string; title: string; excerpt: string }[];
}

/** The posts of an issue with what it may say of them. */
export async function readLetterPosts(reader: Reader, letterId: number): Promise<LetterPost[]> {
  const { language, slug, state, title, excerpt } = postTranslations;
  const rows = await reader
    .select({ id: letterPosts.postId, language, slug, state, title, excerpt })
    .from(letterPosts)
    .innerJoin(postTranslations, eq(postTranslations.postId, letterPosts.postId))
    .where(eq(letterPosts.letterId, letterId))
    .orderBy(asc(letterPosts.position));
  const found = new Map<number, LetterPost>();
  for (const { id, state: stateNow, ...text } of rows) {
    const post = found.get(id) ?? { id, translations: [] };
    post.translations.push({ ...text, isPublished: stateNow === 'published' });
    found.set(id, post);
  }
  return [...found.values()];
}

const published = ({ translations }: LetterPost) => translations.filter((each) => each.isPublished);

/** The posts as editors see them: also those that are not published any more, which no reader gets. */
export const toManagedPosts = (ofLetter: readonly LetterPost[], asked: LanguageCode): Letter['posts'] =>
  ofLetter.flatMap((post) => {
    const shown = pickTranslation(published(post), asked) ?? pickTranslation(post.translations, asked);
    if (!shown) return [];
    const languages = languageCodes.filter((code) => published(post).some(({ language }) => language === code));
    return [{ id: post.id, title: shown.title, contentLanguage: shown.language, languages }];
  });

/** What readers of a language get: each post in it, or as the blog shows it to them. */
export const toMailedPosts = (ofLetter: readonly LetterPost[], asked: LanguageCode): LetterMail['posts'] =>
  ofLetter.flatMap((post) => {
    const { slug, title, excerpt, language } = pickTranslation(published(post), asked) ?? {};
    if (slug === undefined || title === undefined || excerpt === undefined || language === undefined) return [];
    return [{ slug, title, excerpt, language }];
  });

/** Posts that lists show of a month in Cairo, the newest first. */
export async function findPostsOfMonth(reader: Reader, month: string, limit: number): Promise<number[]> {
  const rows = await reader
    .select({ id: posts.id })
    .from(posts)
    .where(and(posts.isShown.getSQL(), isOfDate(month)))
    .orderBy(desc(posts.publishedAt), asc(posts.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Replaces the posts of an issue; refused where one is published in no language. */
export async function writeLetterPosts(tx: Transaction, letterId: number, ids: readonly number[]): Promise<void> {
  const kept = await tx.select({ id: letterPosts.postId }).from(letterPosts).where(eq(letterPosts.letterId, letterId));
  const known = new Set(kept.map(({ id }) => id));
  const added = ids.filter((id) => !known.has(id));
  if (added.length > 0) {
    const rows = await tx
      .selectDistinct({ id: postTranslations.postId })
      .from(postTranslations)
      .where(and(inArray(postTranslations.postId, added), isPublished));
    if (rows.length < added.length) throw invalidRequest({ postIds: 'must be published posts' });
  }
  await tx.delete(letterPosts).where(eq(letterPosts.letterId, letterId));
  if (ids.length > 0)
    await tx.insert(letterPosts).values(ids.map((postId, position) => ({ letterId, postId, position })));
}
