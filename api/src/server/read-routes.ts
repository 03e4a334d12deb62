import { sessionCookieNames } from '@sahra/shared/session/session-cookie';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { homeRoutes } from '../home/home-routes.ts';
import { categoryRoutes } from '../categories/category-routes.ts';
import { programRoutes } from '../programs/program-routes.ts';
import { episodeRoutes } from '../episodes/episode-routes.ts';
import { searchRoutes } from '../search/search-routes.ts';
import { listRoutes } from '../lists/list-routes.ts';
import { genreRoutes } from '../genres/genre-routes.ts';
import { tagRoutes } from '../tags/tag-routes.ts';
import { personRoutes } from '../people/person-routes.ts';
import { productRoutes } from '../products/product-routes.ts';
import { postRoutes } from '../posts/post-routes.ts';
import { postPreviewRoutes } from '../posts/editing/preview-routes.ts';
import type { SigningKeys } from '../signed-addresses/signing-keys.ts';
import { planRoutes } from '../plans/plan-routes.ts';
import { sitemapRoutes } from '../sitemap/sitemap-routes.ts';
import { contributionRoutes } from '../contributions/contribution-routes.ts';
import { programTotalsRoutes } from '../views/program-totals-routes.ts';
import { findLimit, limitRequests } from '../profiles/limit-requests.ts';
import { cacheReads } from './http/caching.ts';
import { keepReads } from './http/kept-reads.ts';
import { chooseLanguages } from './http/language-negotiation.ts';
import type { ReadContext } from './http/read-context.ts';

const allRoutes = [
  homeRoutes,
  categoryRoutes,
  programRoutes,
  episodeRoutes,
  searchRoutes,
  genreRoutes,
  listRoutes,
  tagRoutes,
  personRoutes,
  productRoutes,
  postRoutes,
  planRoutes,
  sitemapRoutes,
  contributionRoutes,
  programTotalsRoutes,
];

/** Everything that visitors read: one language, one cache rule. */
export const reads =
  (context: ReadContext, publicUrl: string, keys: SigningKeys): FastifyPluginAsyncZod =>
  async (app) => {
    chooseLanguages(app);
    const { session } = sessionCookieNames(publicUrl);
    limitRequests(app, (request) => findLimit(context.database, session, request));
    cacheReads(app);
    keepReads(app, context.database);
    for (const routes of allRoutes) await app.register(routes(context));
    await app.register(postPreviewRoutes(context, keys));
  };
