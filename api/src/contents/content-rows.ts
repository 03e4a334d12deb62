import { getTableColumns, getTableName, inArray, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/connect.ts';

/** A table whose rows have ids that last, and a modification date. */
export type ContentTable = PgTable & { id: PgColumn; slug: PgColumn; updatedAt: PgColumn };

/** A row without an id is new. What it does not name stays, or has the column's default; what is no column is not written. */
export type ContentRow = { readonly id?: number | undefined };

/** As many rows a statement as PostgreSQL has parameters for. */
function batchesOf<Row extends object>(rows: readonly Row[]): Row[][] {
  const size = Math.floor(60_000 / Math.max(1, Object.keys(rows[0] ?? {}).length));
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size));
}

/** A row is new to its readers where anything but its place has changed. */
const isNews = (table: PgTable, names: readonly string[]) => {
  const columns = names.filter((name) => name !== 'position').map(toSnakeCase);
  const of = (source: string) => columns.map((name) => `"${source}"."${name}"`).join(', ');
  return `(${of(getTableName(table))}) is distinct from (${of('excluded')})`;
};

async function updateRows<T extends ContentTable>(tx: Transaction, table: T, rows: ContentRow[]): Promise<void> {
  const [columns, first] = [getTableColumns<PgTable>(table), rows[0] ?? {}];
  const names = Object.entries(first).flatMap(([name, value]) =>
    name in columns && !columns[name]?.generated && name !== 'id' && value !== undefined ? [name] : [],
  );
  const stored = `"${getTableName(table)}"."updated_at"`;
  const set: Record<string, unknown> = {
    ...Object.fromEntries(names.map((name) => [name, sql.raw(`excluded."${toSnakeCase(name)}"`)])),
    updatedAt: sql.raw(`case when ${isNews(table, names)} then now() else ${stored} end`),
  };
  for (const batch of batchesOf(rows)) {
    // Drizzle cannot tell what the rows of a table are that is only known as a type parameter.
    await tx
      .insert(table)
      .values(batch as T['$inferInsert'][])
      .onConflictDoUpdate({ target: table.id, set });
  }
}

async function insertRows<T extends PgTable>(tx: Transaction, table: T, rows: readonly object[]): Promise<void> {
  for (const batch of batchesOf(rows)) await tx.insert(table).values(batch as T['$inferInsert'][]);
}

/** Writes rows that name the same columns each. Returns their ids; the date of one changes where it says something else than before. */
export async function writeRows(tx: Transaction, table: ContentTable, rows: readonly ContentRow[]): Promise<number[]> {
  const known = rows.filter(({ id }) => id !== undefined);
  await updateRows(tx, table, known);
  const made: number[] = [];
  for (const batch of batchesOf(rows.filter(({ id }) => id === undefined))) {
    const returned = await tx
      .insert(table)
      .values(batch)
      .returning({ id: sql<number>`${table.id}` });
    made.push(...returned.map(({ id }) => id));
  }
  let next = 0;
  return rows.map(({ id }) => id ?? made[next++] ?? 0);
}

/** Says that something changed which belongs to these rows. */
export async function touchRows(tx: Transaction, table: ContentTable, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await tx.execute(sql`update ${table} set updated_at = now() where ${inArray(table.id, [...ids])}`);
}

type Link = Readonly<Record<string, unknown>>;

const linksByOwner = (links: readonly Link[], owner: string): Map<unknown, string> => {
  const textOf = (link: Link) => JSON.stringify(Object.entries(link).sort(([a], [b]) => (a < b ? -1 : 1)));
  const sorted = links
    .map((link) => ({ id: link[owner], text: textOf(link) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1));
  const byOwner = new Map<unknown, string>();
  for (const { id, text } of sorted) byOwner.set(id, `${byOwner.get(id) ?? ''}${text}`);
  return byOwner;
};

/**
 * Makes `links` everything that `table` holds of the rows with `ids`, which are named by its column `owner`. Returns the ids of those
 * for which that changed something.
 */
export async function writeLinks(
  tx: Transaction,
  table: PgTable,
  owner: string,
  ids: readonly number[],
  links: readonly Link[],
): Promise<number[]> {
  const column = getTableColumns(table)[owner];
  if (!column || ids.length === 0) return [];
  const before = linksByOwner(
    await tx
      .select()
      .from(table)
      .where(inArray(column, [...ids])),
    owner,
  );
  const after = linksByOwner(links, owner);
  const changed = new Set(ids.filter((id) => before.get(id) !== after.get(id)));
  if (changed.size === 0) return [];
  await tx.delete(table).where(inArray(column, [...changed]));
  await insertRows(
    tx,
    table,
    links.filter((link) => changed.has(Number(link[owner]))),
  );
  return [...changed];
}
