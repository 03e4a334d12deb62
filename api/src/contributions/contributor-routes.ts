import type { NewContribution } from '@sahra/shared/schemas/contributions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ShopperCookies } from '../carts/shopper.ts';
import { memberOf, requirePermission } from '../auth/session-guard.ts';
import type { Database } from '../database/connect.ts';
import { hashToken } from '../newsletter/token.ts';
import { invalidRequest } from '../server/http/api-failure.ts';
import type { CallerHashes } from '../server/limits/caller-hash.ts';
import type { SiteSettings } from '../server/settings.ts';
import type { SigningKeys } from '../signed-addresses/signing-keys.ts';
import { changeContribution, deleteContribution } from './change-contribution.ts';
import { contentKey } from './content-key.ts';
import { mayModerate } from './contribution-rules.ts';
import { contributorSchemas, wrongFields } from './contributor-schemas.ts';
import type { Person } from './contributor-repository.ts';
import { GuestCookies } from './guest-cookie.ts';
import { listOfMember, listOwn } from './own-contributions.ts';
import { listUndecided } from './undecided-contributions.ts';
import { pretend } from './pretend.ts';
import { storeContribution } from './store-contribution.ts';
import { changeVote, storeReport } from './votes-and-reports.ts';

/** The longest text, every character of it written as `\uXXXX`. */
const bodyLimit = 48 * 1024;
const smallBody = 8 * 1024;
const preHandler = requirePermission('keep-account');

/** What people write, and what they do with what others wrote. */
export const contributorRoutes =
  (
    database: Database,
    callers: CallerHashes,
    keys: SigningKeys,
    { publicUrl }: Pick<SiteSettings, 'publicUrl'>,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    const cookies = new GuestCookies(database, publicUrl);
    const shoppers = new ShopperCookies(database, publicUrl);

    app.get('/things/:kind/:id/contributions/own', { schema: contributorSchemas.own }, async (request) => {
      const { params, signedIn } = request;
      const own = await listOwn(database, params, cookies.callerOf(request), new Date());
      const isAdult = (signedIn?.profile?.maturityLimit ?? null) === null;
      const mayDecide = signedIn && isAdult && mayModerate(signedIn.member.role, params.kind);
      return mayDecide ? { ...own, undecided: await listUndecided(database, params) } : own;
    });
    app.get('/account/contributions', { preHandler, schema: contributorSchemas.ofAccount }, (request) =>
      listOfMember(database, memberOf(request).id, request.query, request.language, new Date()),
    );

    app.post(
      '/things/:kind/:id/contributions',
      { bodyLimit, schema: contributorSchemas.create },
      async (request, reply) => {
        const { params, body, headers, ip, language, signedIn } = request;
        const networks = await callers.ofNetworks(ip);
        const callerHash = networks[0].hash;
        const fields = { ...wrongFields(params.kind, body), ...(!signedIn && missingOf(body)) };
        if (Object.keys(fields).length > 0) throw invalidRequest(fields);
        reply.status(201);
        if (body.website) return pretend(database, networks, params, body, new Date());
        const memberId = signedIn?.member.id;
        const idempotencyKey =
          headers['idempotency-key'] ??
          (await contentKey(database, { memberId, callerHash }, params, body, new Date()));
        const guestKey = signedIn ? undefined : await cookies.keyFor(request, idempotencyKey);
        const person: Person =
          guestKey === undefined
            ? { memberId: memberOf(request).id, language: memberOf(request).language }
            : {
                guestKeyHash: hashToken(guestKey),
                shopperHash: shoppers.guestHashOf(request),
                name: body.name ?? '',
                email: body.email ?? '',
                wantsReplies: body.wantsReplies,
                language,
              };
        const { text, rating, answers, hasSpoilers } = body;
        const stored = await storeContribution(
          database,
          await keys.ring(),
          {
            thing: params,
            person,
            content: { text, rating, answers, hasSpoilers },
            language,
            networks,
            idempotencyKey,
          },
          new Date(),
        );
        if (guestKey !== undefined) cookies.set(reply, guestKey);
        return stored;
      },
    );

    app.put('/contributions/:contributionId', { bodyLimit, schema: contributorSchemas.change }, (request) =>
      changeContribution(database, cookies.callerOf(request), request.params.contributionId, request.body, new Date()),
    );
    app.delete('/contributions/:contributionId', { schema: contributorSchemas.delete }, async (request) => {
      const { contributionId } = request.params;
      await deleteContribution(database, cookies.callerOf(request), contributionId);
      return { id: contributionId, status: 'deleted' as const };
    });
    app.put(
      '/contributions/:contributionId/vote',
      { bodyLimit: smallBody, preHandler, schema: contributorSchemas.vote },
      (request) =>
        changeVote(database, memberOf(request), request.params.contributionId, request.body.hasVoted, new Date()),
    );
    app.post(
      '/contributions/:contributionId/reports',
      { bodyLimit: smallBody, schema: contributorSchemas.report },
      async (request, reply) => {
        const { contributionId } = request.params;
        const report = {
          ...request.body,
          memberId: request.signedIn?.member.id,
          callerHash: await callers.ofAddress(request.ip),
        };
        await storeReport(database, contributionId, report);
        return reply.status(201).send({ id: contributionId, status: 'reported' });
      },
    );
  };

/** What a guest has to say of themselves. */
const missingOf = ({ name, email }: NewContribution) => ({
  ...(!name && { name: 'must not be empty' }),
  ...(!email && { email: 'must not be empty' }),
});
