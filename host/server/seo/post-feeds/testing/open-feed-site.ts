import { createServer, type Server } from 'node:http';
import { makeRelease } from '@sahra/shared/testing/make-release';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach } from 'vitest';
import { seoRoutes } from '../../seo-routes.ts';
import { samplePost } from './sample-posts.ts';

export const origin = 'https://sahra.example';
const page = (id: string, path: string) => ({ id, path, layout: 'streaming', titleKey: 'x', chunk: 'x' }) as const;
/** The pages of the site, those of the blog first. */
export const pages = [
  page('blog.posts', '/blogs'),
  page('blog.post', '/blogs-detail/:slug?'),
  page('blog.tag', '/blogs-tag/:tag'),
  page('blog.author', '/blogs-author/:author'),
  page('streaming.embed', '/embed/:episodeId'),
  page('shop.front', '/shop'),
];
const open: (Server | FastifyInstance)[] = [];
afterEach(() => Promise.all(open.splice(0).map((one) => one.close())));

/** A site whose api has these posts; it is asked over HTTP, and what it is asked is noted. */
export async function openFeedSite({
  posts = [samplePost(1)],
  name = null as string | null,
  status = 200,
  hub = '',
  opened = pages,
} = {}) {
  const answer = { name, changedAt: '2026-11-22T10:00:00.500Z', posts: posts as object[] };
  const state = { answer, etag: 'W/"1"', asked: [] as string[], answered: [] as number[] };
  const api = createServer((request, response) => {
    state.asked.push(request.url ?? '');
    const code = status === 200 && request.headers['if-none-match'] === state.etag ? 304 : status;
    state.answered.push(code);
    response.writeHead(code, { 'content-type': 'application/json', etag: state.etag });
    response.end(code === 200 ? JSON.stringify(state.answer) : undefined);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const address = api.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const server = Fastify();
  const settings = {
    ...{ PUBLIC_URL: origin, API_URL: `http://127.0.0.1:${port}` },
    ...{ WEBSUB_HUB: hub || undefined, PAGE_CACHE_MS: 0 },
  };
  seoRoutes(server, settings, opened, () =>
    Promise.resolve({ revision: 1, host: makeRelease('host', '1'), remotes: [], off: [] }),
  );
  open.push(server, api);
  const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
  return { get, state };
}
