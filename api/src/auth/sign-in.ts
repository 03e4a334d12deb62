import { authRefusals } from '@sahra/shared/schemas/auth';
import { and, eq, or } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/connect.ts';
import { members, sessions } from '../database/member-tables.ts';
import { ApiFailure } from '../server/http/api-failure.ts';
import type { CallerHashes } from '../server/limits/caller-hash.ts';
import { withMinimumDurationOnFailure } from './minimum-duration.ts';
import { emailNotVerified, withAuthFailures, wrongPassword } from './auth-failure.ts';
import type { Auth } from './create-auth.ts';
import { opensDecoy } from './decoys.ts';
import { headersOf } from './session-guard.ts';
import { endSessionsBeyond } from './session-limit.ts';
import { countTry, forgetTries, perAccount, perNetwork, perPair, uncountTry } from './sign-in-delays.ts';
import { usernameKey } from './username-key.ts';

export interface SignInParts {
  auth: Auth;
  database: Database;
  callers: CallerHashes;
}

export interface SignInTry {
  identifier: string;
  password: string;
  isRemembered: boolean;
}

const isAddress = (identifier: string) => identifier.includes('@');

/** Does the account have a session from this address? */
async function isSignedInFrom(database: Database, account: string, ip: string): Promise<boolean> {
  const isAccount = or(eq(members.email, account), eq(members.username, account));
  const rows = await database
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.userId))
    .where(and(isAccount, eq(sessions.ipAddress, ip)))
    .limit(1);
  return rows.length > 0;
}

/**
 * Runs `check`, which is asked whether a password belongs to an account, with what every try of a password costs: who
 * fails waits longer and longer, whether there is such an account or not.
 */
export async function tryPassword<T>(
  { database, callers }: Omit<SignInParts, 'auth'>,
  account: string,
  ip: string,
  check: () => Promise<T>,
): Promise<T> {
  const [whose, where] = await Promise.all([callers.of(account), callers.ofAddress(ip)]);
  const keys = {
    pair: `password of ${whose} from ${where}`,
    account: `password of ${whose}`,
    network: `passwords from ${where}`,
  };
  await countTry(database, keys.network, perNetwork);
  await countTry(database, keys.pair, perPair);
  // Where its owner is signed in already they need not wait for what others try from elsewhere.
  if (!(await isSignedInFrom(database, account, ip))) await countTry(database, keys.account, perAccount);
  const answer = await check();
  await forgetTries(database, [keys.pair, keys.account]);
  // One right password among many wrong ones of others opens nothing for them.
  await uncountTry(database, keys.network);
  return answer;
}

/** Refuses a wrong password of the account with this address, whose `hash` is kept. A try costs what it costs at sign-in. */
export async function requirePassword(
  parts: SignInParts,
  { email, hash }: { email: string; hash: string },
  password: string,
  ip: string,
): Promise<void> {
  const { password: hasher } = await parts.auth.$context;
  await tryPassword(parts, email, ip, async () => {
    if (!(await hasher.verify({ hash, password }))) throw wrongPassword('password');
  });
}

/** Asks better-auth; the cookies it sets, and whose they are. */
function signInBy({ auth }: SignInParts, request: FastifyRequest, { identifier, password, isRemembered }: SignInTry) {
  const options = { headers: headersOf(request), returnHeaders: true } as const;
  const body = { password, rememberMe: isRemembered };
  const asked = isAddress(identifier)
    ? auth.api.signInEmail({ body: { ...body, email: identifier.toLowerCase() }, ...options })
    : auth.api.signInUsername({ body: { ...body, username: identifier }, ...options });
  return asked.then(({ headers, response }: { headers: Headers; response: { user: { id: string } } }) => ({
    headers,
    memberId: response.user.id,
  }));
}

/** The answer of better-auth, unless it would reveal that the address is registered. */
const trySignIn = (parts: SignInParts, request: FastifyRequest, typed: SignInTry) =>
  withAuthFailures(() => signInBy(parts, request, typed)).catch(async (error: unknown) => {
    const isWrong = error instanceof ApiFailure && error.body.code === authRefusals.wrongCredentials;
    throw isWrong && (await opensDecoy(parts.auth, parts.database, typed.identifier, typed.password))
      ? emailNotVerified()
      : error;
  });

/** Signs in. The session that the browser had before ends, and what the member has beyond their share. */
export async function signIn(parts: SignInParts, request: FastifyRequest, typed: SignInTry) {
  const account = isAddress(typed.identifier) ? typed.identifier.toLowerCase() : usernameKey(typed.identifier);
  const signedIn = await tryPassword(parts, account, request.ip, () =>
    withMinimumDurationOnFailure(() => trySignIn(parts, request, typed)),
  );
  if (request.signedIn) await parts.database.delete(sessions).where(eq(sessions.id, request.signedIn.sessionId));
  await endSessionsBeyond(parts.database, signedIn.memberId, new Date());
  return signedIn;
}
