import { afterEach, describe, expect, it } from 'vitest';
import { migrateDatabase } from '../database/migrate.ts';
import { offerPlans } from '../plans/offer-plans.ts';
import { offerShipping } from '../shipping/offer-shipping.ts';
import { reindexContents } from '../search/reindex.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { applySeed } from './apply-seed.ts';
import { testContents } from '../testing/test-demo.ts';
import type { SeedContents } from './contents.ts';

const demo = await testContents();
const opened: TestDatabase[] = [];

async function open(state: 'seeded' | 'empty'): Promise<TestDatabase> {
  const testDatabase = await createTestDatabase(state);
  opened.push(testDatabase);
  return testDatabase;
}
afterEach(async () => {
  for (const testDatabase of opened.splice(0)) await testDatabase.close();
});

/** Everything that the catalog’s tables hold, as text, but not when they came to. */
async function snapshot({ pool }: TestDatabase): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'seeds' order by 1",
  );
  const texts = await Promise.all(
    tables.map(({ name }) =>
      pool.query(
        `select coalesce(jsonb_agg(row order by row::text), '[]') as rows from (select to_jsonb(t) - array['updated_at', 'since', 'at'] as row from "${name}" t)`,
      ),
    ),
  );
  return JSON.stringify(texts.map(({ rows }) => rows));
}

describe('the demo catalog', () => {
  it('is written once: the second time nothing happens, and two at once write it once', async () => {
    const testDatabase = await open('empty');
    await Promise.all([migrateDatabase(testDatabase.pool), migrateDatabase(testDatabase.pool)]);
    await offerPlans(testDatabase.database);
    await offerShipping(testDatabase.database);
    await reindexContents(testDatabase.database);
    const written = await Promise.all([applySeed(testDatabase.database, demo), applySeed(testDatabase.database, demo)]);
    expect(written.sort()).toEqual([false, true]);
    const before = await snapshot(testDatabase);
    expect(await applySeed(testDatabase.database, demo)).toBe(false);
    expect(await snapshot(testDatabase)).toBe(before);
    expect(before).toBe(await snapshot(await open('seeded')));
  });

  it('takes a change in, keeps ids and stock, and leaves other tables alone', async () => {
    const testDatabase = await open('seeded');
    const { pool, database } = testDatabase;
    await pool.query('create table tickets (product_id int references products (id)); insert into tickets values (2)');
    await pool.query('update products set stock_quantity = 777 where id = 2');
    const [first, ...others] = demo.programs;
    if (!first) throw new Error('There are programs');
    const changed: SeedContents = {
      ...demo,
      programs: [
        ...others.slice(0, 3),
        { ...first, title: { ...first.title, en: 'Another title' } },
        ...others.slice(4),
      ],
    };
    expect(await applySeed(database, changed)).toBe(true);
    const { rows } = await pool.query<{ id: number; en: string }>(
      "select id, title ->> 'en' as en from programs where slug = $1",
      [first.slug],
    );
    expect(rows).toEqual([{ id: 1, en: 'Another title' }]);
    const gone = others[3]?.slug;
    expect((await pool.query('select from programs where slug = $1', [gone])).rowCount).toBe(0);
    expect((await pool.query('select from episodes where slug like $1', [`${gone}-e%`])).rowCount).toBe(0);
    expect((await pool.query('select stock_quantity from products where id = 2')).rows).toEqual([
      { stock_quantity: 777 },
    ]);
    expect((await pool.query('select from tickets')).rowCount).toBe(1);
  });

  it('comes as a whole or not at all', async () => {
    const testDatabase = await open('seeded');
    const before = await snapshot(testDatabase);
    const [first, ...others] = demo.products;
    if (!first) throw new Error('There are products');
    const broken: SeedContents = { ...demo, products: [...others, { ...first, sku: others[0]?.sku ?? '' }] };
    await expect(applySeed(testDatabase.database, broken)).rejects.toThrow();
    expect(await snapshot(testDatabase)).toBe(before);
  });
});
