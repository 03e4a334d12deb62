import { inArray } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { contributors } from '../database/contribution-tables.ts';
import type { ForeignComment } from './foreign-post.ts';
import type { ImportBook } from './import-book.ts';

const AT_ONCE = 500;

/**
 * The ids of those who wrote comments, or liked them. Each is a name and nothing else: no account, address or browser, so that nobody can
 * be them and no mail reaches them.
 */
export async function importPeople(
  tx: Transaction,
  book: ImportBook,
  comments: readonly ForeignComment[],
): Promise<Map<string, number>> {
  const wanted = new Map(
    comments.flatMap(({ by, at, language, likedBy = [] }) =>
      [by, ...likedBy].map((person) => [person.key, { ...person, at, language }]),
    ),
  );
  const known = await book.find('person', [...wanted.keys()]);
  const ids = [...known.values()].map(({ rowId }) => rowId);
  const { id } = contributors;
  const rows = ids.length === 0 ? [] : await tx.select({ id }).from(contributors).where(inArray(id, ids));
  const isPresent = new Set(rows.map((row) => row.id));
  const found = new Map(
    [...known].flatMap(([key, { rowId }]) => (isPresent.has(rowId) ? [[key, rowId] as const] : [])),
  );
  const fresh = [...wanted].filter(([key]) => !found.has(key));
  for (let at = 0; at < fresh.length; at += AT_ONCE) {
    const some = fresh.slice(at, at + AT_ONCE);
    const made = await tx
      .insert(contributors)
      .values(
        some.map(([, { kind, name, at: moment, language }]) => ({
          ...{ kind, name, language, wantsReplies: false, createdAt: moment, lastAt: moment },
        })),
      )
      .returning({ id });
    for (const [index, [key]] of some.entries()) found.set(key, made[index]?.id ?? 0);
    await book.write(
      'person',
      some.map(([key]) => ({ key, rowId: found.get(key) ?? 0 })),
    );
  }
  return found;
}
