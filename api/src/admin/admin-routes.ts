import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../database/connect.ts';
import { moderationRoutes } from '../contributions/moderation-routes.ts';
import type { SigningKeys } from '../signed-addresses/signing-keys.ts';
import { managedRequestRoutes } from '../subscriptions/managed-request-routes.ts';
import { adminActionRoutes } from './admin-action-routes.ts';
import { managedMemberRoutes } from './managed-member-routes.ts';
import { receivedMessageRoutes } from './received-message-routes.ts';

/** What admins do, all below `/admin`. Anyone else is refused before anything else of their request is looked at. */
export const adminRoutes =
  (database: Database, keys: SigningKeys): FastifyPluginAsyncZod =>
  async (app) => {
    for (const routes of [managedMemberRoutes, managedRequestRoutes, receivedMessageRoutes, adminActionRoutes])
      await app.register(routes(database));
    await app.register(moderationRoutes(database, keys));
  };
