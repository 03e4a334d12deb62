import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { letterRoutes } from '../../letters/letter-routes.ts';
import type { ReadContext } from '../../server/http/read-context.ts';
import type { SiteSettings } from '../../server/settings.ts';
import type { SigningKeys } from '../../signed-addresses/signing-keys.ts';
import { editingRoutes } from './editing-routes.ts';
import { makePreviewRoutes } from './preview-routes.ts';
import { revisionRoutes } from './revision-routes.ts';

/** All below `/editing`: what authors and editors do. Anyone else is refused before anything else of their request is looked at. */
export const editorsRoom =
  (context: ReadContext, site: SiteSettings, keys: SigningKeys): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(editingRoutes(context));
    await app.register(revisionRoutes(context));
    await app.register(makePreviewRoutes(context, keys));
    await app.register(letterRoutes(context.database, site));
  };
