import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { contactMessageRoutes } from '../contact-messages/contact-message-routes.ts';
import { replyMailRoutes } from '../contributions/reply-mail-routes.ts';
import type { Database } from '../database/connect.ts';
import { newsletterRoutes } from '../newsletter/newsletter-routes.ts';
import { orderTrackingRoutes } from '../orders/order-tracking-routes.ts';
import { partyRoutes } from '../parties/party-routes.ts';
import type { SigningKeys } from '../signed-addresses/signing-keys.ts';
import { chooseLanguages } from './http/language-negotiation.ts';
import type { CallerHashes } from './limits/caller-hash.ts';

/** What visitors write without an account. */
export const writesOfVisitors =
  (database: Database, callers: CallerHashes, keys: SigningKeys, publicUrl: string): FastifyPluginAsyncZod =>
  async (app) => {
    chooseLanguages(app);
    await app.register(contactMessageRoutes(database, callers));
    await app.register(newsletterRoutes(database, callers, keys));
    await app.register(replyMailRoutes(database, keys));
    await app.register(orderTrackingRoutes(database, callers, keys));
    await app.register(partyRoutes(database, callers, publicUrl));
  };
