import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { lockContents } from '../contents/write-contents.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { episodes } from '../database/catalog-tables.ts';
import { seeds } from '../database/seed-tables.ts';
import { storedWords } from '../search/words.ts';
import type { SeedContents } from './contents.ts';
import { adoptRows, continueIds } from './seed-book.ts';
import { writeContributions } from './seed-contributions.ts';
import { writeCoupons } from './seed-coupons.ts';
import { forEachKind } from './seed-kinds.ts';
import { adoptLists, linkProductCategories, linkVideos, writeLists } from './seed-lists.ts';
import { SeedNames } from './seed-names.ts';
import { openStep, type SeedStep } from './seed-step.ts';

/** Begins the revision of a seed that keeps a book of its rows. */
const BOOKED = 'book-1:';

/** Tells one state of the contents from another; a change of how words are stored in names and titles counts as well. */
function revisionOf(contents: SeedContents): string {
  const text = JSON.stringify(contents, (_, value: unknown) =>
    typeof value === 'string' ? `${value}\n${storedWords([value])}` : value,
  );
  return `${BOOKED}${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
}

/** Takes over the rows of a version of the api that kept no book. */
async function adopt(tx: Transaction): Promise<void> {
  await forEachKind(({ kind }) => adoptRows(tx, kind.table));
  await adoptLists(tx);
  await continueIds(tx, episodes, episodes.id);
}

async function write(tx: Transaction, contents: SeedContents): Promise<void> {
  const names = new SeedNames();
  const steps: SeedStep[] = [];
  await forEachKind(async (kind) => void steps.push(await openStep(tx, kind, contents, names)));
  // What is new may be called as what is gone was; what others refer to can go only after they were written.
  for (const step of steps.toReversed()) await step.prune();
  for (const step of steps) await step.write();
  await linkVideos(tx, contents, names);
  await linkProductCategories(tx, contents, names);
  await writeLists(tx, contents, names);
  for (const step of steps.toReversed()) await step.prune();
  for (const step of steps) await step.retire();
  await writeContributions(tx, contents);
  await writeCoupons(tx, contents.coupons);
}

/**
 * Brings the seed's rows to the contents, in one transaction. Does nothing where they are there already; leaves alone what somebody
 * else made, changed or removed. True: something was written.
 */
export async function applySeed(database: Database, contents: SeedContents): Promise<boolean> {
  const revision = revisionOf(contents);
  return database.transaction(async (tx) => {
    // It may take another process long to do the same.
    await tx.execute(sql`set local statement_timeout = 0`);
    await lockContents(tx);
    const [stored] = await tx.select({ revision: seeds.revision }).from(seeds);
    if (stored?.revision === revision) return false;
    if (stored && !stored.revision.startsWith(BOOKED)) await adopt(tx);
    await write(tx, contents);
    await tx
      .insert(seeds)
      .values({ id: 1, revision })
      .onConflictDoUpdate({ target: seeds.id, set: { revision, appliedAt: sql`now()` } });
    return true;
  });
}

/** The state of the contents that the database holds; empty before the first seed. */
export async function readRevision(database: Database): Promise<string> {
  const [stored] = await database.select({ revision: seeds.revision }).from(seeds);
  return stored?.revision ?? '';
}
