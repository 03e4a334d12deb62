import { signedOutSchema } from '@sahra/shared/schemas/auth';
import { errorSchema } from '@sahra/shared/schemas/common';
import { devicesSchema } from '@sahra/shared/schemas/members';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { headersOf, memberOf, passCookies, requireElevation, requirePermission } from '../auth/session-guard.ts';
import type { SignInParts } from '../auth/sign-in.ts';
import { notFound } from '../server/http/api-failure.ts';
import { deleteDevice, deleteOtherDevices, listDevices } from './device-repository.ts';

const bodyLimit = 1024;
const preHandler = requirePermission('keep-account');
const elevated = requirePermission('keep-account', { isElevated: true });
const passwordFirst = '403 `elevation_required`: give the password first, at `/auth/elevate`.';
const refusals = { '4xx': errorSchema.describe('Refused'), '5xx': errorSchema.describe('Failed') };

const listSchema = { summary: 'Where the member is signed in', response: { 200: devicesSchema, ...refusals } };
const deleteOneSchema = {
  summary: 'Sign one device out',
  description: `This one too, and without the password. 404: it is none of the member’s, or is signed out already. ${passwordFirst}`,
  params: z.object({ deviceId: z.string().max(100) }),
  response: { 200: signedOutSchema, ...refusals },
};
const deleteOthersSchema = {
  summary: 'Sign all other devices out',
  description: passwordFirst,
  response: { 200: signedOutSchema, ...refusals },
};

const sessionOf = ({ signedIn }: FastifyRequest): string => signedIn?.sessionId ?? '';

/** The devices that a member is signed in on. */
export const deviceRoutes =
  ({ auth, database }: SignInParts): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/account/devices', { preHandler, schema: listSchema }, async (request) => {
      const items = await listDevices(database, memberOf(request).id, sessionOf(request), new Date());
      return { items };
    });

    app.delete(
      '/account/devices/:deviceId',
      { bodyLimit, preHandler, schema: deleteOneSchema },
      async (request, reply) => {
        const { deviceId } = request.params;
        // Anyone who finds an open browser may sign it out, and no other.
        if (deviceId !== sessionOf(request)) requireElevation(request);
        if (!(await deleteDevice(database, memberOf(request).id, deviceId))) throw notFound('device');
        if (deviceId === sessionOf(request))
          passCookies(reply, (await auth.api.signOut({ headers: headersOf(request), returnHeaders: true })).headers);
        return { status: 'signed_out' as const };
      },
    );

    app.delete('/account/devices', { bodyLimit, preHandler: elevated, schema: deleteOthersSchema }, async (request) => {
      await deleteOtherDevices(database, memberOf(request).id, sessionOf(request));
      return { status: 'signed_out' as const };
    });
  };
