import type { PendingSignIn } from '@sahra/shared/schemas/second-step';
import { and, eq, gt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { credentials } from '../database/member-tables.ts';
import { pendingSignIns } from '../database/second-step-tables.ts';
import { createToken, hashToken } from '../newsletter/token.ts';
import { hasApp } from './authenticator-app.ts';

/** How long a sign-in waits for its second step. */
const pendingMs = 10 * 60_000;

type Pending = typeof pendingSignIns.$inferSelect;
export type FirstFactor = Pick<Pending, 'memberId' | 'firstFactor' | 'isRemembered' | 'startedAt'>;

/** Notes that the first factor was right; returns with what the page asks for the second step. */
export async function openPendingSignIn(database: Database, first: FirstFactor): Promise<PendingSignIn> {
  const token = createToken();
  const expiresAt = new Date(Date.now() + pendingMs);
  await database.insert(pendingSignIns).values({ ...first, tokenHash: hashToken(token), expiresAt });
  return { token, hasApp: await hasApp(database, first.memberId) };
}

/** It waits still, and its password was not replaced meanwhile. */
const isOpen = (database: Database, tokenHash: string) =>
  and(
    eq(pendingSignIns.tokenHash, tokenHash),
    gt(pendingSignIns.expiresAt, sql`now()`),
    notExists(
      database
        .select({ id: credentials.id })
        .from(credentials)
        .where(
          and(eq(credentials.userId, pendingSignIns.memberId), gt(credentials.updatedAt, pendingSignIns.startedAt)),
        ),
    ),
  );

export async function findPendingSignIn(database: Database, token: string): Promise<Pending | undefined> {
  const [pending] = await database
    .select()
    .from(pendingSignIns)
    .where(isOpen(database, hashToken(token)));
  return pending;
}

/** Ends a sign-in that has got its second step. False where another request, or a new password, was faster. */
export async function closePendingSignIn(database: Database, { tokenHash }: Pending): Promise<boolean> {
  const closed = await database
    .delete(pendingSignIns)
    .where(isOpen(database, tokenHash))
    .returning({ memberId: pendingSignIns.memberId });
  return closed.length > 0;
}
