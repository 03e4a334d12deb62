import type { Subquery } from 'drizzle-orm';
import type { Database } from './connect.ts';

/** As many beyond a page are counted: somebody who reads that far narrows the list before. */
const COUNTED = 2_000;

/**
 * How many rows there are up to some beyond a page, and whether there are more.
 *
 * @param seen selects them, `most` at most.
 */
export async function countUpTo(
  database: Database,
  { limit, offset }: { limit: number; offset: number },
  seen: (most: number) => Subquery,
): Promise<{ total: number; isMore: boolean }> {
  const most = offset + limit + COUNTED;
  const total = await database.$count(seen(most + 1));
  return { total: Math.min(total, most), isMore: total > most };
}
