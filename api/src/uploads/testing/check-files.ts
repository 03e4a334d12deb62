import { expect } from 'vitest';
import type { Database } from '../../database/connect.ts';
import { media } from '../../database/media-tables.ts';
import type { MediaStore } from '../../media-store/media-store.ts';
import { removeFilesWithoutRow } from '../tidy-media.ts';
import { prefixOf } from '../upload-files.ts';

async function storedKeys(store: MediaStore): Promise<string[]> {
  const keys = [];
  for await (const { key } of store.list('uploads/')) keys.push(key);
  return keys.sort();
}

/**
 * Every row has all its files, at once; and after a clean-up there are no others. Returns how many rows there are, and how many
 * files the clean-up has removed.
 */
export async function checkFiles(database: Database, store: MediaStore): Promise<{ rows: number; removed: number }> {
  const before = await storedKeys(store);
  const rows = await database.select().from(media);
  const named = new Set(
    rows.flatMap(({ contentHash, sources }) => sources.map((source) => prefixOf(contentHash) + source)),
  );
  expect([...named].filter((key) => !before.includes(key))).toEqual([]);
  await removeFilesWithoutRow(database, store);
  const after = await storedKeys(store);
  expect(after).toEqual([...named].sort());
  return { rows: rows.length, removed: before.length - after.length };
}
