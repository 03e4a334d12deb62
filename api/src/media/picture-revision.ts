import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MediaStore } from '../media-store/media-store.ts';
import { packageFolder } from '../server/package-folder.ts';

const readCode = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.(ts|js)$/.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));

/** The code that encodes: its sources, or the bundle where only that was shipped. */
function encoderFolder(): string {
  const sources = join(packageFolder, 'src', 'media');
  return existsSync(sources) ? sources : join(packageFolder, 'dist');
}

/**
 * Changes when the catalog does, the code beside the module that draws, or the code that encodes; part of the pictures' addresses, so
 * that they can be cached for ever.
 */
export function pictureRevision(catalogRevision: string, demoModule: string | undefined): string {
  const hash = createHash('sha256').update(catalogRevision);
  for (const folder of demoModule ? [dirname(demoModule), encoderFolder()] : [])
    for (const code of readCode(folder)) hash.update(code);
  return hash.digest('hex').slice(0, 8);
}

/** Before all keys of drawn pictures. */
export const ART = 'art/';
/** Before all keys of pictures that posts are shared with. */
export const SHARE = 'share/';
const keepForMs = 24 * 60 * 60 * 1000;

/** Deletes the pictures of earlier states. A day is left for other replicas that are still at the state before. */
export async function deleteOldPictures(store: MediaStore, current: string, now = Date.now()): Promise<void> {
  const old: string[] = [];
  for (const drawn of [ART, SHARE])
    for await (const { key, modifiedAt } of store.list(drawn))
      if (!key.startsWith(`${drawn}${current}/`) && modifiedAt.getTime() < now - keepForMs) old.push(key);
  await store.remove(old);
}
