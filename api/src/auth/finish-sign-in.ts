import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessions } from '../database/member-tables.ts';
import { tellOfNewDevice } from './new-device.ts';
import { findSessionMember, passCookies } from './session-guard.ts';
import { endSessionsBeyond } from './session-limit.ts';
import type { OpenedSession } from '../second-step/begun.ts';
import type { SignInParts } from './sign-in.ts';

/**
 * What follows every sign-in: the session that the browser had before ends, and what the member has beyond their share; a mail
 * tells of a new device; the browser gets the cookies, and is known from now on. Returns the answer.
 */
export async function finishSignIn(
  { database, devices }: SignInParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, memberId }: Omit<OpenedSession, 'token'>,
) {
  const now = new Date();
  if (request.signedIn) await database.delete(sessions).where(eq(sessions.id, request.signedIn.sessionId));
  await endSessionsBeyond(database, memberId, now);
  await tellOfNewDevice(database, memberId, request.headers['user-agent'], now);
  passCookies(reply, headers);
  await devices.remember(request, reply, memberId);
  return { member: await findSessionMember(database, memberId) };
}
