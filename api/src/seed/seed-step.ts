import { and, inArray, not, or, sql } from 'drizzle-orm';
import type { ContentRow } from '../contents/content-rows.ts';
import { type ContentKind, removeKind, writeKind } from '../contents/write-contents.ts';
import type { Transaction } from '../database/connect.ts';
import type { SeedContents } from './contents.ts';
import { SeedBook } from './seed-book.ts';
import type { SeedKind } from './seed-kind.ts';
import type { SeedNames } from './seed-names.ts';

/** How one kind is brought to the files. Each is done for all kinds before the next. */
export interface SeedStep {
  /** Removes the seed's rows that are not in the files any more and to which nothing refers. */
  prune(): Promise<void>;
  /** Writes what is in the files, except what is somebody's. */
  write(): Promise<void>;
  /** Hides what is not in the files any more, but somebody has. */
  retire(): Promise<void>;
}

/** Which names of the files somebody's rows have that only one row may have. */
async function namesOfOthers<Item extends ContentRow>(
  tx: Transaction,
  { unique }: ContentKind<Item>,
  meant: readonly { readonly item: Item }[],
  own: ReadonlySet<number>,
): Promise<Set<string>> {
  const taken = new Set<string>();
  for (const { names: namesOf, name, owner } of unique ?? []) {
    // One parameter, however many names there are.
    const names = sql.param(meant.flatMap(({ item }) => namesOf(item)));
    const { rows } = await tx.execute<{ name: string; owner: number }>(
      sql`select ${name} as name, ${owner} as owner from ${name.table} where ${name} = any(${names}::text[])`,
    );
    for (const row of rows) if (!own.has(row.owner)) taken.add(row.name);
  }
  return taken;
}

/** Reads what there is of a kind. */
export async function openStep<Item extends ContentRow>(
  tx: Transaction,
  { kind, items, prepare }: SeedKind<Item>,
  contents: SeedContents,
  names: SeedNames,
): Promise<SeedStep> {
  const { table, users, retire } = kind;
  const book = await SeedBook.open(tx, table);
  const all = items(contents);
  const keys = new Set(all.map(({ key }) => key));
  names.add(table, book, keys);
  return {
    async prune() {
      const gone = book.goneFrom(keys);
      if (gone.length === 0) return;
      // Nobody puts one of them on a list of theirs between the question and the deletion.
      await tx.execute(sql`select from ${table} where ${inArray(table.id, gone)} for update`);
      const used = or(...users.map((ids) => sql`${table.id} in (${ids})`));
      const rows = await tx
        .select({ id: sql<number>`${table.id}` })
        .from(table)
        .where(and(inArray(table.id, gone), used && not(used)));
      const free = rows.map(({ id }) => id);
      await removeKind(tx, kind, free);
      await book.forget(free);
    },
    async write() {
      await prepare?.(tx, contents, names);
      const meant = all.flatMap(({ key, item: of }) => {
        const item = book.mayWrite(key) ? of(names, book.find(key)) : undefined;
        return item ? [{ key, item }] : [];
      });
      const taken = await namesOfOthers(tx, kind, meant, book.ownRows());
      const isFree = (item: Item) => !kind.unique?.some(({ names: of }) => of(item).some((name) => taken.has(name)));
      const wanted = meant.filter(({ item }) => isFree(item));
      const written = await writeKind(
        tx,
        kind,
        wanted.map(({ item }) => item),
      );
      await book.add(wanted.map(({ key }, index) => ({ key, rowId: written[index] ?? 0 })));
    },
    async retire() {
      await retire?.(tx, book.goneFrom(keys));
    },
  };
}
