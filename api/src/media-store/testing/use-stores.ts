import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { FolderStore } from '../folder-store.ts';
import type { MediaStore } from '../media-store.ts';
import { S3Store, type S3Settings } from '../s3-store.ts';
import { startS3Server } from './s3-server.ts';

/** An empty folder and an empty bucket, for the tests of a file. */
export function useStores() {
  let folder = '';
  let s3: Awaited<ReturnType<typeof startS3Server>>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sahra-media-'));
    s3 = await startS3Server();
  });
  afterAll(async () => {
    await s3.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const s3Settings = (): S3Settings => s3.settings;
  return {
    folder: () => folder,
    s3Settings,
    kinds: [
      ['a folder', () => new FolderStore(folder)],
      ['S3', () => new S3Store(s3Settings(), { listedAtOnce: 7 })],
    ] as const satisfies [string, () => MediaStore][],
  };
}
