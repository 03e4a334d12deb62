import {
  can,
  type GrantedRole,
  needsSecondStep,
  type Permission,
  type Role,
  roleInSession,
} from '@sahra/shared/session/permissions';
import type { SessionMember } from '@sahra/shared/schemas/session';
import { and, desc, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { Database } from '../database/connect.ts';
import { members, profiles, type secondSteps, sessions } from '../database/member-tables.ts';
import { hasRunningSubscription } from '../subscriptions/running-subscription.ts';
import { roleOf } from '../subscriptions/subscription-rules.ts';
import { elevationRequired, notAllowed, secondStepRequired, signInRequired } from './auth-failure.ts';
import type { Auth } from './create-auth.ts';
import { longestSessionMs } from './session-limit.ts';

/** Who asks, and by which session. */
export interface SignedIn {
  member: SessionMember & { email: string };
  /** What they were made; `member.role` is less of it where that needs a second step and there is none. */
  grantedRole: GrantedRole;
  /** How the second step of the sign-in was given; null: there is none. */
  secondStep: (typeof secondSteps)[number] | null;
  /** Who watches; null: the member. */
  profile: typeof profiles.$inferSelect | null;
  sessionId: string;
  elevatedUntil: Date | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null: a visitor. Known only to routes of `readSessions`. */
    signedIn: SignedIn | null;
  }
}

/** What `Headers` takes. */
const printable = (text: string): string => text.replace(/[^\x20-\x7e\x80-\xff]/g, '?');

/** A request's headers as better-auth reads them; the address is the one that the gateway set, not the caller. */
export function headersOf({ headers, ip }: FastifyRequest): Headers {
  const own = new Headers({ 'x-client-ip': ip, 'user-agent': printable(headers['user-agent'] ?? '').slice(0, 300) });
  if (headers.cookie) own.set('cookie', printable(headers.cookie));
  return own;
}

/** Hands on each cookie by itself. */
export function passCookies(reply: FastifyReply, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie);
}

/**
 * Hands on the cookies of a sign-out, and has the browser forget what it keeps to show again: pages that one goes back to,
 * too. Cookies and storage stay: they hold what a visitor chose, and lists of theirs.
 */
export function passSignedOut(reply: FastifyReply, headers: Headers): void {
  passCookies(reply, headers);
  reply.header('clear-site-data', '"cache"');
}

/** Passkeys are asked for by a button, all codes in one field. */
const wayOf = (secondStep: (typeof secondSteps)[number]): 'code' | 'passkey' =>
  secondStep === 'passkey' ? secondStep : 'code';

/**
 * A member with their session, unless they are blocked. Of a member who has a second step a session without it is none: it was made
 * as the step was set up.
 */
async function findMember(database: Database, condition: SQL) {
  const [row] = await database
    .select({ member: members, session: sessions, profile: profiles, hasSubscription: hasRunningSubscription })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.id, sessions.profileId))
    .where(
      and(condition, isNull(members.blockedAt), or(isNull(members.secondStepSince), isNotNull(sessions.secondStep))),
    )
    .orderBy(desc(sessions.createdAt))
    .limit(1);
  if (!row) return undefined;
  const { id, name, displayUsername, language, email, role: grantedRole, secondStepSince } = row.member;
  const hasSecondStep = secondStepSince !== null;
  const role = roleInSession(grantedRole, { hasSecondStep });
  return {
    session: row.session,
    profile: row.profile,
    grantedRole,
    member: {
      id,
      name,
      username: displayUsername,
      role: roleOf({ role, hasRunningSubscription: row.hasSubscription }),
      language,
      ...(row.hasSubscription && can(role, 'write-posts') && { hasPaidMonth: true }),
      ...(row.session.secondStep && hasSecondStep && { secondStep: wayOf(row.session.secondStep) }),
      ...(!hasSecondStep && needsSecondStep(grantedRole) && { needsSecondStep: true }),
      email,
    },
  };
}

/** A member who has just signed in. */
export async function findSessionMember(database: Database, memberId: string): Promise<SessionMember> {
  const row = await findMember(database, eq(members.id, memberId));
  if (!row) throw signInRequired();
  const { email: _, ...member } = row.member;
  return member;
}

/** A session that has become too old, or whose member is blocked, is none. */
async function findBySession(database: Database, sessionId: string): Promise<SignedIn | null> {
  const row = await findMember(database, eq(sessions.id, sessionId));
  if (!row || row.session.createdAt.getTime() + longestSessionMs < Date.now()) return null;
  return {
    member: row.member,
    profile: row.profile,
    grantedRole: row.grantedRole,
    secondStep: row.session.secondStep,
    sessionId: row.session.id,
    elevatedUntil: row.session.elevatedUntil,
  };
}

/** Who is signed in; their cookie is renewed when it is time. */
export async function readSignedIn(
  auth: Auth,
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn | null> {
  if (!request.headers.cookie) return null;
  const { headers, response } = await auth.api.getSession({ headers: headersOf(request), returnHeaders: true });
  // A reader's dead cookie is cleared. A writer's may have died while the request was under way, as its member gave
  // the password again: the browser has a new one by now, which this answer must not clear.
  if (response || request.method === 'GET') passCookies(reply, headers);
  return response && findBySession(database, response.session.id);
}

/** Who is signed in, by a cookie that is left as it is: for answers that a browser keeps. */
export async function findSignedIn(auth: Auth, database: Database, request: FastifyRequest): Promise<SignedIn | null> {
  if (!request.headers.cookie) return null;
  const response = await auth.api.getSession({ headers: headersOf(request), query: { disableRefresh: true } });
  return response && findBySession(database, response.session.id);
}

/** Reads the session before each route that is registered after it in `app`; nothing of what these answer is kept by a cache. */
export function readSessions(app: FastifyInstance, auth: Auth, database: Database): void {
  app.decorateRequest('signedIn', null);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    request.signedIn = await readSignedIn(auth, database, request, reply);
  });
}

const roleOfCaller = ({ signedIn }: FastifyRequest): Role => signedIn?.member.role ?? 'visitor';

/** Who asks, as far as routes of members need them. Throws the refusal where nobody is signed in. */
export function memberOf(request: FastifyRequest): SignedIn['member'] {
  if (!request.signedIn) throw signInRequired();
  return request.signedIn.member;
}

/** Was the password given a moment ago? */
export const isElevated = ({ signedIn }: FastifyRequest): boolean =>
  (signedIn?.elevatedUntil?.getTime() ?? 0) >= Date.now();

/** Throws the refusal where the password was not given a moment ago. */
export function requireElevation(request: FastifyRequest): void {
  if (!isElevated(request)) throw elevationRequired();
}

/**
 * Lets a route be used by those only who may; with `isElevated` only where the password was given a moment ago. Whose role needs a
 * second step for it is told so.
 */
export const requirePermission =
  (permission: Permission, { isElevated: needsPassword = false } = {}): preHandlerAsyncHookHandler =>
  async (request) => {
    if (!request.signedIn) throw signInRequired();
    if (!can(roleOfCaller(request), permission))
      throw can(request.signedIn.grantedRole, permission) ? secondStepRequired() : notAllowed();
    if (needsPassword) requireElevation(request);
  };
