import { StartError } from '@sahra/shared/server/settings';
import type { Pool } from 'pg';
import type { Database } from '../database/connect.ts';
import { openOwnFile } from './own-file/own-file.ts';
import { readStart } from './file-text.ts';
import type { ForeignFile, ForeignPost, ReadOptions } from './foreign-post.ts';
import { openGhost } from './ghost/ghost-posts.ts';
import { lockContents } from '../contents/write-contents.ts';
import { ImportBook } from './import-book.ts';
import { importNames } from './import-names.ts';
import type { ImportNotes } from './import-notes.ts';
import { type ImportCounts, type ImportRun, newCounts } from './import-run.ts';
import { picturesOf } from './markup/draft-blocks.ts';
import { PictureImporter, type PictureOptions } from './pictures/picture-importer.ts';
import { type ReadyPost, readyPost } from './ready-posts.ts';
import { openWxr } from './wordpress/wxr-posts.ts';
import { writePosts } from './write-posts.ts';

/** Posts that are written together; with a comment each it is less than a second. */
const BATCH = 25;
/** Comments that are written together, however few posts they are of. */
const BATCH_COMMENTS = 2_000;
const IMPORT_LOCK = 7_251_003;

/** Finds out what a file is, and looks through it to its end. Nothing is written yet. */
export async function openForeignFile(
  path: string,
  options: ReadOptions,
  pictures: PictureOptions,
): Promise<ForeignFile> {
  const start = (await readStart(path)).replace(/^\ufeff/, '').trimStart();
  if (start.startsWith('<')) return openWxr(path, options);
  if (/^\{\s*"format"\s*:\s*"sahra-blog"/.test(start)) return openOwnFile(path, options, pictures);
  if (start.startsWith('{')) return openGhost(path, options);
  throw new StartError('The file is no export of WordPress (XML), Ghost (JSON) or this site (npm run blog -- export).');
}

/** Posts in groups that are written together; what belongs to the same post is in different ones. */
async function* batchesOf(posts: AsyncIterable<ForeignPost>): AsyncIterable<ForeignPost[]> {
  let batch: ForeignPost[] = [];
  const keys = new Set<string>();
  let comments = 0;
  for await (const post of posts) {
    const own = [`post ${post.key}`, ...post.translations.map(({ key }) => `translation ${key}`)];
    const isFull = batch.length >= BATCH || comments + post.comments.length > BATCH_COMMENTS;
    if (batch.length > 0 && (isFull || own.some((key) => keys.has(key)))) {
      yield batch;
      batch = [];
      keys.clear();
      comments = 0;
    }
    batch.push(post);
    comments += post.comments.length;
    for (const key of own) keys.add(key);
  }
  if (batch.length > 0) yield batch;
}

/** Does something while no other import does; refuses it where one is under way. The lock goes with the process. */
export async function withImportLock<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
      IMPORT_LOCK,
    ]);
    if (rows[0]?.isOurs !== true) throw new StartError('Another import is under way: one at a time.');
    try {
      return await work();
    } finally {
      await client.query('select pg_advisory_unlock($1)', [IMPORT_LOCK]);
    }
  } finally {
    client.release();
  }
}

/** What posts are filed under, in the order of the file; what was removed here since stays removed. */
const writeNames = (database: Database, source: string, names: NonNullable<ForeignFile['names']>) =>
  database.transaction(async (tx) => {
    await lockContents(tx);
    const book = new ImportBook(tx, source);
    for (const kind of ['author', 'category', 'tag'] as const) {
      const known = await book.find(
        kind,
        [...names[kind].values()].map(({ key }) => key),
      );
      await importNames(
        tx,
        book,
        kind,
        [...names[kind].values()].filter(({ key }) => !known.has(key)),
      );
    }
  });

export interface ImportParts {
  readonly database: Database;
  readonly options: ReadOptions;
  readonly pictures: PictureOptions;
  readonly notes: ImportNotes;
  /** Called after each group of posts, with how many were read. */
  readonly onProgress: (read: number, total: number) => void;
}

/** Writes the posts of a file, a group after the other, each whole or not at all. Returns what became of them. */
export async function importPosts(file: ForeignFile, parts: ImportParts): Promise<ImportCounts & { pictures: number }> {
  const { database, options, notes } = parts;
  const book = new ImportBook(database, file.source);
  const run: ImportRun = {
    ...{ source: file.source, isOwn: file.kind === 'Sahra', notes, counts: newCounts(), options, book },
    pictures: new PictureImporter(parts.pictures, book),
  };
  if (file.names) await writeNames(database, file.source, file.names);
  let read = 0;
  for await (const batch of batchesOf(file.posts())) {
    parts.pictures.signal.throwIfAborted();
    const ready: ReadyPost[] = [];
    for (const post of batch) ready.push(await readyPost(run, post));
    await database.transaction((tx) => writePosts(tx, run, ready));
    read += batch.length;
    parts.onProgress(read, file.total);
  }
  return { ...run.counts, pictures: run.pictures.imported };
}

/** What an import would have to do: how many posts, texts, comments and pictures the file has. Nothing is written or fetched. */
export async function countFile(file: ForeignFile) {
  const counts = { posts: 0, texts: 0, comments: 0, pictures: 0 };
  const pictures = new Set<string>();
  for await (const post of file.posts({ isDry: true })) {
    counts.posts += 1;
    counts.texts += post.translations.length;
    counts.comments += post.comments.length;
    for (const { from } of [
      ...(post.cover ? [post.cover] : []),
      ...post.translations.flatMap(({ blocks }) => picturesOf(blocks)),
    ])
      if (typeof from === 'string') pictures.add(from);
  }
  return { ...counts, pictures: pictures.size };
}
