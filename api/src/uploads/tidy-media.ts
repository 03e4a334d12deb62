import { and, asc, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import { z } from 'zod';
import { playlists } from '../database/account-tables.ts';
import { postUploads } from '../database/blog-tables.ts';
import type { Database } from '../database/connect.ts';
import { contributionPhotos } from '../database/contribution-photo-tables.ts';
import { postRevisionUploads } from '../database/post-editing-tables.ts';
import { media, memberPictures } from '../database/media-tables.ts';
import { productUploads } from '../database/product-upload-tables.ts';
import type { Job } from '../jobs/job.ts';
import type { MediaStore } from '../media-store/media-store.ts';
import { dayMs } from '../server/limits/rate-limit.ts';
import { lockContents } from './media-repository.ts';
import { readKey, UPLOADS } from './upload-files.ts';

/** The one who uploaded a picture has this long to save the form that it is for. */
const KEEP_UNUSED_MS = dayMs;
const ROWS_AT_ONCE = 500;

/** Every column that refers to a row of `media`. */
export const mediaReferences = [
  contributionPhotos.mediaId,
  memberPictures.mediaId,
  playlists.thumbnailId,
  postRevisionUploads.mediaId,
  postUploads.mediaId,
  productUploads.mediaId,
] as const;

/** Removes rows that nothing refers to; returns how many. */
export async function removeUnused(database: Database, before: Date): Promise<number> {
  const isUnused = and(
    ...mediaReferences.map((column) =>
      notExists(
        database
          .select({ one: sql`1` })
          .from(column.table)
          .where(eq(column, media.id)),
      ),
    ),
  );
  return database.transaction(async (tx) => {
    // What somebody is just saving a reference to is locked by them. Asked again once it is ours: it may have been saved meanwhile.
    const rows = await tx
      .select({ id: media.id })
      .from(media)
      .where(and(lt(media.createdAt, before), isUnused))
      .orderBy(asc(media.id))
      .limit(ROWS_AT_ONCE)
      .for('update', { skipLocked: true });
    const ids = rows.map(({ id }) => id);
    const removed = await tx
      .delete(media)
      .where(and(inArray(media.id, ids), isUnused))
      .returning({ id: media.id });
    return removed.length;
  });
}

const straysOf = (keys: readonly string[], sources: readonly string[] = []) =>
  keys.filter((key) => !sources.includes(readKey(key)?.source ?? ''));

/** Removes those of the files that are none of any row’s. Nobody stores files of the same contents meanwhile. */
const removeStrays = (database: Database, store: MediaStore, contentHash: string, keys: readonly string[]) =>
  database.transaction(async (tx) => {
    await lockContents(tx, contentHash);
    const rows = await tx.select({ sources: media.sources }).from(media).where(eq(media.contentHash, contentHash));
    await store.remove(straysOf(keys, rows[0]?.sources));
  });

/** The files that are stored, a folder of them at a time, by their contents. */
async function* filesByContents(store: MediaStore): AsyncIterable<Map<string, string[]>> {
  let folder = '';
  let files = new Map<string, string[]>();
  for await (const { key } of store.list(UPLOADS)) {
    const { contentHash } = readKey(key) ?? {};
    if (contentHash === undefined) continue;
    if (!contentHash.startsWith(folder) || folder === '') {
      yield files;
      folder = contentHash.slice(0, 2);
      files = new Map();
    }
    files.set(contentHash, [...(files.get(contentHash) ?? []), key]);
  }
  yield files;
}

/** Removes files that no row has: what a killed process, a deleted account or a removed picture has left. */
export async function removeFilesWithoutRow(
  database: Database,
  store: MediaStore,
  signal?: AbortSignal,
): Promise<void> {
  for await (const files of filesByContents(store)) {
    signal?.throwIfAborted();
    const hashes = [...files.keys()];
    if (hashes.length === 0) continue;
    const rows = await database
      .selectDistinct({ contentHash: media.contentHash, sources: media.sources })
      .from(media)
      .where(inArray(media.contentHash, hashes));
    const used = new Map(rows.map(({ contentHash, sources }) => [contentHash, sources]));
    for (const [contentHash, keys] of files)
      if (straysOf(keys, used.get(contentHash)).length > 0) await removeStrays(database, store, contentHash, keys);
  }
}

/** Every hour. To remove twice does no harm, so it need not be one transaction. */
export const tidyMedia: Job = {
  name: 'tidy-media',
  data: z.object({}),
  schedule: { cron: '37 * * * *', slotSeconds: 3600 },
  async run({ database, media: store, signal }) {
    const before = new Date(Date.now() - KEEP_UNUSED_MS);
    while ((await removeUnused(database, before)) === ROWS_AT_ONCE) signal.throwIfAborted();
    await removeFilesWithoutRow(database, store, signal);
  },
};
