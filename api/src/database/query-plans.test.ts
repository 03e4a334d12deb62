import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applySeed } from '../seed/apply-seed.ts';
import type { SeedContents } from '../seed/contents.ts';
import { createApp } from '../server/app.ts';
import { packageFolder } from '../server/package-folder.ts';
import { connectExplained, type ExplainedConnection, type Scan } from '../testing/explained.ts';
import { picturesIn, testSite } from '../testing/test-app.ts';
import { createTestDatabase, silent, type TestDatabase } from '../testing/test-database.ts';

type Totals = Record<'programs' | 'episodes' | 'people' | 'tags' | 'products' | 'posts', number>;
interface ScaleModules {
  contentsOf: (size: Totals) => SeedContents;
  reads: readonly { name: string; path: (totals: Totals, turn: number) => string; isOfMember?: boolean }[];
}

const size: Totals = { programs: 600, episodes: 1_800, people: 600, tags: 100, products: 700, posts: 600 };
/** A table with fewer rows may be read whole. */
const largeFrom = 500;

/** What measures the same reads at full size. */
async function loadScale(): Promise<ScaleModules> {
  const load = (file: string): Promise<ScaleModules> =>
    import(pathToFileURL(join(packageFolder, '../bench/scale', file)).href);
  const [{ contentsOf }, { reads }] = await Promise.all([load('large-contents.ts'), load('reads.ts')]);
  return { contentsOf, reads };
}

let testDatabase: TestDatabase;
let explained: ExplainedConnection;
let app: FastifyInstance;
let scale: ScaleModules;
const folder = mkdtempSync(join(tmpdir(), 'sahra-plans-'));

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  scale = await loadScale();
  await applySeed(testDatabase.database, scale.contentsOf(size));
  await testDatabase.pool.query('vacuum analyze');
  explained = connectExplained(testDatabase.url);
  const pictures = picturesIn(folder, testDatabase, { artist: { draw: async () => undefined } });
  const context = { database: explained.database, pictureRevision: '0' };
  app = await createApp({ context, ...pictures, logger: silent, site: testSite });
});
afterAll(async () => {
  await app.close();
  await explained.close();
  await testDatabase.close();
  rmSync(folder, { recursive: true });
});

/** The tables that are large by now, with their numbers of rows. */
async function largeTables(): Promise<Map<string, number>> {
  const { rows } = await testDatabase.pool.query<{ name: string; rows: number }>(
    'select relname as name, reltuples::int as rows from pg_class where relkind = $1 and reltuples >= $2',
    ['r', largeFrom],
  );
  return new Map(rows.map((row) => [row.name, row.rows]));
}

it('No read goes through most of a large table; only numbers of all of it are counted, by an index alone', async () => {
  const tables = await largeTables();
  expect([...tables.keys()]).toEqual(expect.arrayContaining(['programs', 'episodes', 'people', 'products', 'posts']));
  const readsMost = ({ table, by, rows }: Scan) =>
    rows > (tables.get(table) ?? Infinity) * (by.startsWith('Index Only Scan') ? 1.01 : 0.5);
  explained.takeScans();
  for (const read of scale.reads.filter(({ isOfMember }) => !isOfMember)) {
    const { statusCode } = await app.inject(`/api${read.path(size, 3)}`);
    expect([read.name, statusCode]).toEqual([read.name, 200]);
    expect([read.name, ...explained.takeScans().filter(readsMost)]).toEqual([read.name]);
  }
});
