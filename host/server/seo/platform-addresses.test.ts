import { isPlatformPart } from '@sahra/shared/federation/platform-addresses';
import { makeRelease } from '@sahra/shared/testing/make-release';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { seoRoutes } from './seo-routes.ts';

it('No page can have an address at which search engines and devices find something else', () => {
  const answered: string[] = [];
  const server = Fastify();
  server.addHook('onRoute', ({ url }) => void answered.push(url));
  const settings = { PUBLIC_URL: 'https://sahra.example', API_URL: 'http://127.0.0.1:1/api', PAGE_CACHE_MS: 0 };
  seoRoutes(server, settings, [], () =>
    Promise.resolve({ revision: 1, host: makeRelease('host', '1'), remotes: [], off: [] }),
  );
  expect(answered).toContain('/robots.txt');
  expect(answered.filter((url) => !isPlatformPart(url.split('/')[1] ?? ''))).toEqual([]);
});
