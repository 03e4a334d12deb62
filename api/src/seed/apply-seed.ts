import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.ts';
import { seeds } from '../database/seed-tables.ts';
import type { SeedContents } from './contents.ts';
import { assignIds, type Ids, SeedIds, type SluggedTable } from './seed-ids.ts';
import type { SeedSource } from './seeded-table.ts';
import { seededTables, sluggedTables } from './seeded-tables.ts';

const SEED_LOCK = 7_251_002;

/** Tells one state of the contents from another; a change of how they are stored counts as well. */
function revisionOf(contents: SeedContents): string {
  const ids = new SeedIds(
    new Map(sluggedTables(contents).map(({ table, slugs }) => [table, assignIds(new Map(), slugs)])),
  );
  return createHash('sha256')
    .update(JSON.stringify(seededTables.map((table) => table.rows({ contents, ids }))))
    .digest('hex')
    .slice(0, 16);
}

async function readIds(tx: Transaction, table: SluggedTable): Promise<Ids> {
  const rows = await tx.select({ slug: sql<string>`${table.slug}`, id: sql<number>`${table.id}` }).from(table);
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

async function write(tx: Transaction, contents: SeedContents): Promise<void> {
  const ids = new Map<SluggedTable, Ids>();
  for (const { table, slugs } of sluggedTables(contents)) ids.set(table, assignIds(await readIds(tx, table), slugs));
  const source: SeedSource = { contents, ids: new SeedIds(ids) };
  for (const table of seededTables.toReversed()) await table.clear(tx, source);
  for (const table of seededTables) await table.write(tx, source);
  for (const table of seededTables.toReversed()) await table.prune(tx, source);
}

/**
 * Brings the tables to the contents, in one transaction. Does nothing where they are there already; otherwise changes the seed's
 * own rows and leaves everything else. True: something was written.
 */
export async function applySeed(database: Database, contents: SeedContents): Promise<boolean> {
  const revision = revisionOf(contents);
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    await tx.execute(sql`set local statement_timeout = 0`);
    const [stored] = await tx.select({ revision: seeds.revision }).from(seeds);
    if (stored?.revision === revision) return false;
    await write(tx, contents);
    await tx
      .insert(seeds)
      .values({ id: 1, revision })
      .onConflictDoUpdate({ target: seeds.id, set: { revision, appliedAt: sql`now()` } });
    return true;
  });
}

/** The state of the contents that the database holds; empty before the first seed. */
export async function readRevision(database: Database): Promise<string> {
  const [stored] = await database.select({ revision: seeds.revision }).from(seeds);
  return stored?.revision ?? '';
}
