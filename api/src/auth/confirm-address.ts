import { verifyJWT } from 'better-auth/crypto';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { credentials, members } from '../database/member-tables.ts';
import { linkExpired, linkUnknown } from './auth-failure.ts';
import type { Auth } from './create-auth.ts';
import { requirePassword, type SignInParts } from './sign-in.ts';

const claimsSchema = z.object({ email: z.email(), updateTo: z.undefined().optional() });
const endSchema = z.object({ exp: z.number() });

/** Whether a token is expired by its own `exp`, unverified: used only where it is worth nothing in any case. */
function isExpired(token: string): boolean {
  try {
    const end = endSchema.safeParse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')));
    return end.success && end.data.exp * 1000 <= Date.now();
  } catch {
    return false;
  }
}

/** The address that a token confirms, if we have signed it. */
async function addressOf(auth: Auth, token: string): Promise<string> {
  const { secret } = await auth.$context;
  const claims = claimsSchema.safeParse(await verifyJWT(token, secret));
  if (!claims.success) throw isExpired(token) ? linkExpired() : linkUnknown();
  return claims.data.email;
}

/**
 * Confirms the address of a registration, for one who reads its mail and has chosen its password; returns it. Either alone
 * is not enough: anybody can register with the address of somebody else, who would otherwise open the account to them with one
 * click. A wrong password costs what it costs at sign-in; the token can be used again.
 */
export async function confirmAddress(
  parts: SignInParts,
  { token, password }: { token: string; password: string },
  ip: string,
): Promise<string> {
  const { auth, database } = parts;
  const email = await addressOf(auth, token);
  const [row] = await database
    .select({ id: members.id, hash: credentials.password })
    .from(members)
    .innerJoin(credentials, eq(credentials.userId, members.id))
    .where(eq(members.email, email));
  const { id, hash } = row ?? {};
  if (!id || !hash) throw linkUnknown();
  await requirePassword(parts, { email, hash }, password, ip);
  const confirmed = await database
    .update(members)
    .set({ emailVerified: true })
    .where(and(eq(members.id, id), eq(members.email, email)))
    .returning({ id: members.id });
  if (confirmed.length === 0) throw linkUnknown();
  return email;
}
