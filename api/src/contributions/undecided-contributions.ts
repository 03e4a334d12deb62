import type { Thing } from '@sahra/shared/schemas/contributions';
import type { UndecidedContribution } from '@sahra/shared/schemas/own-contributions';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { contributions } from '../database/contribution-tables.ts';
import { readPage, toContribution } from './contribution-rows.ts';

/** As much as stands at a thing; the moderators' pages have all of it. */
const SHOWN = 60;
/** What waits at a thing, the oldest first, and then what was hidden, the newest first. */
export async function listUndecided(database: Database, { kind, id: of }: Thing): Promise<UndecidedContribution[]> {
  const { thingKind, thingId, status, waitReason, createdAt, id } = contributions;
  const inState = (state: 'waiting' | 'hidden') =>
    and(
      ...[eq(thingKind, kind), eq(thingId, of), eq(status, state)],
      // What somebody sends who is shut out is in no queue.
      sql`${waitReason} is distinct from 'blocked'`,
    );
  const [waiting, hidden] = await Promise.all([
    readPage(database, inState('waiting'), [asc(createdAt), asc(id)], { limit: SHOWN, offset: 0 }),
    readPage(database, inState('hidden'), [desc(createdAt), desc(id)], { limit: SHOWN, offset: 0 }),
  ]);
  const show = (rows: typeof waiting, state: 'waiting' | 'hidden') =>
    rows.map((row) => {
      const { waitReason: reason, heldWords } = row.contribution;
      return { ...toContribution(row, true), status: state, waitReason: reason, heldWords };
    });
  return [...show(waiting, 'waiting'), ...show(hidden, 'hidden')];
}
