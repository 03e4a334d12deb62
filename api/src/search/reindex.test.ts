import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { searchEntries, searchState, searchWordCounts, searchWords } from '../database/search-tables.ts';
import { useTestApp } from '../testing/test-app.ts';
import { reindexContents } from './reindex.ts';

const app = useTestApp();
const database = () => app().testDatabase.database;

/** Everything that search knows. `written` is how the last text had a word, and texts have no order. */
async function index(): Promise<string> {
  const { type, entityId, vector, popularity } = searchEntries;
  const { word, skeleton, entries, heads } = searchWords;
  return JSON.stringify([
    await database().select({ type, entityId, vector, popularity }).from(searchEntries).orderBy(type, entityId),
    await database().select({ word, skeleton, entries, heads }).from(searchWords).orderBy(word),
    await database().select().from(searchWordCounts).orderBy(searchWordCounts.word, searchWordCounts.type),
  ]);
}

it('Contents of a version without this index are found after the start, and what is gone is not', async () => {
  const before = await index();
  await database().delete(searchEntries);
  await database().delete(searchWords);
  await database().delete(searchWordCounts);
  await database().execute(sql`delete from ${searchState}`);
  await Promise.all([reindexContents(database()), reindexContents(database())]);
  expect((await index()) === before).toBe(true);

  // Another form of the entries: they are made anew in place, and counted once.
  await database().update(searchState).set({ revision: '0' });
  await database().execute(sql`update ${searchEntries} set words = words || ' xyzzy' where type = 'post'`);
  await database().execute(
    sql`insert into ${searchWords} select 'xyzzy', 'xyzzy', '', count(*), 0 from ${searchEntries} where type = 'post'`,
  );
  await database().execute(
    sql`insert into ${searchWordCounts} select 'xyzzy', 'post', count(*) from ${searchEntries} where type = 'post'`,
  );
  await reindexContents(database());
  expect((await index()) === before).toBe(true);
});
