import { OWN_PROFILE } from '@sahra/shared/form-rules/profile-rules';
import { errorSchema, idParamSchema } from '@sahra/shared/schemas/common';
import {
  type ProfileChange,
  profileChangeSchema,
  profileChoiceSchema,
  profileDeletedSchema,
  profileSchema,
  profilesSchema,
} from '@sahra/shared/schemas/profiles';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { memberOf, requirePermission } from '../auth/session-guard.ts';
import type { SignInParts } from '../auth/sign-in.ts';
import { enforceRateLimit, hourMs, type RateLimit } from '../server/limits/rate-limit.ts';
import { requireWayOut } from './leave-profile.ts';
import {
  changeProfile,
  chooseProfile,
  createProfile,
  deleteProfile,
  findProfile,
  type HashedChange,
  listProfiles,
} from './profile-repository.ts';

const bodyLimit = 2048;
/** Each may hash a PIN. */
const changesOfMember: RateLimit = { burst: 30, refillMs: hourMs / 60 };
const params = z.object({ profileId: idParamSchema });
const refusals = { '4xx': errorSchema.describe('Refused'), '5xx': errorSchema.describe('Failed') };

const schemas = {
  list: { summary: 'Who watches in the account', response: { 200: profilesSchema, ...refusals } },
  create: {
    summary: 'Add a profile',
    description: '409 `too_many_profiles`. A `maturityLimit` makes it a children’s profile, and wants a `pin`.',
    body: profileChangeSchema,
    response: { 201: profileSchema, ...refusals },
  },
  change: {
    summary: 'Change a profile',
    params,
    body: profileChangeSchema,
    response: { 200: profileSchema, ...refusals },
  },
  delete: {
    summary: 'Delete a profile with its progress, watchlist, likes and history',
    description: 'A children’s profile is signed out wherever it watches.',
    params,
    response: { 200: profileDeletedSchema, ...refusals },
  },
  choose: {
    summary: 'Say who watches from now on, in this session',
    description:
      'A children’s profile is left with its PIN or the password of the member: 403 `profile_locked` without, 400 `wrong_pin`, `wrong_password`, and 429 after several.',
    body: profileChoiceSchema,
    response: { 200: profilesSchema, ...refusals },
  },
};

/** Who watches in an account, and who does now. */
export const profileRoutes =
  (parts: SignInParts): FastifyPluginAsyncZod =>
  async (app) => {
    const { auth, database } = parts;
    const preHandler = requirePermission('keep-account');
    const read = async (request: FastifyRequest) => {
      const profile = request.signedIn?.profile;
      return {
        items: await listProfiles(database, memberOf(request)),
        current: profile?.id ?? OWN_PROFILE,
        isLocked: (profile?.maturityLimit ?? null) !== null,
      };
    };
    const hashed = async (request: FastifyRequest, { pin, ...change }: ProfileChange): Promise<HashedChange> => {
      const limited = `profiles of ${memberOf(request).id}`;
      await database.transaction((tx) => enforceRateLimit(tx, limited, changesOfMember));
      const { password: hasher } = await auth.$context;
      return { ...change, pinHash: pin === undefined ? undefined : await hasher.hash(pin) };
    };

    app.get('/account/profiles', { preHandler, schema: schemas.list }, read);
    app.post('/account/profiles', { bodyLimit, preHandler, schema: schemas.create }, async (request, reply) => {
      const change = await hashed(request, request.body);
      return reply.status(201).send(await createProfile(database, memberOf(request).id, change));
    });
    app.put('/account/profiles/:profileId', { bodyLimit, preHandler, schema: schemas.change }, async (request) =>
      changeProfile(database, memberOf(request).id, request.params.profileId, await hashed(request, request.body)),
    );
    app.delete('/account/profiles/:profileId', { bodyLimit, preHandler, schema: schemas.delete }, async (request) => {
      const { profileId } = request.params;
      await deleteProfile(database, memberOf(request).id, profileId);
      return { id: profileId, status: 'deleted' as const };
    });
    app.put('/account/profile', { bodyLimit, preHandler, schema: schemas.choose }, async (request) => {
      const { id, ...wayOut } = request.body;
      const { signedIn } = request;
      const profile = id === OWN_PROFILE ? null : await findProfile(database, memberOf(request).id, id);
      if (signedIn && profile?.id !== signedIn.profile?.id) {
        await requireWayOut(parts, request, wayOut);
        await chooseProfile(database, signedIn.sessionId, profile?.id ?? null);
        signedIn.profile = profile;
      }
      return read(request);
    });
  };
