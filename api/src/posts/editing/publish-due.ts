import { and, asc, eq, lte } from 'drizzle-orm';
import { z } from 'zod';
import { lockContents } from '../../contents/write-contents.ts';
import { postTranslations } from '../../database/blog-tables.ts';
import type { Database, Transaction } from '../../database/connect.ts';
import type { Job } from '../../jobs/job.ts';
import { found } from '../../server/http/api-failure.ts';
import { readStored, textOf } from './held-post.ts';
import { findLastRevision } from './keep-revision.ts';
import { tellAuthor } from './tell-author.ts';
import { datesOfPublication } from './move-text.ts';
import { writeText } from './write-text.ts';

/** Texts that one transaction publishes: while it does, nobody else writes contents. */
const BATCH = 20;

const isDue = (now: Date) => and(eq(postTranslations.state, 'scheduled'), lte(postTranslations.publishedAt, now));

/** Publishes some of what is due; returns how many. Who has the lock sees what others did before: nothing is published twice. */
async function publishSome(tx: Transaction, now: Date): Promise<number> {
  await lockContents(tx);
  const { postId, language, publishedAt } = postTranslations;
  const due = await tx
    .select({ postId, language })
    .from(postTranslations)
    .where(isDue(now))
    .orderBy(asc(publishedAt), asc(postId))
    .limit(BATCH);
  for (const row of due) {
    const held = found(await readStored(tx, row.postId), 'post');
    const text = found(textOf(held, row.language), 'translation');
    const scheduled = await findLastRevision(tx, text);
    const { publishedAt: moment, settings } = datesOfPublication(held, text, text.publishedAt ?? now);
    await writeText(tx, held, {
      ...{ language: row.language, text: { ...text, state: 'published', publishedAt: moment } },
      ...{ memberId: null, isOpen: false, now, ...(settings && { settings }) },
    });
    await tellAuthor(tx, 'post-published', held, text, scheduled?.memberId ?? null);
  }
  return due.length;
}

/** Publishes every text whose moment has come, each once, however many processes do so at once. */
export async function publishDue(database: Database, now: Date, signal?: AbortSignal): Promise<void> {
  while ((await database.transaction((tx) => publishSome(tx, now))) === BATCH) signal?.throwIfAborted();
}

/**
 * Every minute. What is due is found by the date that is stored: what was scheduled while no worker ran, or came with a copy of the
 * database, is published too.
 */
export const scheduledPosts: Job = {
  name: 'scheduled-posts',
  data: z.object({}),
  schedule: { cron: '* * * * *', slotSeconds: 60 },
  run: ({ database, signal }) => publishDue(database, new Date(), signal),
};
