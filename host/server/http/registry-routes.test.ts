import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { makeRelease } from '@sahra/shared/testing/make-release';
import { registryRoutes } from './registry-routes.ts';

const label = { ar: 'المتجر', en: 'Shop', de: 'Geschäft', fr: 'Boutique', gr: 'Κατάστημα' };
const menus = [{ menu: 'main', label, order: 1 }];
const shop = makeRelease('shop', '1', {
  pages: [{ id: 'shop.start', path: '/shop', layout: 'streaming', titleKey: 'title', chunk: 'a', menus }],
});
const published = {
  revision: 3,
  host: makeRelease('host', '1'),
  remotes: [{ stable: shop }],
  off: [{ name: 'blog', version: '1', pages: makeRelease('blog', '1').pages }],
};

function open() {
  const server = Fastify();
  registryRoutes(server, '1', () => Promise.resolve(published));
  return (url: string) => server.inject(url);
}

it('An open tab asks what is in force', async () => {
  const { headers, ...answer } = await open()('/registry.json');
  expect(answer.json()).toMatchObject({ schema: 1, revision: 3, host: '1', remotes: [{ name: 'shop', version: '1' }] });
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Cookie' });
});

it.each([
  ['de', 'Geschäft'],
  ['gr', 'Κατάστημα'],
  ['el', 'Κατάστημα'],
])('Who chooses another language gets its menus (%s)', async (lang, text) => {
  const { headers, ...answer } = await open()(`/menus.json?lang=${lang}`);
  expect(answer.json()).toEqual([{ menu: 'main', order: 1, page: 'shop.start', label: text }]);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Cookie' });
});

it.each(['', '?lang=', '?lang=xx', '?lang=de&lang=fr', `?lang=${'x'.repeat(5000)}`])(
  'Menus in a language that we do not have are refused (%#)',
  async (query) => {
    const answer = await open()(`/menus.json${query}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'invalid_request', fields: { lang: expect.any(String) as string } },
    ]);
  },
);
