import { notInArray, sql } from 'drizzle-orm';
import { lockContents } from '../contents/write-contents.ts';
import type { Database } from '../database/connect.ts';
import { searchEntries, searchState } from '../database/search-tables.ts';
import { indexRows } from './search-index.ts';
import { nounNames, searchNouns } from './search-nouns.ts';

/** The form of the entries and their words: another number, and the next start makes them all anew. */
const REVISION = '3';

/**
 * Makes the entries of all contents where they are of another form, or of a version that had none. In one transaction: what was there is
 * found until the new ones are. Of several processes that start together, one does it and the others wait.
 */
export async function reindexContents(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    // It may take another process long to do the same.
    await tx.execute(sql`set local statement_timeout = 0`);
    await lockContents(tx);
    const [stored] = await tx.select({ revision: searchState.revision }).from(searchState);
    if (stored?.revision === REVISION) return;
    await tx.delete(searchEntries).where(notInArray(searchEntries.noun, nounNames));
    for (const name of nounNames) {
      const { table } = searchNouns[name];
      const { rows } = await tx.execute<{ id: number }>(sql`
        select id from ${table} union select owner_id from ${searchEntries} where noun = ${name} order by id`);
      await indexRows(
        tx,
        name,
        rows.map(({ id }) => id),
      );
    }
    await tx
      .insert(searchState)
      .values({ id: 1, revision: REVISION })
      .onConflictDoUpdate({ target: searchState.id, set: { revision: REVISION } });
  });
}
