import { and, eq } from 'drizzle-orm';
import { lockContents, writeTheirs } from '../contents/write-contents.ts';
import { postTranslations } from '../database/blog-tables.ts';
import type { Transaction } from '../database/connect.ts';
import { postKind } from '../posts/post-contents.ts';
import { keepFormerSlugs } from '../posts/former-slugs.ts';
import { readStoredPosts } from '../posts/stored-posts.ts';
import { ImportBook, type NewEntry } from './import-book.ts';
import { importNames } from './import-names.ts';
import type { ImportRun } from './import-run.ts';
import type { Batch } from './import-batch.ts';
import { type Planned, planPost, storedParts } from './plan-post.ts';
import type { ReadyPost } from './ready-posts.ts';
import { writeComments } from './write-comments.ts';

/** Writes down what became of a batch, with the revisions that it has now. */
async function record({ tx, book }: Batch, planned: readonly Planned[], ids: readonly number[]): Promise<void> {
  for (const [index, { written }] of planned.entries())
    for (const { language, updatedAt } of written)
      if (updatedAt)
        await tx
          .update(postTranslations)
          .set({ updatedAt })
          .where(and(eq(postTranslations.postId, ids[index] ?? 0), eq(postTranslations.language, language)));
  const stored = await readStoredPosts(tx, ids);
  const [ofPosts, ofTranslations]: [NewEntry[], NewEntry[]] = [[], []];
  for (const [index, { post, written, hasParts }] of planned.entries()) {
    const now = stored.get(ids[index] ?? 0);
    if (!now) continue;
    if (hasParts) {
      await keepFormerSlugs(tx, now.id, post.formerSlugs ?? []);
      ofPosts.push({
        ...{ key: post.key, rowId: now.id, language: post.language },
        ...{ fileHash: post.partsHash, writtenHash: storedParts(now) },
      });
    }
    for (const { key, language, fileHash } of written) {
      const revision = now.translations.find((each) => each.language === language)?.revision;
      ofTranslations.push({ key, rowId: now.id, language, fileHash, writtenHash: String(revision) });
    }
  }
  await book.write('post', ofPosts);
  await book.write('translation', ofTranslations);
}

/** Writes posts with their comments: all of these, or none where it fails or the process ends. No two have the same key. */
export async function writePosts(tx: Transaction, run: ImportRun, ready: readonly ReadyPost[]): Promise<void> {
  await lockContents(tx);
  const book = new ImportBook(tx, run.source);
  const ofPosts = await book.find(
    'post',
    ready.map(({ key }) => key),
  );
  const ofTranslations = await book.find(
    'translation',
    ready.flatMap(({ changed }) => changed.map(({ key }) => key)),
  );
  const stored = await readStoredPosts(
    tx,
    [...ofPosts.values()].map(({ rowId }) => rowId),
  );
  // Of others nothing is made: what somebody removed here would come back.
  const filed = ready.filter(({ key, partsHash }) => {
    const entry = ofPosts.get(key);
    return !entry || (stored.has(entry.rowId) && entry.fileHash !== partsHash);
  });
  const names = {
    author: await importNames(
      tx,
      book,
      'author',
      filed.map(({ author }) => author),
    ),
    category: await importNames(
      tx,
      book,
      'category',
      filed.flatMap(({ categories }) => categories),
    ),
    tag: await importNames(
      tx,
      book,
      'tag',
      filed.flatMap(({ tags }) => tags),
    ),
  };
  const batch: Batch = { tx, run, book, ofPosts, ofTranslations, stored, taken: new Set(), names };
  const planned: Planned[] = [];
  for (const post of ready) {
    const one = await planPost(batch, post);
    if (one) planned.push(one);
  }
  const ids = await writeTheirs(
    tx,
    postKind,
    planned.map(({ item }) => item),
  );
  await record(batch, planned, ids);
  for (const post of ready) {
    const index = planned.findIndex((one) => one.post === post);
    const known = ofPosts.get(post.key);
    const postId = index >= 0 ? ids[index] : known && stored.has(known.rowId) ? known.rowId : undefined;
    if (postId !== undefined) await writeComments(tx, run, book, postId, post.comments);
  }
}
