import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { passkeyRefused, withAuthFailures } from '../auth/auth-failure.ts';
import { finishSignIn } from '../auth/finish-sign-in.ts';
import { headersOf, memberOf, passCookies } from '../auth/session-guard.ts';
import type { SignInParts } from '../auth/sign-in.ts';
import { enforceRateLimit, hourMs, type RateLimit } from '../server/limits/rate-limit.ts';
import { signInByPasskey } from './passkey-sign-in.ts';
import { passkeySchemas } from './passkey-schemas.ts';
import { relyingPartyOf } from './relying-party.ts';
import { askForPasskey, countUse, verifyPasskey } from './used-passkey.ts';

const bodyLimit = 32 * 1024;
/** Signatures that one network may ask for, and send. */
const perCaller: RateLimit = { burst: 60, refillMs: hourMs / 120 };

/** A passkey in place of the password: to sign in, and once more before something dangerous. */
export const passkeySignInRoutes =
  (parts: SignInParts, publicUrl: string): FastifyPluginAsyncZod =>
  async (app) => {
    const { auth, database, callers } = parts;
    const enforce = async (what: string, ip: string) => {
      const callerHash = await callers.ofAddress(ip);
      await database.transaction((tx) => enforceRateLimit(tx, `${what} from ${callerHash}`, perCaller));
    };

    app.post('/auth/passkey/options', { bodyLimit, schema: passkeySchemas.ask }, async ({ ip }) => {
      await enforce('passkey options', ip);
      return { options: { ...(await askForPasskey(database, relyingPartyOf(publicUrl))) } };
    });

    app.post('/auth/passkey', { bodyLimit, schema: passkeySchemas.use }, async (request, reply) => {
      await enforce('passkeys', request.ip);
      const opened = await signInByPasskey(parts, relyingPartyOf(publicUrl), request, request.body);
      return finishSignIn(parts, request, reply, opened);
    });

    app.post('/auth/elevate/passkey', { bodyLimit, schema: passkeySchemas.elevate }, async (request, reply) => {
      const { id } = memberOf(request);
      await enforce('passkeys', request.ip);
      const used = await verifyPasskey(database, relyingPartyOf(publicUrl), request.body);
      if (used.memberId !== id || !(await countUse(database, used))) throw passkeyRefused();
      const { headers, response } = await withAuthFailures(() =>
        auth.api.renewSession({ headers: headersOf(request), returnHeaders: true }),
      );
      passCookies(reply, headers);
      return { elevatedUntil: response.elevatedUntil.toISOString() };
    });
  };
