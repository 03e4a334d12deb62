import { feedFormatNames, postFeedPath, type PostFeedScope } from '@sahra/shared/feed-addresses';
import { addressIn } from '@sahra/shared/i18n/address-in';
import { languageCodes, type LanguageCode } from '@sahra/shared/i18n/languages';
import { idSchema } from '@sahra/shared/schemas/common';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import {
  authors,
  postCategories,
  postCategoryPosts,
  posts,
  postTags,
  postTranslations,
} from '../database/blog-tables.ts';
import { tags } from '../database/catalog-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import type { Job } from '../jobs/job.ts';
import { sendJob } from '../jobs/job-queue.ts';
import { isPublished } from './post-languages.ts';

/** Milliseconds that the hub gets for one answer. */
const TIMEOUT_MS = 10_000;

const dataSchema = z.object({
  translations: z.array(z.object({ postId: idSchema, language: z.enum(languageCodes) })),
});
/** A post in a language in which it was published, or changed since. */
export type Announced = z.infer<typeof dataSchema>['translations'][number];

/** Of each post under what it is filed. */
async function readScopes(database: Database, ids: number[]): Promise<Map<number, PostFeedScope[]>> {
  const [ofCategories, ofTags, ofAuthors] = await Promise.all([
    database
      .select({ postId: postCategoryPosts.postId, slug: postCategories.slug })
      .from(postCategoryPosts)
      .innerJoin(postCategories, eq(postCategories.id, postCategoryPosts.categoryId))
      .where(inArray(postCategoryPosts.postId, ids)),
    database
      .select({ postId: postTags.postId, slug: tags.slug })
      .from(postTags)
      .innerJoin(tags, eq(tags.id, postTags.tagId))
      .where(inArray(postTags.postId, ids)),
    database
      .select({ postId: posts.id, slug: authors.slug })
      .from(posts)
      .innerJoin(authors, eq(authors.id, posts.authorId))
      .where(inArray(posts.id, ids)),
  ]);
  const scopes = new Map<number, PostFeedScope[]>();
  for (const [kind, rows] of [
    ['category', ofCategories] as const,
    ['tag', ofTags] as const,
    ['author', ofAuthors] as const,
  ])
    for (const { postId, slug } of rows) scopes.set(postId, [...(scopes.get(postId) ?? []), { kind, slug }]);
  return scopes;
}

/** Whole addresses of the feeds in which these are, as far as they are published by now. */
async function findTopics(database: Database, announced: readonly Announced[], origin: string): Promise<string[]> {
  const ids = [...new Set(announced.map(({ postId }) => postId))];
  if (ids.length === 0) return [];
  const { postId, language } = postTranslations;
  const shown = await database
    .select({ postId, language })
    .from(postTranslations)
    .innerJoin(posts, and(eq(posts.id, postId), posts.isShown.getSQL()))
    .where(and(inArray(postId, ids), isPublished));
  const scopes = await readScopes(database, ids);
  const isAnnounced = (row: Announced) =>
    announced.some((one) => one.postId === row.postId && one.language === row.language);
  const feedsIn = (code: LanguageCode, scope?: PostFeedScope) =>
    feedFormatNames.map((format) => origin + addressIn(postFeedPath(format, scope), code));
  const topics = shown
    .filter(isAnnounced)
    .flatMap((row) => [undefined, ...(scopes.get(row.postId) ?? [])].flatMap((scope) => feedsIn(row.language, scope)));
  return [...new Set(topics)];
}

/** Tells the hub that a feed has news, as all hubs understand it (https://www.w3.org/TR/websub/ leaves it to them). */
async function ping(hub: string, topic: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(hub, {
    method: 'POST',
    body: new URLSearchParams({ 'hub.mode': 'publish', 'hub.url': topic, 'hub.topic': topic }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The WebSub hub answered ${response.status}`);
}

/** Tells the WebSub hub of each feed that has news; a hub that was told of it twice looks twice. Without a hub it does nothing. */
export const announcePosts: Job<z.infer<typeof dataSchema>> = {
  name: 'announce-posts',
  data: dataSchema,
  async run({ database, site: { publicUrl, webSubHub }, signal }, { translations }) {
    if (webSubHub === undefined) return;
    for (const topic of await findTopics(database, translations, new URL(publicUrl).origin))
      await ping(webSubHub, topic, signal);
  },
};

/** Has the hub told of these, if the transaction is committed. Whoever publishes waits for nothing of it. */
export async function announce(tx: Transaction, translations: readonly Announced[]): Promise<void> {
  if (translations.length > 0) await sendJob(tx, announcePosts, { translations: [...translations] });
}
