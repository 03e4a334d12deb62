import { recommendedProductsSchema } from '@sahra/shared/schemas/shop-front';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requirePermission } from '../auth/session-guard.ts';
import { viewerOf } from '../profiles/viewer.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { readOf } from '../server/http/read-schema.ts';
import { listRecommendedProducts } from './recommended-products.ts';

/** What the shop shows to a member alone. */
export const recommendedProductRoutes =
  (context: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preHandler', requirePermission('keep-account'));
    app.get(
      '/account/recommended-products',
      { schema: readOf('Products from what the member watched or wants to watch', recommendedProductsSchema) },
      async (request) => ({ items: await listRecommendedProducts(context, viewerOf(request), request.language) }),
    );
  };
