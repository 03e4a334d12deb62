import { getTableName } from 'drizzle-orm';
import type { ContentTable } from '../contents/content-rows.ts';
import type { SeedBook } from './seed-book.ts';

/** Finds the rows that the files name. */
export class SeedNames {
  readonly #books = new Map<ContentTable, { book: SeedBook; keys: ReadonlySet<string> }>();

  add(table: ContentTable, book: SeedBook, keys: ReadonlySet<string>): void {
    this.#books.set(table, { book, keys });
  }

  /** The id of what the files call so; undefined where somebody removed it. A slip in the files is an error. */
  find(table: ContentTable, key: string): number | undefined {
    const known = this.#books.get(table);
    const id = known?.book.find(key);
    if (id === undefined && !known?.keys.has(key))
      throw new Error(`The seed mentions "${key}", which is not in ${getTableName(table)}`);
    return id;
  }

  /** Those of several that are there. */
  findAll(table: ContentTable, keys: readonly string[]): number[] {
    return keys.flatMap((key) => this.find(table, key) ?? []);
  }
}
