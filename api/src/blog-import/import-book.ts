import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.ts';
import { type ImportedKind, importedRows } from '../database/import-tables.ts';

export type ImportEntry = typeof importedRows.$inferSelect;
export type NewEntry = Omit<typeof importedRows.$inferInsert, 'source' | 'kind'>;

/** A hash of anything that has the same text whenever it is the same. */
export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);

/** So many keys or rows a statement. */
const AT_ONCE = 1_000;

/** A key as an index can hold it, whatever the file has in its place. */
const MAX_KEY = 200;
const stored = (key: string): string => (key.length > MAX_KEY || key.includes('\0') ? `hash ${hashOf(key)}` : key);

/** What was imported from one site, and as which rows. */
export class ImportBook {
  readonly #database: Database | Transaction;
  readonly #source: string;

  constructor(database: Database | Transaction, source: string) {
    this.#database = database;
    this.#source = stored(source);
  }

  /** What these keys became, as far as they were imported before. */
  async find(kind: ImportedKind, keys: readonly string[]): Promise<Map<string, ImportEntry>> {
    const found = new Map<string, ImportEntry>();
    const asked = new Map(keys.map((key) => [stored(key), key]));
    for (let at = 0; at < keys.length; at += AT_ONCE) {
      const rows = await this.#database
        .select()
        .from(importedRows)
        .where(
          and(
            eq(importedRows.source, this.#source),
            eq(importedRows.kind, kind),
            inArray(importedRows.key, keys.slice(at, at + AT_ONCE).map(stored)),
          ),
        );
      for (const row of rows) found.set(asked.get(row.key) ?? row.key, row);
    }
    return found;
  }

  /** Writes down what became of keys, in place of what was known of them. */
  async write(kind: ImportedKind, entries: readonly NewEntry[]): Promise<void> {
    for (let at = 0; at < entries.length; at += AT_ONCE)
      await this.#database
        .insert(importedRows)
        .values(
          entries
            .slice(at, at + AT_ONCE)
            .map((entry) => ({ ...entry, key: stored(entry.key), source: this.#source, kind })),
        )
        .onConflictDoUpdate({
          target: [importedRows.source, importedRows.kind, importedRows.key],
          set: {
            rowId: sql`excluded.row_id`,
            language: sql`excluded.language`,
            fileHash: sql`excluded.file_hash`,
            writtenHash: sql`excluded.written_hash`,
          },
        });
  }
}
