import { randomBytes } from 'node:crypto';
import type { AppSetUp } from '@sahra/shared/schemas/second-step';
import { and, eq, lt } from 'drizzle-orm';
import { encode } from 'uqr';
import { wrongCode } from '../auth/auth-failure.ts';
import type { Database } from '../database/connect.ts';
import { authenticatorApps } from '../database/second-step-tables.ts';
import { lockOwner, requireFromNow, requireNoMoreWithoutAny, tellOwner } from './second-step-repository.ts';
import { seal, unseal } from './sealed-secret.ts';
import { otpauthUrl, stepOfCode, toBase32 } from './totp.ts';

/** Of a secret: 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

const findApp = async (database: Database, memberId: string) =>
  (await database.select().from(authenticatorApps).where(eq(authenticatorApps.memberId, memberId)))[0];

/** Does an app of the member count? */
export const hasApp = async (database: Database, memberId: string): Promise<boolean> =>
  Boolean((await findApp(database, memberId))?.secret);

/** Begins to set up an app; one that counts already does so until the new one is confirmed. */
export async function beginApp(database: Database, memberId: string): Promise<void> {
  const newSecret = await seal(database, randomBytes(SECRET_BYTES));
  await database
    .insert(authenticatorApps)
    .values({ memberId, newSecret })
    .onConflictDoUpdate({ target: authenticatorApps.memberId, set: { newSecret } });
}

/** The dark squares of a QR code as one path, and the width of its box. */
function qrOf(text: string): AppSetUp['qr'] {
  const { data, size } = encode(text, { border: 4 });
  const rows = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: rows.join('') };
}

/** Since when the member's app counts, and what a new one is told while it is set up. */
export async function readApp(database: Database, memberId: string, account: string) {
  const app = await findApp(database, memberId);
  const secret = app?.newSecret && (await unseal(database, app.newSecret));
  const url = secret && otpauthUrl(secret, { site: 'Sahra', account });
  return {
    since: app?.addedAt ?? null,
    setUp: secret && url ? { secret: toBase32(secret), url, qr: qrOf(url) } : null,
  };
}

/**
 * The app that is being set up counts from now on, if the code is its: instead of one before. Returns recovery codes where the
 * member had none. Throws `wrong_code`, also where no app is being set up.
 */
export async function confirmApp(
  database: Database,
  { memberId, sessionId }: { memberId: string; sessionId: string },
  code: string,
  now: Date,
): Promise<string[]> {
  const app = await findApp(database, memberId);
  const secret = app?.newSecret;
  const lastStep = secret && stepOfCode(await unseal(database, secret), code, now);
  if (!secret || !lastStep) throw wrongCode();
  return database.transaction(async (tx) => {
    const owner = await lockOwner(tx, memberId);
    const confirmed = await tx
      .update(authenticatorApps)
      .set({ secret, newSecret: null, lastStep, addedAt: now })
      .where(and(eq(authenticatorApps.memberId, memberId), eq(authenticatorApps.newSecret, secret)))
      .returning({ memberId: authenticatorApps.memberId });
    // Confirmed, or begun anew, by a request at the same moment.
    if (confirmed.length === 0) throw wrongCode();
    await tellOwner(tx, owner, app.secret ? 'app-replaced' : 'app-added');
    return requireFromNow(tx, owner, sessionId, 'code');
  });
}

/** Takes the member's app away; without a passkey sign-in asks for no second step any more. */
export const removeApp = (database: Database, memberId: string): Promise<void> =>
  database.transaction(async (tx) => {
    const owner = await lockOwner(tx, memberId);
    const removed = await tx
      .delete(authenticatorApps)
      .where(eq(authenticatorApps.memberId, memberId))
      .returning({ secret: authenticatorApps.secret });
    if (!removed[0]?.secret) return;
    await requireNoMoreWithoutAny(tx, owner);
    await tellOwner(tx, owner, 'app-removed');
  });

/** Is this the code of the member's app at this moment? Each is accepted once, by one of many who send it at once. */
export async function acceptAppCode(database: Database, memberId: string, code: string, now: Date): Promise<boolean> {
  const secret = (await findApp(database, memberId))?.secret;
  const step = secret && stepOfCode(await unseal(database, secret), code, now);
  if (!secret || !step) return false;
  const accepted = await database
    .update(authenticatorApps)
    .set({ lastStep: step })
    .where(
      and(
        eq(authenticatorApps.memberId, memberId),
        eq(authenticatorApps.secret, secret),
        lt(authenticatorApps.lastStep, step),
      ),
    )
    .returning({ memberId: authenticatorApps.memberId });
  return accepted.length > 0;
}
