import { getTableColumns, notInArray, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/connect.ts';
import type { SeedContents } from './contents.ts';
import type { SeedIds, SluggedTable } from './seed-ids.ts';

/** Where rows come from. */
export interface SeedSource {
  readonly contents: SeedContents;
  readonly ids: SeedIds;
}

/** How one table is brought to the contents. The three steps are each taken for all tables before the next. */
export interface SeededTable {
  /** Present where rows have ids that must last. */
  readonly slugs?: { readonly table: SluggedTable; readonly of: (contents: SeedContents) => readonly string[] };
  /** What it will hold. */
  rows(source: SeedSource): readonly object[];
  /** Deletes what would be in the way; tables that point to others first. */
  clear(tx: Transaction, source: SeedSource): Promise<void>;
  write(tx: Transaction, source: SeedSource): Promise<void>;
  /** Deletes rows that are not in the contents, now that nothing points to them. */
  prune(tx: Transaction, source: SeedSource): Promise<void>;
}

/** As many rows a statement as PostgreSQL has parameters for. */
const batchOf = (columns: number) => Math.floor(60_000 / columns);

async function insertAll<T extends PgTable>(tx: Transaction, table: T, rows: T['$inferInsert'][]): Promise<void> {
  const size = batchOf(Object.keys(getTableColumns(table)).length);
  for (let from = 0; from < rows.length; from += size) await tx.insert(table).values(rows.slice(from, from + size));
}

/** Inserts new rows and updates known ones, except their columns of `keep`. */
async function upsertAll<T extends SluggedTable>(
  tx: Transaction,
  table: T,
  rows: (T['$inferInsert'] & { id: number })[],
  keep: readonly string[],
): Promise<void> {
  const names = Object.keys(getTableColumns<PgTable>(table)).filter((name) => name !== 'id' && !keep.includes(name));
  const set = Object.fromEntries(names.map((name) => [name, sql.raw(`excluded."${toSnakeCase(name)}"`)]));
  const size = batchOf(names.length + 1);
  for (let from = 0; from < rows.length; from += size) {
    // Drizzle cannot tell that the keys are the columns of a table that is only known as a type parameter.
    await tx
      .insert(table)
      .values(rows.slice(from, from + size))
      .onConflictDoUpdate({ target: table.id, set: set as PgUpdateSetSource<T> });
  }
}

const nothing = async () => {};

/** A table that holds nothing but what the contents say, and to which nothing points. */
export const derived = <T extends PgTable>(
  table: T,
  rows: (source: SeedSource) => T['$inferInsert'][],
): SeededTable => ({
  rows,
  clear: async (tx) => void (await tx.delete(table)),
  write: (tx, source) => insertAll(tx, table, rows(source)),
  prune: nothing,
});

interface EntityOptions {
  /** Rows that are gone are deleted before others are written, because they hold unique values besides their slug. */
  readonly clearsFirst?: boolean;
  /** Columns that change while the site runs. */
  readonly keep?: readonly string[];
}

/** A table whose rows have slugs, and ids that last. */
export function entity<T extends SluggedTable, Item extends { readonly slug: string }>(
  table: T,
  items: (contents: SeedContents) => readonly Item[],
  row: (item: Item, position: number, source: SeedSource) => Omit<T['$inferInsert'], 'id'>,
  { clearsFirst = false, keep = [] }: EntityOptions = {},
): SeededTable {
  const rows = (source: SeedSource): (T['$inferInsert'] & { id: number })[] =>
    items(source.contents).map((item, index) => ({
      ...row(item, index + 1, source),
      id: source.ids.of(table, item.slug),
    }));
  const deleteOthers = async (tx: Transaction, { ids }: SeedSource) =>
    void (await tx.delete(table).where(notInArray(table.id, ids.all(table))));
  return {
    slugs: { table, of: (contents) => items(contents).map(({ slug }) => slug) },
    rows,
    clear: clearsFirst ? deleteOthers : nothing,
    write: (tx, source) => upsertAll(tx, table, rows(source), keep),
    prune: clearsFirst ? nothing : deleteOthers,
  };
}
