import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.ts';
import { media } from '../database/media-tables.ts';
import type { MediaStore } from '../media-store/media-store.ts';
import { prefixOf } from '../uploads/upload-files.ts';
import type { LineOf } from './export-lines.ts';

type PictureLine = LineOf<'picture'>;

/** What a picture is called in a file: who changes something of it changes its name. */
export const digestOf = ({ kind, color, focus, alternative, files }: Omit<PictureLine, 'digest' | 'line'>): string => {
  const sorted = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, color, focus, alternative, sorted]))
    .digest('hex')
    .slice(0, 40);
};

/** The lines of uploads by their ids; those whose files are gone are left out. */
export async function readPictureLines(
  database: Database | Transaction,
  store: MediaStore,
  ids: readonly number[],
): Promise<Map<number, PictureLine>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select()
    .from(media)
    .where(inArray(media.id, [...ids]));
  const lines = new Map<number, PictureLine>();
  for (const { id, kind, color, focusX, focusY, alternative, contentHash, sources } of rows) {
    const files: Record<string, string> = {};
    for (const source of [...sources].sort()) {
      const file = await store.open(prefixOf(contentHash) + source);
      if (file?.part) files[source] = (await buffer(file.part.stream)).toString('base64');
    }
    if (Object.keys(files).length < sources.length) continue;
    const described = { kind, color, focus: [focusX, focusY] as [number, number], alternative, files };
    lines.set(id, { line: 'picture', digest: digestOf(described), ...described });
  }
  return lines;
}
