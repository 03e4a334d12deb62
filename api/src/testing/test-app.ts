import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '../server/app.ts';
import { type Artist, PictureStore } from '../media/picture-store.ts';
import { loadDemo } from '../seed/demo-module.ts';
import type { SiteSettings } from '../server/settings.ts';
import { createTestDatabase, silent, type TestDatabase } from './test-database.ts';
import { testDemoModule } from './test-demo.ts';

export const testRevision = '0123abcd';

/** Names the picture instead of encoding it. */
const quickArtist: Artist = {
  async draw({ kind, name, width, format }) {
    const { drawPicture } = await loadDemo(testDemoModule);
    return drawPicture(kind, name) && Buffer.from(`${kind} ${name} ${width} ${format}`);
  },
};

export interface TestApp {
  app: FastifyInstance;
  testDatabase: TestDatabase;
  pictureFolder: string;
  pictures: PictureStore;
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

export async function createTestApp(
  artist: Artist = quickArtist,
  site = testSite,
): Promise<TestApp & { close(): Promise<void> }> {
  const testDatabase = await createTestDatabase();
  const { database } = testDatabase;
  const pictureFolder = mkdtempSync(join(tmpdir(), 'sahra-pictures-'));
  const pictures = new PictureStore({ folder: pictureFolder, artist, logger: silent });
  const parts = { context: { database, pictureRevision: testRevision }, pictures, logger: silent, site };
  const app = await createApp(parts);
  return {
    app,
    testDatabase,
    pictureFolder,
    pictures,
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
      rmSync(pictureFolder, { recursive: true, force: true });
    },
  };
}

/** The app of a test file, on a fresh copy of the demo catalog. */
export function useTestApp(site = testSite): () => TestApp {
  let current: Awaited<ReturnType<typeof createTestApp>> | undefined;
  beforeAll(async () => {
    current = await createTestApp(quickArtist, site);
  });
  afterAll(() => current?.close());
  return () => {
    if (!current) throw new Error('The app is there as soon as the tests run');
    return current;
  };
}
