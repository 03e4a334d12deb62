import { pageOf } from '@sahra/shared/schemas/common';
import { sitemapEntrySchemas, sitemapQuerySchema, sitemapSchema } from '@sahra/shared/schemas/sitemap';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ReadContext } from '../server/http/read-context.ts';
import { readOf } from '../server/http/read-schema.ts';
import { listSitemapEntries, readSitemap } from './sitemap-repository.ts';

/** What search engines shall find; the host server makes XML of it. */
export const sitemapRoutes =
  ({ database }: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { categories, programs, episodes } = sitemapEntrySchemas;
    const sectionOf = <T extends typeof categories | typeof programs | typeof episodes>(summary: string, entry: T) => ({
      schema: { ...readOf(summary, pageOf(entry)), querystring: sitemapQuerySchema },
    });
    app.get('/sitemap', { schema: readOf('Sections of the site map', sitemapSchema) }, () => readSitemap(database));
    app.get('/sitemap/categories', sectionOf('Categories in the site map', categories), ({ query }) =>
      listSitemapEntries(database, 'categories', query),
    );
    app.get('/sitemap/programs', sectionOf('Programs in the site map', programs), ({ query }) =>
      listSitemapEntries(database, 'programs', query),
    );
    app.get('/sitemap/episodes', sectionOf('Episodes in the site map', episodes), ({ query }) =>
      listSitemapEntries(database, 'episodes', query),
    );
  };
