import { needsSecondStep } from '@sahra/shared/session/permissions';
import type { SecondStep } from '@sahra/shared/schemas/second-step';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signInRequired, withAuthFailures } from '../auth/auth-failure.ts';
import { headersOf, isElevated, memberOf, passCookies, requirePermission } from '../auth/session-guard.ts';
import type { SignInParts } from '../auth/sign-in.ts';
import { recoveryCodes } from '../database/second-step-tables.ts';
import { notFound } from '../server/http/api-failure.ts';
import { beginApp, confirmApp, readApp, removeApp } from './authenticator-app.ts';
import { listPasskeys } from './passkeys.ts';
import { lockOwner, renewRecoveryCodes, tellOwner } from './second-step-repository.ts';
import { secondStepSchemas } from './second-step-schemas.ts';

const bodyLimit = 1024;
const preHandler = requirePermission('keep-account');
const elevated = requirePermission('keep-account', { isElevated: true });

/** What members set up for a second step at sign-in. */
export const secondStepRoutes =
  ({ auth, database }: SignInParts): FastifyPluginAsyncZod =>
  async (app) => {
    async function read(request: FastifyRequest): Promise<SecondStep> {
      const { signedIn } = request;
      if (!signedIn) throw signInRequired();
      const { id, email } = signedIn.member;
      const [own, passkeys, recoveryCodesLeft] = await Promise.all([
        readApp(database, id, email),
        listPasskeys(database, id),
        database.$count(recoveryCodes, eq(recoveryCodes.memberId, id)),
      ]);
      return {
        isRequired: needsSecondStep(signedIn.grantedRole),
        appSince: own.since?.toISOString() ?? null,
        setUp: isElevated(request) ? own.setUp : null,
        recoveryCodesLeft,
        passkeys,
      };
    }

    app.get('/account/second-step', { preHandler, schema: secondStepSchemas.read }, read);

    app.post(
      '/account/second-step/app',
      { bodyLimit, preHandler: elevated, schema: secondStepSchemas.beginApp },
      async (request) => {
        await beginApp(database, memberOf(request).id);
        return read(request);
      },
    );

    app.post(
      '/account/second-step/app/confirm',
      { bodyLimit, preHandler: elevated, schema: secondStepSchemas.confirmApp },
      async (request, reply) => {
        const owner = { memberId: memberOf(request).id, sessionId: request.signedIn?.sessionId ?? '' };
        const codes = await confirmApp(database, owner, request.body.code, new Date());
        const { headers } = await withAuthFailures(() =>
          auth.api.renewSession({ headers: headersOf(request), returnHeaders: true }),
        );
        passCookies(reply, headers);
        return { recoveryCodes: codes };
      },
    );

    app.delete(
      '/account/second-step/app',
      { bodyLimit, preHandler: elevated, schema: secondStepSchemas.removeApp },
      async (request) => {
        await removeApp(database, memberOf(request).id);
        return { status: 'removed' as const };
      },
    );

    app.post(
      '/account/second-step/recovery-codes',
      { bodyLimit, preHandler: elevated, schema: secondStepSchemas.renewCodes },
      (request) =>
        database.transaction(async (tx) => {
          const owner = await lockOwner(tx, memberOf(request).id);
          if (!owner.since) throw notFound('second step');
          await tellOwner(tx, owner, 'recovery-codes-renewed');
          return { recoveryCodes: await renewRecoveryCodes(tx, owner.id) };
        }),
    );
  };
