import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStore } from '../../media-store/folder-store.ts';
import type { MediaStore } from '../../media-store/media-store.ts';
import { S3Store } from '../../media-store/s3-store.ts';
import { startS3Server } from '../../media-store/testing/s3-server.ts';
import { type ApiProcess, startApiProcess } from '../../testing/api-process.ts';
import type { TestMember } from '../../testing/member.ts';
import { type TestApp, testSite } from '../../testing/test-app.ts';
import { removeUnnamed } from '../nameless-file.ts';

/** A place for pictures that processes and the test share. */
export interface Place {
  store: MediaStore;
  /** What the api is started with. */
  environment: Record<string, string>;
  /** Files that lie where uploads come in, after the clean-up of a start. */
  leftovers: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** In a folder, or on S3. */
export async function openPlace(kind: 'folder' | 'S3'): Promise<Place> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sahra-uploads-'));
  const s3 = kind === 'S3' ? await startS3Server() : undefined;
  const secretFile = join(dataFolder, 'secret');
  if (s3) writeFileSync(secretFile, s3.settings.secretAccessKey);
  return {
    store: s3 ? new S3Store(s3.settings) : new FolderStore(join(dataFolder, 'media')),
    environment: {
      DATA_DIR: dataFolder,
      ...(s3 && {
        MEDIA_URL: `s3://${s3.settings.bucket}/${s3.settings.prefix}`,
        S3_ENDPOINT: s3.settings.endpoint ?? '',
        S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
        S3_SECRET_KEY_FILE: secretFile,
      }),
    },
    async leftovers() {
      const media = join(dataFolder, 'media');
      await removeUnnamed(media, Date.now() + 60_000);
      return readdirSync(media, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
    },
    async close() {
      await s3?.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** An api of its own, on the database of the test and with pictures in a place. */
export const startUploads = ({ testDatabase }: TestApp, { environment }: Place): Promise<ApiProcess> =>
  startApiProcess({ ...environment, DATABASE_URL: testDatabase.url, SEED: 'none', PUBLIC_URL: testSite.publicUrl });

/** Uploads over the network; 0 where the process ended meanwhile. */
export async function postUpload({ port }: ApiProcess, { cookie }: TestMember, file: Uint8Array): Promise<number> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(file)]), 'me.png');
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  return fetch(`http://127.0.0.1:${port}/api/media?use=avatar`, { method: 'POST', headers, body }).then(
    (answer) => answer.arrayBuffer().then(() => answer.status),
    () => 0,
  );
}

/** The most memory that a process has had, in megabytes. */
export const peakMemoryOf = ({ child }: ApiProcess): number =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024);
