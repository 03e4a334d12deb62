import { pageOf } from '@sahra/shared/schemas/common';
import {
  sitemapEntrySchemas,
  sitemapQuerySchema,
  sitemapSchema,
  type SitemapSection,
} from '@sahra/shared/schemas/sitemap';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ReadContext } from '../server/http/read-context.ts';
import { readOf } from '../server/http/read-schema.ts';
import { listSitemapEntries, readSitemap } from './sitemap-repository.ts';

/** What search engines shall find; the host server makes XML of it. */
export const sitemapRoutes =
  (context: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { categories, programs, episodes, people, videos, tags, playlists, products, posts } = sitemapEntrySchemas;
    const sectionOf = <T extends (typeof sitemapEntrySchemas)[SitemapSection]>(summary: string, entry: T) => ({
      schema: { ...readOf(summary, pageOf(entry)), querystring: sitemapQuerySchema },
    });
    app.get('/sitemap', { schema: readOf('Sections of the site map', sitemapSchema) }, () =>
      readSitemap(context.database),
    );
    app.get('/sitemap/categories', sectionOf('Categories in the site map', categories), ({ query }) =>
      listSitemapEntries(context, 'categories', query),
    );
    app.get('/sitemap/programs', sectionOf('Programs in the site map', programs), ({ query }) =>
      listSitemapEntries(context, 'programs', query),
    );
    app.get('/sitemap/episodes', sectionOf('Episodes in the site map', episodes), ({ query }) =>
      listSitemapEntries(context, 'episodes', query),
    );
    app.get('/sitemap/people', sectionOf('People in the site map', people), ({ query }) =>
      listSitemapEntries(context, 'people', query),
    );
    app.get('/sitemap/videos', sectionOf('Videos in the site map', videos), ({ query }) =>
      listSitemapEntries(context, 'videos', query),
    );
    app.get('/sitemap/tags', sectionOf('Tags in the site map', tags), ({ query }) =>
      listSitemapEntries(context, 'tags', query),
    );
    app.get('/sitemap/playlists', sectionOf('Public playlists in the site map', playlists), ({ query }) =>
      listSitemapEntries(context, 'playlists', query),
    );
    app.get('/sitemap/products', sectionOf('Products in the site map', products), ({ query }) =>
      listSitemapEntries(context, 'products', query),
    );
    app.get('/sitemap/posts', sectionOf('Posts in the site map', posts), ({ query }) =>
      listSitemapEntries(context, 'posts', query),
    );
  };
