import { getTableColumns, notInArray, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/connect.ts';

/** As many rows a statement as PostgreSQL has parameters for. */
const batchOf = (columns: number) => Math.floor(60_000 / columns);

export async function insertAll<T extends PgTable>(tx: Transaction, table: T, rows: T['$inferInsert'][]): Promise<void> {
  const size = batchOf(Object.keys(getTableColumns(table)).length);
  for (let from = 0; from < rows.length; from += size) await tx.insert(table).values(rows.slice(from, from + size));
}

/** Deletes the rows that are no more in the data. */
export const deleteOthers = async (tx: Transaction, table: PgTable & { id: PgColumn }, rows: { id: number }[]): Promise<void> => {
  await tx.delete(table).where(notInArray(table.id, rows.map((row) => row.id)));
};

/** Inserts new rows and updates known ones, except their columns of `keep`, which change while the site runs. */
export async function upsertAll<T extends PgTable & { id: PgColumn }>(
  tx: Transaction,
  table: T,
  rows: (T['$inferInsert'] & { id: number })[],
  keep: readonly string[] = [],
): Promise<void> {
  const names = Object.keys(getTableColumns<PgTable>(table)).filter((name) => name !== 'id' && !keep.includes(name));
  const set = Object.fromEntries(names.map((name) => [name, sql.raw(`excluded."${toSnakeCase(name)}"`)]));
  const size = batchOf(names.length + 1);
  for (let from = 0; from < rows.length; from += size) {
    // Drizzle cannot tell that the keys are the columns of a table that is only known as a type parameter.
    await tx.insert(table).values(rows.slice(from, from + size)).onConflictDoUpdate({ target: table.id, set: set as PgUpdateSetSource<T> });
  }
}
