import { getTableName, inArray } from 'drizzle-orm';
import type { ContentTable } from '../contents/content-rows.ts';
import { episodes } from '../database/catalog-tables.ts';
import type { Transaction } from '../database/connect.ts';
import type { SeedBook } from './seed-book.ts';

/** Finds the rows that the files name. */
export class SeedNames {
  readonly #books = new Map<ContentTable, { book: SeedBook; keys: ReadonlySet<string> }>();

  readonly #episodes = new Map<string, number>();

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

  /** Looks up episodes by their slugs, when all programs are written. */
  async readEpisodes(tx: Transaction, slugs: readonly string[]): Promise<void> {
    const { id, slug } = episodes;
    const rows = await tx
      .select({ id, slug })
      .from(episodes)
      .where(inArray(slug, [...slugs]));
    for (const row of rows) this.#episodes.set(row.slug, row.id);
  }

  /** The episode with this slug, as far as it was looked up; undefined where it is not there. */
  findEpisode(slug: string): number | undefined {
    return this.#episodes.get(slug);
  }
}
