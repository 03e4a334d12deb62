import { and, eq, getTableName, inArray, notInArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ContentTable } from '../contents/content-rows.ts';
import type { Transaction } from '../database/connect.ts';
import { seededRows, seeds } from '../database/seed-tables.ts';

interface Entry {
  readonly rowId: number;
  readonly isTheirs: boolean;
}

/** What the seed knows of one table: the rows that it made, and whose the others are. */
export class SeedBook {
  readonly #tx: Transaction;
  readonly #kind: string;
  readonly #entries: Map<string, Entry>;
  readonly #idBySlug: Map<string, number>;
  readonly #present: Set<number>;

  private constructor(tx: Transaction, kind: string, entries: Map<string, Entry>, idBySlug: Map<string, number>) {
    this.#tx = tx;
    this.#kind = kind;
    this.#entries = entries;
    this.#idBySlug = idBySlug;
    this.#present = new Set(idBySlug.values());
  }

  static async open(tx: Transaction, table: ContentTable): Promise<SeedBook> {
    const kind = getTableName(table);
    const { key, rowId, isTheirs } = seededRows;
    const entries = await tx.select({ key, rowId, isTheirs }).from(seededRows).where(eq(seededRows.kind, kind));
    const rows = await tx.select({ slug: sql<string>`${table.slug}`, id: sql<number>`${table.id}` }).from(table);
    return new SeedBook(
      tx,
      kind,
      new Map(entries.map((entry) => [entry.key, entry])),
      new Map(rows.map((row) => [row.slug, row.id])),
    );
  }

  /** The row that a name of the files means; undefined where somebody removed it. */
  find(key: string): number | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return this.#idBySlug.get(key);
    return this.#present.has(entry.rowId) ? entry.rowId : undefined;
  }

  /** Whether the seed may write what the files call so: nobody changed or removed its row, or took the name. */
  mayWrite(key: string): boolean {
    const entry = this.#entries.get(key);
    return entry ? !entry.isTheirs && this.#present.has(entry.rowId) : !this.#idBySlug.has(key);
  }

  /** The seed's rows that nobody changed. */
  ownRows(): Set<number> {
    return new Set([...this.#entries.values()].flatMap(({ rowId, isTheirs }) => (isTheirs ? [] : [rowId])));
  }

  /** The rows of the seed that are not in the files any more, and nobody's. */
  goneFrom(keys: ReadonlySet<string>): number[] {
    return [...this.#entries].flatMap(([key, { rowId, isTheirs }]) =>
      keys.has(key) || isTheirs || !this.#present.has(rowId) ? [] : [rowId],
    );
  }

  /** Writes down that the seed made a row. */
  async add(rows: readonly { key: string; rowId: number }[]): Promise<void> {
    const added = rows.filter(({ key }) => !this.#entries.has(key));
    if (added.length === 0) return;
    await this.#tx.insert(seededRows).values(added.map((row) => ({ ...row, kind: this.#kind })));
    for (const { key, rowId } of added) {
      this.#entries.set(key, { rowId, isTheirs: false });
      this.#present.add(rowId);
    }
  }

  /** Forgets rows that the seed removed. */
  async forget(rowIds: readonly number[]): Promise<void> {
    if (rowIds.length === 0) return;
    await this.#tx
      .delete(seededRows)
      .where(and(eq(seededRows.kind, this.#kind), inArray(seededRows.rowId, [...rowIds])));
    const gone = new Set(rowIds);
    for (const [key, { rowId }] of this.#entries) if (gone.has(rowId)) this.#entries.delete(key);
    for (const id of rowIds) this.#present.delete(id);
    for (const [slug, id] of this.#idBySlug) if (gone.has(id)) this.#idBySlug.delete(slug);
  }
}

/**
 * Takes over what a version of the api wrote that kept no book: it removed what was not its own, so that all rows from before it ran
 * are the seed's. That version gave ids itself: the database's go on after them.
 */
export async function adoptRows(tx: Transaction, table: ContentTable): Promise<void> {
  const kind = getTableName(table);
  await tx.execute(sql`
    insert into ${seededRows} (kind, key, row_id)
    select ${kind}, slug, id from ${table} where updated_at <= (select applied_at from ${seeds})
    on conflict (kind, key) do update set row_id = excluded.row_id, is_theirs = false`);
  const stored = tx.select({ id: sql<number>`${table.id}` }).from(table);
  await tx.delete(seededRows).where(and(eq(seededRows.kind, kind), notInArray(seededRows.rowId, stored)));
  await continueIds(tx, table, table.id);
}

/** Lets ids go on after the last one that is given. */
export const continueIds = async (tx: Transaction, table: PgTable, id: PgColumn): Promise<void> =>
  void (await tx.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), max(${id})) from ${table} having max(${id}) is not null`,
  ));
