import { authRefusals } from '@sahra/shared/schemas/auth';
import { and, eq, or, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/connect.ts';
import { members, sessions } from '../database/member-tables.ts';
import { ApiFailure } from '../server/http/api-failure.ts';
import type { CallerHashes } from '../server/limits/caller-hash.ts';
import { withMinimumDurationOnFailure } from './minimum-duration.ts';
import { emailNotVerified, withAuthFailures, wrongCredentials, wrongPassword } from './auth-failure.ts';
import type { Auth } from './create-auth.ts';
import { opensDecoy } from './decoys.ts';
import { headersOf } from './session-guard.ts';
import { findHash, outlivesPassword } from './session-of-password.ts';
import type { KnownDevice, KnownDevices } from './known-device.ts';
import { countTry, forgetTries, perAccount, perNetwork, perPair, uncountTry } from './sign-in-delays.ts';
import { usernameKey } from './username-key.ts';
import type { Begun } from '../second-step/begun.ts';
import { ownerOfMissingStep } from '../second-step/admit-session.ts';
import { openPendingSignIn } from '../second-step/pending-sign-in.ts';

export interface SignInParts {
  auth: Auth;
  database: Database;
  callers: CallerHashes;
  devices: KnownDevices;
}

export interface SignInTry {
  identifier: string;
  password: string;
  isRemembered: boolean;
}

const isAddress = (identifier: string) => identifier.includes('@');
/** The address or the name that is meant, in its one spelling. */
const accountOf = (identifier: string) => (isAddress(identifier) ? identifier.toLowerCase() : usernameKey(identifier));
export const isCalled = (identifier: string): SQL =>
  eq(isAddress(identifier) ? members.email : members.username, accountOf(identifier));

/** Is it the member with this id who is called so? */
const isWho = async (database: Database, memberId: string, identifier: string) =>
  (await database.$count(members, and(eq(members.id, memberId), isCalled(identifier)))) > 0;

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

/** Asks better-auth; the session that it opens, and whose it is: none where their second step is missing. */
function signInBy({ auth }: SignInParts, request: FastifyRequest, { identifier, password, isRemembered }: SignInTry) {
  const options = { headers: headersOf(request), returnHeaders: true } as const;
  const body = { password, rememberMe: isRemembered };
  const asked = isAddress(identifier)
    ? auth.api.signInEmail({ body: { ...body, email: identifier.toLowerCase() }, ...options })
    : auth.api.signInUsername({ body: { ...body, username: identifier }, ...options });
  return asked.then(
    ({ headers, response }: { headers: Headers; response: { token: string; user: { id: string } } }) => ({
      memberId: response.user.id,
      opened: { headers, token: response.token },
    }),
    (error: unknown) => {
      const memberId = ownerOfMissingStep(error);
      if (memberId === undefined) throw error;
      return { memberId, opened: undefined };
    },
  );
}

/** Signs in, unless the password is replaced meanwhile; a sign-in that waits for its second step ends then, too. */
async function signInWhilePasswordStays(parts: SignInParts, request: FastifyRequest, typed: SignInTry) {
  const { database, auth } = parts;
  const before = await findHash(database, isCalled(typed.identifier));
  const { memberId, opened } = await signInBy(parts, request, typed);
  if (!opened) return { memberId, opened };
  const { password: hasher } = await auth.$context;
  const isRight = (hash: string | undefined) =>
    hash !== undefined && (hash === before || hasher.verify({ hash, password: typed.password }));
  if (!(await outlivesPassword(database, { memberId, token: opened.token }, isRight))) throw wrongCredentials();
  return { memberId, opened };
}

/** The answer of better-auth, unless it would reveal that the address is registered. */
const trySignIn = (parts: SignInParts, request: FastifyRequest, typed: SignInTry) =>
  withAuthFailures(() => signInWhilePasswordStays(parts, request, typed)).catch(async (error: unknown) => {
    const isWrong = error instanceof ApiFailure && error.body.code === authRefusals.wrongCredentials;
    throw isWrong && (await opensDecoy(parts.auth, parts.database, typed.identifier, typed.password))
      ? emailNotVerified()
      : error;
  });

/**
 * In a browser in which this very member has signed in before: runs `check` with what a try costs there. What others try,
 * wherever they are, costs its owner nothing, and a stranger gets no such browser.
 */
async function tryOnDevice<T>(
  { database, callers }: SignInParts,
  device: KnownDevice,
  check: () => Promise<T>,
): Promise<T> {
  const key = `password of ${await callers.of(device.memberId)} on ${device.deviceId}`;
  await countTry(database, key, perPair);
  const answer = await check();
  await forgetTries(database, [key]);
  return answer;
}

/** Signs in with a password, as far as it goes: a session, or what the second step is given with. */
export async function signIn(parts: SignInParts, request: FastifyRequest, typed: SignInTry): Promise<Begun> {
  const startedAt = new Date();
  const check = () => withMinimumDurationOnFailure(() => trySignIn(parts, request, typed));
  const device = await parts.devices.of(request);
  const isOwn = device && (await isWho(parts.database, device.memberId, typed.identifier));
  const { memberId, opened } = await (isOwn
    ? tryOnDevice(parts, device, check)
    : tryPassword(parts, accountOf(typed.identifier), request.ip, check));
  if (opened) return { kind: 'session', memberId, ...opened };
  const first = { memberId, firstFactor: 'password', isRemembered: typed.isRemembered, startedAt } as const;
  return { kind: 'second-step', memberId, pending: await openPendingSignIn(parts.database, first) };
}
