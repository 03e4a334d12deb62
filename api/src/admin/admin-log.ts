import type { AdminAction, AdminActionName } from '@sahra/shared/schemas/admin';
import { count, desc, inArray } from 'drizzle-orm';
import { adminActions } from '../database/account-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';

/** Who acts: an admin who is signed in, or the person at the machine. */
export interface Actor {
  id: string | null;
  name: string;
}

/** The person who runs `npm run admin`. */
export const commandActor: Actor = { id: null, name: 'command' };

/** An admin action: `target` is what it was done to, `member:…`; `details` hold nothing secret. */
export interface AdminActionRecord {
  admin: Actor;
  action: AdminActionName;
  target: string;
  details?: Record<string, string>;
}

/** Records an admin action in the transaction that carries it out: both are there, or neither. */
export async function recordAction(
  tx: Transaction,
  { admin, action, target, details = {} }: AdminActionRecord,
): Promise<void> {
  await tx.insert(adminActions).values({ adminId: admin.id, adminName: admin.name, action, target, details });
}

const columns = {
  id: adminActions.id,
  adminName: adminActions.adminName,
  action: adminActions.action,
  target: adminActions.target,
  details: adminActions.details,
  at: adminActions.at,
};

/** A page of the log, the newest first; with `names` only those actions. */
export async function listActions(database: Database, query: PageQuery, names?: readonly AdminActionName[]) {
  const { limit, offset } = limitOf(query);
  const where = names && inArray(adminActions.action, [...names]);
  const [rows, [counted]] = await Promise.all([
    database.select(columns).from(adminActions).where(where).orderBy(desc(adminActions.id)).limit(limit).offset(offset),
    database.select({ total: count() }).from(adminActions).where(where),
  ]);
  const items = rows.map(({ at, ...row }): AdminAction => ({ ...row, at: at.toISOString() }));
  return toPage(items, counted?.total ?? 0, query);
}
