import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { productSorts } from '@sahra/shared/product-sorts';
import type { Page } from '@sahra/shared/schemas/common';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applySeed } from '../seed/apply-seed.ts';
import type { SeedContents } from '../seed/contents.ts';
import { createApp } from '../server/app.ts';
import { packageFolder } from '../server/package-folder.ts';
import { connectExplained, type ExplainedConnection, type Scan } from '../testing/explained.ts';
import { signUpMember, type TestMember } from '../testing/member.ts';
import { picturesIn, testSite } from '../testing/test-app.ts';
import { createTestDatabase, silent, type TestDatabase } from '../testing/test-database.ts';

type Totals = Record<'programs' | 'episodes' | 'people' | 'tags' | 'products' | 'posts', number>;
interface ScaleModules {
  contentsOf: (size: Totals) => SeedContents;
  reads: readonly {
    name: string;
    path: (totals: Totals, turn: number) => string;
    isOfMember?: boolean;
    readsAll?: boolean;
  }[];
  contributionStatements: (size: { authors: number; contributions: number }) => string[];
  libraryStatements: (size: { members: number; playlists: number }) => string[];
  progressStatement: (episodesEach: number) => string;
  orderStatements: (size: { members: number; orders: number }) => string[];
}

const size: Totals = { programs: 600, episodes: 1_800, people: 420, tags: 100, products: 420, posts: 420 };
/** A table with fewer rows may be read whole. */
const largeFrom = 400;

/** What measures the same reads at full size. */
async function loadScale(): Promise<ScaleModules> {
  const load = (file: string): Promise<ScaleModules> =>
    import(pathToFileURL(join(packageFolder, '../bench/scale', file)).href);
  const modules = await Promise.all(
    ['large-contents.ts', 'reads.ts', 'contributions.ts', 'library.ts', 'orders.ts'].map(load),
  );
  return Object.assign({}, ...modules) as ScaleModules;
}

let testDatabase: TestDatabase;
let explained: ExplainedConnection;
let app: FastifyInstance;
let scale: ScaleModules;
let member: TestMember;
const folder = mkdtempSync(join(tmpdir(), 'sahra-plans-'));

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  scale = await loadScale();
  await applySeed(testDatabase.database, scale.contentsOf(size));
  const written = scale.contributionStatements({ authors: 300, contributions: 2_500 });
  const collected = scale.libraryStatements({ members: 300, playlists: 2_000 });
  const watched = scale.progressStatement(20);
  const bought = scale.orderStatements({ members: 300, orders: 2_500 });
  for (const statement of [...written, ...collected, watched, ...bought, 'vacuum analyze'])
    await testDatabase.pool.query(statement);
  explained = connectExplained(testDatabase.url);
  const pictures = picturesIn(folder, testDatabase, {
    artist: { draw: async () => undefined, letter: async () => Buffer.alloc(0) },
  });
  const context = { database: explained.database, pictureRevision: '0' };
  app = await createApp({ context, ...pictures, logger: silent, site: testSite });
  member = await signUpMember({ app, testDatabase }, { role: 'admin' });
  // What the demo's member has bought is theirs.
  await testDatabase.pool.query('update orders set member_id = $1 where id <= 40', [member.id]);
  await testDatabase.pool.query('update carts set member_id = $1 where id = (select cart_id from line_items limit 1)', [
    member.id,
  ]);
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
  expect([...tables.keys()]).toEqual(
    expect.arrayContaining([
      'programs',
      'episodes',
      'people',
      'products',
      'posts',
      'post_translations',
      'post_tags',
      'search_entries',
      'search_texts',
      'contributions',
      'playlists',
      'watch_progress',
      'orders',
      'order_lines',
      'product_variants',
      'line_items',
    ]),
  );
  const readsMost = ({ table, by, rows }: Scan) =>
    rows > (tables.get(table) ?? Infinity) * (by.startsWith('Index Only Scan') ? 1.01 : 0.5);
  explained.takeScans();
  for (const read of scale.reads.filter(({ readsAll }) => !readsAll)) {
    const headers = read.isOfMember ? { cookie: member.cookie } : {};
    const { statusCode } = await app.inject({ url: `/api${read.path(size, 3)}`, headers });
    expect([read.name, statusCode]).toEqual([read.name, 200]);
    expect([read.name, ...explained.takeScans().filter(readsMost)]).toEqual([read.name]);
  }
});

it.each([
  ...['/programs', '/programs?kind=movie', '/people', '/posts', '/posts?tag=night&date=2026'],
  ...productSorts.map((sort) => `/products?sort=${sort}`),
])('Pages of %s have everything once, from whichever end they are read', async (address) => {
  const seen: number[] = [];
  let total = Infinity;
  for (let page = 1; seen.length < total; page += 1) {
    const query = `${address.includes('?') ? '&' : '?'}pageSize=50&page=${page}`;
    const answer = (await app.inject({ url: `/api${address}${query}` })).json<Page<{ id: number }>>();
    expect(answer.items.length).toBeGreaterThan(0);
    seen.push(...answer.items.map(({ id }) => id));
    total = answer.total;
  }
  expect(new Set(seen).size).toBe(total);
});
