import type { ChildrenLimit } from '@sahra/shared/form-rules/profile-rules';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/connect.ts';
import { profiles, sessions } from '../database/member-tables.ts';
import { isForChildren } from './children-rules.ts';
import { profileLocked } from './leave-profile.ts';
import { currentLimit } from './limited-database.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the children's profile that asks; null: nothing is held back. */
    maturityLimit: ChildrenLimit | null;
  }
}

/**
 * The limit of a session by its cookie, for reads that ask for nothing else of it. Nothing is proved by it: who makes up a token finds no
 * session, and who has one gets less than everybody.
 */
export async function findLimit(
  database: Database,
  name: string,
  request: FastifyRequest,
): Promise<ChildrenLimit | null> {
  const pair = request.headers.cookie?.split(/; */).find((text) => text.startsWith(`${name}=`));
  if (!pair) return null;
  const [token = ''] = pair.slice(name.length + 1).split(/\.|%2E/i, 1);
  const [row] = await database
    .select({ maturityLimit: profiles.maturityLimit })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.profileId))
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, new Date())));
  return row?.maturityLimit ?? null;
}

/** Lets what is registered after it in `app` see only what the profile that asks may see; nothing of that is kept by a cache. */
export function limitRequests(
  app: FastifyInstance,
  find: (request: FastifyRequest) => Promise<ChildrenLimit | null> | ChildrenLimit | null,
): void {
  app.decorateRequest('maturityLimit', null);
  app.addHook('onRequest', async (request) => {
    request.maturityLimit = await find(request);
  });
  // Not before the body was read: its events come from elsewhere, and what runs after them would not know.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.maturityLimit === null) done();
    else currentLimit.run(request.maturityLimit, done);
  });
}

/** The same for routes that know who is signed in; what of these is not for children is refused. */
export const limitMembers = (app: FastifyInstance): void =>
  limitRequests(app, (request) => {
    const limit = request.signedIn?.profile?.maturityLimit ?? null;
    if (limit !== null && !isForChildren(request)) throw profileLocked();
    return limit;
  });
