import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { checkRenders } from './check-renders.ts';
import { writeBuild } from './testing/build.ts';

/** Answers of a site in which `/shop` is the page to check. */
async function check(listener: RequestListener): Promise<void> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { manifest } = await writeBuild('shop', '1.0.0', {
    pages: [{ id: 'shop.list', path: '/shop', layout: 'merchandise', titleKey: 'title', chunk: 'src/list.tsx' }],
  });
  await checkRenders(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, manifest, false);
}

const html = (lang: string, main: string) => `<!doctype html><html lang="${lang}"><main>${main}</main></html>`;
const languageOf = (cookie = '') => (cookie.includes('ar') ? 'ar' : 'de');

it('A page that comes with its heading in every language passes', async () => {
  await check(({ headers }, response) => void response.end(html(languageOf(headers.cookie), '<h1>T</h1>')));
});

it('A page that sends visitors on passes, though there is nothing yet where it leads', async () => {
  await check(({ headers, url }, response) => {
    if (url === '/shop') response.writeHead(302, { location: '/' }).end();
    else response.end(html(languageOf(headers.cookie), '<p>wait</p>'));
  });
});

it.each<[string, string, RequestListener]>([
  ['fails', 'page shop.list (/shop) answers 500 on the server', (_, response) => void response.writeHead(500).end()],
  ['comes in another language', 'does not come in', (_, response) => void response.end(html('el', '<h1>T</h1>'))],
  [
    'has no heading',
    'is not rendered on the server: it has no heading',
    ({ headers }, response) => void response.end(html(languageOf(headers.cookie), '<p>wait</p>')),
  ],
  [
    'leads to another site',
    'sends visitors to another site: https://example.com/',
    (_, response) => void response.writeHead(302, { location: 'https://example.com/' }).end(),
  ],
])('A page that %s is refused', async (_, reason, listener) => {
  await expect(check(listener)).rejects.toThrow(reason);
});
