import { eq, inArray, max } from 'drizzle-orm';
import { authorKind, postCategoryKind, tagKind } from '../contents/kinds.ts';
import { writeTheirs } from '../contents/write-contents.ts';
import { authors, postCategories } from '../database/blog-tables.ts';
import { tags } from '../database/catalog-tables.ts';
import type { Transaction } from '../database/connect.ts';
import type { ForeignName } from './foreign-post.ts';
import type { ImportBook } from './import-book.ts';

const tables = { author: authors, category: postCategories, tag: tags };
export type NameKind = keyof typeof tables;

async function nextPosition(tx: Transaction, table: typeof postCategories | typeof tags): Promise<number> {
  const [row] = await tx.select({ last: max(table.position) }).from(table);
  return (row?.last ?? 0) + 1;
}

async function make(tx: Transaction, kind: NameKind, { slug, name, bio }: ForeignName): Promise<number> {
  const written =
    kind === 'author'
      ? await writeTheirs(tx, authorKind, [{ slug, name, bio: bio ?? { ar: '' } }])
      : kind === 'category'
        ? await writeTheirs(tx, postCategoryKind, [{ slug, name, position: await nextPosition(tx, postCategories) }])
        : await writeTheirs(tx, tagKind, [{ slug, name, position: await nextPosition(tx, tags) }]);
  return written[0] ?? 0;
}

/**
 * The ids of authors, categories or tags by the keys of the file. What has the same slug here already is the same: a post of the tag
 * “horror” is filed with the films of that tag. The caller has the lock of the contents.
 */
export async function importNames(
  tx: Transaction,
  book: ImportBook,
  kind: NameKind,
  names: readonly ForeignName[],
): Promise<Map<string, number>> {
  const table = tables[kind];
  const wanted = new Map(names.map((each) => [each.key, each]));
  const known = await book.find(kind, [...wanted.keys()]);
  const ids = [...known.values()].map(({ rowId }) => rowId);
  const present = ids.length === 0 ? [] : await tx.select({ id: table.id }).from(table).where(inArray(table.id, ids));
  const isPresent = new Set(present.map(({ id }) => id));
  const found = new Map<string, number>();
  for (const [key, each] of wanted) {
    const entry = known.get(key);
    if (entry && isPresent.has(entry.rowId)) {
      found.set(key, entry.rowId);
      continue;
    }
    const [same] = await tx.select({ id: table.id }).from(table).where(eq(table.slug, each.slug));
    const id = same?.id ?? (await make(tx, kind, each));
    found.set(key, id);
    await book.write(kind, [{ key, rowId: id }]);
  }
  return found;
}
