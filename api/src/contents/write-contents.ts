import { and, eq, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../database/connect.ts';
import { seededRows } from '../database/seed-tables.ts';
import { indexRows } from '../search/search-index.ts';
import { nounNames, type SearchNounName } from '../search/search-nouns.ts';
import { type ContentRow, type ContentTable, touchRows, writeRows } from './content-rows.ts';

/** Ids of what search finds by some rows, by noun. */
export type FoundBy = Readonly<Partial<Record<SearchNounName, number[]>>>;

/** A row of a table as it is written: without an id it is new. */
export type Written<T extends ContentTable> = Omit<T['$inferInsert'], 'id' | 'updatedAt'> & ContentRow;

/** One noun of the contents: what has to be done when it is written. */
export interface ContentKind<Item extends ContentRow> {
  readonly table: ContentTable;
  /** Each selects the ids of such rows to which something else refers. */
  readonly users: readonly SQL[];
  /** Adds columns that are worked out. */
  readonly complete?: (item: Item) => Item;
  /**
   * Writes what belongs to the rows in tables of its own; returns the ids of those of which that changed something. What a person wrote is
   * news, that others may be told of; what the seed has is not.
   */
  readonly writeParts?: (
    tx: Transaction,
    ids: readonly number[],
    items: readonly Item[],
    isNews: boolean,
  ) => Promise<number[]>;
  /** What search finds by words of these rows. */
  readonly foundBy?: (tx: Transaction, ids: number[]) => Promise<FoundBy>;
  /** Corrects what other rows keep of how many such rows they have. */
  readonly recount?: (tx: Transaction) => Promise<void>;
  /** Locks what belongs to rows before they are locked themselves, where others lock in that order. */
  readonly lockParts?: (tx: Transaction, ids: readonly number[]) => Promise<void>;
  /** What only one row may have, besides the slug: its names, the column that has them, and the one with the row's id. */
  readonly unique?: readonly {
    readonly names: (item: Item) => readonly string[];
    readonly name: PgColumn;
    readonly owner: PgColumn;
  }[];
  /** Takes rows out of everybody's sight that some still have on a list of theirs. */
  readonly retire?: (tx: Transaction, ids: number[]) => Promise<void>;
}

const CONTENTS_LOCK = 7_251_002;

/** Contents are written one after the other: search's words and the seed's book belong to all of them. */
export const lockContents = async (tx: Transaction): Promise<void> =>
  void (await tx.execute(sql`select pg_advisory_xact_lock(${CONTENTS_LOCK})`));

async function index(tx: Transaction, found: FoundBy = {}): Promise<void> {
  for (const name of nounNames) await indexRows(tx, name, found[name] ?? []);
}

/** So many at once: what a statement says of them and of their parts has to fit into its parameters. */
const BATCH = 200;

async function writeBatch<Item extends ContentRow>(
  tx: Transaction,
  { table, complete = (item) => item, writeParts }: ContentKind<Item>,
  items: readonly Item[],
  isNews: boolean,
): Promise<number[]> {
  const ids = await writeRows(tx, table, items.map(complete));
  await touchRows(tx, table, (await writeParts?.(tx, ids, items, isNews)) ?? []);
  return ids;
}

/** Makes the search documents of these rows, and of what is found by their words, anew. */
async function indexFound<Item extends ContentRow>(
  tx: Transaction,
  { foundBy }: ContentKind<Item>,
  ids: readonly number[],
): Promise<void> {
  const found: FoundBy[] = [];
  for (let at = 0; at < ids.length; at += BATCH) found.push((await foundBy?.(tx, ids.slice(at, at + BATCH))) ?? {});
  for (const name of nounNames) await indexRows(tx, name, [...new Set(found.flatMap((each) => each[name] ?? []))]);
}

/** Writes rows with their parts, modification dates and search documents, and returns their ids. The caller has the lock. */
export async function writeKind<Item extends ContentRow>(
  tx: Transaction,
  kind: ContentKind<Item>,
  items: readonly Item[],
  isNews = false,
): Promise<number[]> {
  const ids: number[] = [];
  await kind.lockParts?.(
    tx,
    items.flatMap(({ id }) => id ?? []),
  );
  for (let at = 0; at < items.length; at += BATCH)
    ids.push(...(await writeBatch(tx, kind, items.slice(at, at + BATCH), isNews)));
  if (ids.length === 0) return ids;
  await indexFound(tx, kind, ids);
  await kind.recount?.(tx);
  return ids;
}

/** Removes rows with everything that belongs to them. The caller has the lock. */
export async function removeKind<Item extends ContentRow>(
  tx: Transaction,
  { table, foundBy, recount, lockParts }: ContentKind<Item>,
  ids: number[],
): Promise<void> {
  if (ids.length === 0) return;
  await lockParts?.(tx, ids);
  const found = await foundBy?.(tx, ids);
  await tx.delete(table).where(inArray(table.id, ids));
  await index(tx, found);
  await recount?.(tx);
}

/** From now on the seed leaves these rows alone. */
const claim = (tx: Transaction, table: ContentTable, ids: number[]) =>
  tx
    .update(seededRows)
    .set({ isTheirs: true })
    .where(and(eq(seededRows.kind, getTableName(table)), inArray(seededRows.rowId, ids)));

/** Writes what somebody made or changed, and it is theirs. The caller has the lock. */
export async function writeTheirs<Item extends ContentRow>(
  tx: Transaction,
  kind: ContentKind<Item>,
  items: readonly Item[],
): Promise<number[]> {
  const ids = await writeKind(tx, kind, items, true);
  await claim(tx, kind.table, ids);
  return ids;
}

/** Writes what somebody made or changed: everything of it or nothing, and it is theirs. */
export const writeContents = <Item extends ContentRow>(
  database: Database,
  kind: ContentKind<Item>,
  items: readonly Item[],
): Promise<number[]> =>
  database.transaction(async (tx) => {
    await lockContents(tx);
    return writeTheirs(tx, kind, items);
  });

/** Removes what somebody does not want any more. The caller has the lock. */
export async function removeTheirs<Item extends ContentRow>(
  tx: Transaction,
  kind: ContentKind<Item>,
  ids: number[],
): Promise<void> {
  await claim(tx, kind.table, ids);
  await removeKind(tx, kind, ids);
}

/** Removes what somebody does not want any more. */
export const removeContents = <Item extends ContentRow>(
  database: Database,
  kind: ContentKind<Item>,
  ids: number[],
): Promise<void> =>
  database.transaction(async (tx) => {
    await lockContents(tx);
    await removeTheirs(tx, kind, ids);
  });
