import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/connect.ts';
import { members, verifications } from '../database/member-tables.ts';
import { post } from '../mail/outbox-repository.ts';
import { mailboxOf } from '../newsletter/subscription-rules.ts';
import { createToken, hashToken } from '../newsletter/token.ts';
import { consumeRateLimit, hourMs, type RateLimit } from '../server/limits/rate-limit.ts';
import { linkExpired, linkUnknown } from './auth-failure.ts';
import { findHash, outlivesPassword } from './session-of-password.ts';
import { isCalled, type SignInParts } from './sign-in.ts';
import { beginSession } from '../second-step/begin-session.ts';
import type { Begun } from '../second-step/begun.ts';

/** How long a link works. */
const validMs = hourMs;
/**
 * Mails to one mailbox, no matter who asks. A link outlives the wait for the next one: somebody who has all of them sent keeps
 * nobody out, for the last one still works.
 */
const perMailbox: RateLimit = { burst: 2, refillMs: validMs / 2 };

const nameOf = (token: string) => `sign-in-link:${hashToken(token)}`;

/**
 * Mails a member a link that signs in, instead of a password that too many others are trying. Silent where there is no such
 * member, or the address was never confirmed: its mailbox may be a stranger's, whom the account would be opened to.
 */
export const sendSignInLink = (database: Database, identifier: string, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    const mayEnter = and(isCalled(identifier), eq(members.emailVerified, true), isNull(members.blockedAt));
    const [member] = await tx.select().from(members).where(mayEnter);
    if (!member) return;
    if ((await consumeRateLimit(tx, `sign-in links to ${hashToken(mailboxOf(member.email))}`, perMailbox)) > 0) return;
    const token = createToken();
    await tx.insert(verifications).values({
      id: randomUUID(),
      identifier: nameOf(token),
      value: member.id,
      expiresAt: new Date(now.getTime() + validMs),
    });
    await post(tx, { kind: 'sign-in-link', data: { token }, recipient: member.email, language: member.language });
  });

/** Uses a link up: whose it is. Of two at once, one does. */
async function takeLink(database: Database, token: string, now: Date): Promise<string> {
  const [link] = await database
    .delete(verifications)
    .where(eq(verifications.identifier, nameOf(token)))
    .returning({ memberId: verifications.value, expiresAt: verifications.expiresAt });
  if (!link) throw linkUnknown();
  if (link.expiresAt < now) throw linkExpired();
  return link.memberId;
}

/**
 * Signs in by the link of a mail, as far as it goes: who has a second step gives it after that. The password was not given, so what asks
 * for it once more still does. Where it is replaced at this moment, the session ends with the others.
 */
export async function signInByLink(
  parts: SignInParts,
  request: FastifyRequest,
  { token, isRemembered }: { token: string; isRemembered: boolean },
): Promise<Begun> {
  const { database } = parts;
  const startedAt = new Date();
  const memberId = await takeLink(database, token, startedAt);
  const before = await findHash(database, eq(members.id, memberId));
  const begun = await beginSession(parts, request, { memberId, firstFactor: 'link', isRemembered, startedAt });
  if (begun.kind === 'session' && !(await outlivesPassword(database, begun, (hash) => hash === before)))
    throw linkUnknown();
  return begun;
}
