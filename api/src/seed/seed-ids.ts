import { getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Slug to id. */
export type Ids = ReadonlyMap<string, number>;

/** A table to whose rows other tables and addresses point by id. */
export type SluggedTable = PgTable & { id: PgColumn; slug: PgColumn };

/**
 * Ids for slugs. What is stored already keeps its id, because other tables and people's bookmarks point to it; what is new
 * gets its place in the files, or the next free number where that is taken.
 */
export function assignIds(stored: Ids, slugs: readonly string[]): Ids {
  const taken = new Set(stored.values());
  const ids = new Map<string, number>();
  let last = Math.max(slugs.length, 0, ...taken);
  for (const [index, slug] of slugs.entries()) {
    const known = stored.get(slug);
    if (known !== undefined) {
      ids.set(slug, known);
      continue;
    }
    const id = taken.has(index + 1) ? (last += 1) : index + 1;
    taken.add(id);
    ids.set(slug, id);
  }
  return ids;
}

/** The ids of everything that is seeded. */
export class SeedIds {
  readonly #byTable: ReadonlyMap<PgTable, Ids>;

  constructor(byTable: ReadonlyMap<PgTable, Ids>) {
    this.#byTable = byTable;
  }

  /** The id of a slug that the contents mention; a slip in them is named. */
  of(table: SluggedTable, slug: string): number {
    const id = this.#byTable.get(table)?.get(slug);
    if (id === undefined) throw new Error(`The seed mentions "${slug}", which is not in ${getTableName(table)}`);
    return id;
  }

  all(table: SluggedTable): number[] {
    return [...(this.#byTable.get(table)?.values() ?? [])];
  }
}
