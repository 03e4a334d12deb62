import type { RemotePage } from '@sahra/shared/federation/contract';
import type { PageId } from '@sahra/shared/addresses';
import { findHref } from '@sahra/shared/host-runtime';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { preferencesOf } from '@sahra/shared/server/visitor-preferences';
import type { Published } from '../registry/registry.ts';
import type { Settings } from '../settings.ts';
import { answerOrRetry } from './answer-or-retry.ts';
import { serveIcons } from './icons.ts';
import { createFeed, feedFile, feedType } from './feed.ts';
import { createOembed, oembedPath } from './oembed.ts';
import { postFeedRoutes } from './post-feeds/post-feed-routes.ts';
import { robotsText } from './robots.ts';
import { createSitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

/** What is made for machines is kept so many times as long as a page: it costs more, and is not read to the second. */
const KEPT_TIMES = 30;

type SeoSettings = Pick<Settings, 'PUBLIC_URL' | 'API_URL' | 'WEBSUB_HUB' | 'PAGE_CACHE_MS'>;
type Chunk = { Params: { section: string; number: string } };

/** What search engines and devices ask the site for beside its pages. */
export function seoRoutes(
  server: FastifyInstance,
  { PUBLIC_URL: origin, API_URL: apiUrl, WEBSUB_HUB: hub, PAGE_CACHE_MS: pageMs }: SeoSettings,
  ownPages: readonly RemotePage[],
  published: () => Promise<Published>,
): void {
  /** Those that are open: the host's own, and what most visitors get of the remotes. */
  const pages = async () => [...ownPages, ...(await published()).remotes.flatMap(({ stable }) => stable.pages)];
  const parts = { origin, apiUrl, pages };
  const keptMs = KEPT_TIMES * pageMs;
  const [sitemap, feed, oembed] = [createSitemap(parts, keptMs), createFeed(parts, keptMs), createOembed(parts)];

  serveIcons(server);

  server.get('/manifest.webmanifest', (request, reply) => {
    const { language, theme } = preferencesOf(new URL(request.url, origin), request.headers.cookie);
    const manifest = webManifest(language, theme.scheme);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('vary', 'Cookie')
      .header('cache-control', 'private, max-age=3600')
      .send(JSON.stringify(manifest));
  });

  server.get('/robots.txt', async (_request, reply) => {
    const search = findHref(await pages(), 'information.search' satisfies PageId);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsText(origin, search));
  });

  const sendXml = (reply: FastifyReply, made: Promise<Buffer | undefined>, type = 'application/xml') =>
    answerOrRetry(server, reply, async () => {
      const xml = await made;
      if (!xml) return reply.code(404).type('text/plain; charset=utf-8').send('404 Not Found');
      return reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=300').send(xml);
    });
  server.get<{ Querystring: { lang?: unknown } }>(feedFile, ({ query }, reply) =>
    sendXml(reply, feed(query.lang), feedType),
  );
  postFeedRoutes(server, { ...parts, hub });
  // Scripts of any site may ask: the answer is the same for everybody.
  server.get(oembedPath, async ({ query }, reply) => {
    reply.header('access-control-allow-origin', '*');
    const { status, body } = await oembed(query).catch((error: unknown) => {
      server.log.warn({ err: error }, 'what a site asks to embed cannot be told now');
      return { status: 503, body: { code: 'unavailable', message: 'Please try again in a moment' } };
    });
    return reply
      .code(status)
      .header('cache-control', status === 200 ? 'public, max-age=300' : 'no-store')
      .send(body);
  });
  server.get('/sitemap.xml', (_request, reply) => sendXml(reply, sitemap.index()));
  server.get<Chunk>('/sitemap-:section(^[a-z]{1,20})-:number(^[1-9][0-9]{0,4}).xml', ({ params }, reply) =>
    sendXml(reply, sitemap.chunk(params.section, Number(params.number))),
  );
}
