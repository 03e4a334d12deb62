import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { headersOf, memberOf, passSignedOut, requirePermission } from '../auth/session-guard.ts';
import type { SignInParts } from '../auth/sign-in.ts';
import { enforceRateLimit, hourMs, type RateLimit } from '../server/limits/rate-limit.ts';
import { deleteAccount } from './account-deletion.ts';
import { accountSchemas } from './account-schemas.ts';
import { writeExport } from './export-file.ts';

const bodyLimit = 1024;
const preHandler = requirePermission('keep-account', { isElevated: true });
const exportsOfMember: RateLimit = { burst: 5, refillMs: hourMs / 5 };

/** A text that is sent as it is written; a schema says what is in it, and does not write it. */
const sendFile = (reply: FastifyReply, name: string, text: AsyncGenerator<string>) =>
  reply
    .type('application/json; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(text, { objectMode: false }));

/** Export and deletion of an account. */
export const exportAndDeletionRoutes =
  ({ auth, database }: SignInParts): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/account/export', { preHandler, schema: accountSchemas.export }, async (request, reply) => {
      const { id } = memberOf(request);
      await database.transaction((tx) => enforceRateLimit(tx, `export of ${id}`, exportsOfMember));
      const now = new Date();
      return sendFile(reply, `sahra-account-${now.toISOString().slice(0, 10)}.json`, writeExport(database, id, now));
    });

    app.delete('/account', { bodyLimit, preHandler, schema: accountSchemas.delete }, async (request, reply) => {
      await deleteAccount(database, memberOf(request).id, new Date());
      const { headers } = await auth.api.signOut({ headers: headersOf(request), returnHeaders: true });
      passSignedOut(reply, headers);
      return { status: 'deleted' as const };
    });
  };
