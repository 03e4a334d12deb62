import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { withAuthFailures } from '../auth/auth-failure.ts';
import { headersOf, memberOf, passCookies, requirePermission } from '../auth/session-guard.ts';
import type { SignInParts } from '../auth/sign-in.ts';
import { namesOf } from '../devices/user-agent.ts';
import type { SiteSettings } from '../server/settings.ts';
import { passkeySchemas } from './passkey-schemas.ts';
import { passkeySignInRoutes } from './passkey-sign-in-routes.ts';
import { addPasskey, askForNewPasskey, removePasskey, renamePasskey } from './passkeys.ts';
import { relyingPartyOf } from './relying-party.ts';

const bodyLimit = 32 * 1024;
const preHandler = requirePermission('keep-account');
const elevated = requirePermission('keep-account', { isElevated: true });

/** What a passkey is called at first. */
function nameOf(userAgent: string | undefined): string {
  const { browser, system } = namesOf(userAgent);
  return [browser, system].filter(Boolean).join(' · ');
}

/** What members make passkeys with, and what passkeys sign in with. */
export const passkeyRoutes =
  (parts: SignInParts, { publicUrl }: Pick<SiteSettings, 'publicUrl'>): FastifyPluginAsyncZod =>
  async (app) => {
    const { auth, database } = parts;
    await app.register(passkeySignInRoutes(parts, publicUrl));

    app.post(
      '/account/passkeys/options',
      { bodyLimit, preHandler: elevated, schema: passkeySchemas.askForNew },
      async (request) => ({
        options: { ...(await askForNewPasskey(database, relyingPartyOf(publicUrl), memberOf(request))) },
      }),
    );

    app.post(
      '/account/passkeys',
      { bodyLimit, preHandler: elevated, schema: passkeySchemas.add },
      async (request, reply) => {
        const owner = {
          memberId: memberOf(request).id,
          sessionId: request.signedIn?.sessionId ?? '',
          name: nameOf(request.headers['user-agent']),
        };
        const recoveryCodes = await addPasskey(database, relyingPartyOf(publicUrl), owner, request.body);
        const { headers } = await withAuthFailures(() =>
          auth.api.renewSession({ headers: headersOf(request), returnHeaders: true }),
        );
        passCookies(reply, headers);
        return { recoveryCodes };
      },
    );

    app.put('/account/passkeys/:passkeyId', { bodyLimit, preHandler, schema: passkeySchemas.rename }, (request) => {
      const { passkeyId: id } = request.params;
      return renamePasskey(database, { memberId: memberOf(request).id, id, name: request.body.name });
    });

    app.delete(
      '/account/passkeys/:passkeyId',
      { bodyLimit, preHandler: elevated, schema: passkeySchemas.remove },
      async (request) => {
        await removePasskey(database, memberOf(request).id, request.params.passkeyId);
        return { status: 'removed' as const };
      },
    );
  };
