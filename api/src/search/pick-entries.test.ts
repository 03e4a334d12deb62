import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { pickEntries } from './pick-entries.ts';
import type { Likeness, Reading } from './vocabulary.ts';

const app = useTestApp();

/** A word that is in so many heads of programs, or is said to be. */
const reading = (word: string, likeness: Likeness, heads: number): Reading => ({
  ...{ at: 0, word, written: word, likeness, similarity: null },
  ...{ counts: { program: heads }, heads: { program: heads } },
});

/** How many programs are picked where one word may mean these. */
async function pick(...readings: Reading[]): Promise<number> {
  const wanted = { words: ['one'], readings, least: 1, types: ['program'], sizes: { program: 126 } } as const;
  const { rows } = await app().testDatabase.database.execute(
    sql`with ${pickEntries({ ...wanted, facets: [], genres: [] }, () => 60)} select entity_id from heads`,
  );
  return rows.length;
}

it('What a word may mean besides is looked up until there is plenty', async () => {
  const [lamps, seas] = [await pick(reading('lamp', 'exact', 10)), await pick(reading('sea', 'exact', 10))];
  expect(Math.min(lamps, seas)).toBeGreaterThan(0);
  expect(await pick(reading('sea', 'prefix', 10), reading('lamp', 'exact', 10))).toBeGreaterThan(Math.max(lamps, seas));
  expect(await pick(reading('sea', 'prefix', 10), reading('lamp', 'exact', 9_000))).toBe(lamps);
  expect(await pick(reading('sea', 'prefix', 9_000), reading('lamp', 'exact', 10))).toBeGreaterThan(seas);
});

it('Words that are in the same entries are not taken for plenty together', async () => {
  const rare = Array.from({ length: 40 }, (_, index) => reading(`none${index}`, 'exact', 50));
  expect(await pick(...rare, reading('sea', 'prefix', 50))).toBeGreaterThan(0);
});
