import type { Database } from '../database/connect.ts';
import { enforceRateLimit, hourMs, type RateLimit } from '../server/limits/rate-limit.ts';
import { type Actor, recordAction } from './admin-log.ts';

const exportsOfAdmin: RateLimit = { burst: 30, refillMs: hourMs / 30 };

interface Export {
  action: 'export-orders' | 'export-stock';
  /** How many rows there are. */
  total: number;
  /** By what they were narrowed; what was searched for may be of a person, and is not said. */
  filter: { q: string; status?: string | undefined; show?: string | undefined };
}

/** Writes down that an admin takes a list with them, before they get it. */
export const recordExport = (
  database: Database,
  admin: Actor & { id: string },
  { action, total, filter: { q, status, show } }: Export,
): Promise<void> =>
  database.transaction(async (tx) => {
    await enforceRateLimit(tx, `table of ${admin.id}`, exportsOfAdmin);
    const narrowed = status ?? show;
    await recordAction(tx, {
      admin,
      action,
      target: `${action === 'export-orders' ? 'orders' : 'stock'}:${total}`,
      details: { ...(narrowed && { narrowed }), isSearched: String(q.trim() !== '') },
    });
  });
