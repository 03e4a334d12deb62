import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { type AppParts, createApp } from '../server/app.ts';
import { ART } from '../media/picture-revision.ts';
import { type Artist, PictureStore } from '../media/picture-store.ts';
import { SharedLocks } from '../media/shared-locks.ts';
import { FolderStore } from '../media-store/folder-store.ts';
import type { MediaStore } from '../media-store/media-store.ts';
import { loadDemo } from '../seed/demo-module.ts';
import type { SiteSettings } from '../server/settings.ts';
import type { UploadParts } from '../uploads/store-upload.ts';
import { createTestDatabase, silent, type TestDatabase } from './test-database.ts';
import { testDemoModule } from './test-demo.ts';

export const testRevision = '0123abcd';

/** Names the picture instead of encoding it. */
const quickArtist: Artist = {
  async draw({ kind, name, width, format }) {
    const { drawPicture } = await loadDemo(testDemoModule);
    return drawPicture(kind, name) && Buffer.from(`${kind} ${name} ${width} ${format}`);
  },
  letter: async ({ title, language, cover }) =>
    Buffer.from(`${language} ${title} on ${cover ? Buffer.from(cover.bytes).toString() : 'nothing'}`),
};

/** Encodes in this thread. */
const slowEncoder: UploadParts['encoder'] = {
  encode: async (upload) => (await import('../media/encode-upload.ts')).encodeUpload(upload),
};

interface TestAppOptions {
  artist?: Artist;
  site?: SiteSettings;
  openStore?: (folder: string) => MediaStore;
  encoder?: UploadParts['encoder'];
}

export interface TestApp {
  app: FastifyInstance;
  testDatabase: TestDatabase;
  pictures: PictureStore;
  /** Where pictures lie, unless it is given another store. */
  mediaFolder: string;
  store: MediaStore;
  uploads: UploadParts;
  /** Reads as a browser would; `body` is the parsed answer. */
  get(
    url: string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; headers: Record<string, unknown>; body: unknown }>;
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Another app on the same database. */
  createReplica(): Promise<FastifyInstance>;
}

export const testSite: SiteSettings = {
  publicUrl: 'https://sahra.example',
  mailTo: undefined,
  payTo: { bankAccount: null, chequeAddress: null },
  hasDevTools: true,
};

/** What an app is made of as far as pictures go. */
export function picturesIn(
  folder: string,
  { database, pool }: Pick<TestDatabase, 'database' | 'pool'>,
  {
    artist,
    store = new FolderStore(folder),
    encoder = slowEncoder,
  }: { artist: Artist; store?: MediaStore; encoder?: UploadParts['encoder'] },
): Pick<AppParts, 'pictures' | 'uploads'> {
  const locks = new SharedLocks(pool, silent);
  return {
    pictures: new PictureStore({ store, prefix: `${ART}${testRevision}/`, artist, locks, logger: silent }),
    uploads: { database, store, folder, encoder },
  };
}

export async function createTestApp({
  artist = quickArtist,
  site = testSite,
  openStore = (folder) => new FolderStore(folder),
  encoder = slowEncoder,
}: TestAppOptions = {}): Promise<TestApp & { close(): Promise<void> }> {
  const testDatabase = await createTestDatabase();
  const { database } = testDatabase;
  const mediaFolder = mkdtempSync(join(tmpdir(), 'sahra-media-'));
  const store = openStore(mediaFolder);
  const { pictures, uploads } = picturesIn(mediaFolder, testDatabase, { artist, store, encoder });
  const context = { database, pictureRevision: testRevision };
  const parts = { context, pictures, uploads, logger: silent, site };
  const app = await createApp(parts);
  return {
    app,
    testDatabase,
    pictures,
    mediaFolder,
    store,
    uploads,
    async get(url, headers = {}) {
      const response = await app.inject({ url, headers });
      const isJson = String(response.headers['content-type']).startsWith('application/json');
      return {
        status: response.statusCode,
        headers: response.headers,
        body: isJson && response.body ? response.json<unknown>() : response.body,
      };
    },
    inject: async (options) => app.inject(options),
    createReplica: () => createApp(parts),
    async close() {
      await app.close();
      await testDatabase.close();
      rmSync(mediaFolder, { recursive: true, force: true });
    },
  };
}

/** The app of a test file, on a fresh copy of the demo catalog. */
export function useTestApp(options: Omit<TestAppOptions, 'artist'> = {}): () => TestApp {
  let current: Awaited<ReturnType<typeof createTestApp>> | undefined;
  beforeAll(async () => {
    current = await createTestApp(options);
  });
  afterAll(() => current?.close());
  return () => {
    if (!current) throw new Error('The app is there as soon as the tests run');
    return current;
  };
}
