import { afterEach, beforeEach, expect, it } from 'vitest';
import { languages } from '@sahra/shared/i18n/languages';
import { keptHeader, staleHeader } from './kept-pages.ts';
import { useGateway } from './testing/part.ts';

const { api, host, url } = useGateway();
const page = '<!DOCTYPE html><main><h1>Sahra</h1></main>';
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** What the host server says of a page that is the same for everybody. */
let kept: Record<string, string>;
let body: Buffer | string;
beforeEach(async () => {
  kept = { [keptHeader]: 'stale-if-error=3600' };
  body = page;
  host.answer = (_request, response) =>
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        ...kept,
      })
      .end(body);
});
afterEach(async () => {
  await Promise.all([host.stop(), api.stop()]);
  await Promise.all([host.start(), api.start()]);
});

const ask = async (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) => {
  const response = await fetch(url() + path, { ...init, headers: { ...browser, ...headers } });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

it.each(languages)(
  'Visitor reads in $name that the site will be back, and the page loads itself again',
  async ({ tag, code, dir }) => {
    await host.stop();
    for (const { status, headers, text } of [
      await ask(`/shop?lang=${code}`),
      await ask('/blogs', { cookie: `lang=${code}` }),
    ]) {
      expect(status).toBe(503);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(text).toContain(`<html lang="${tag}" dir="${dir}">`);
      expect(text).toContain(`<meta http-equiv="refresh" content="${headers.get('retry-after')}">`);
    }
  },
);

it('A program gets the one error shape', async () => {
  await Promise.all([host.stop(), api.stop()]);
  for (const path of ['/api/plans', '/registry.json']) {
    const response = await fetch(url() + path);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
  }
});

it('A form that did not arrive can be sent again from the page that says so', async () => {
  await host.stop();
  const form = { method: 'POST', body: new URLSearchParams({ message: 'Good evening' }) };
  const { status, text } = await ask('/contact', {}, form);
  expect(status).toBe(503);
  expect(text).toContain('<form method="post"><input type="hidden" name="message" value="Good evening">');
  await host.start();
  expect((await ask('/contact', {}, form)).status).toBe(200);
});

it('While the host server is away visitors get the last copy of a page, which says how old it is', async () => {
  const first = await ask('/shop');
  expect([first.status, first.headers.get(keptHeader), first.headers.get(staleHeader)]).toEqual([200, null, null]);
  await host.stop();
  const stale = await ask('/shop', { cookie: 'unknown=1' });
  expect([stale.status, stale.text]).toEqual([200, page]);
  expect(Number(stale.headers.get(staleHeader))).toBeGreaterThanOrEqual(0);
  expect(stale.headers.get('age')).toBe(stale.headers.get(staleHeader));
  expect(stale.headers.get('cache-control')).toBe('no-store');
});

it.each([
  ['of a member', '/shop', { cookie: 'sahra.session=abc' }],
  ['of a guest', '/shop', { cookie: 'sahra.guest=abc' }],
  ['of a shopper', '/shop', { cookie: 'sahra.shopper=abc' }],
  ['in another language', '/shop', { cookie: 'lang=fr' }],
  ['of a browser that takes a second import map', '/shop', { 'user-agent': 'Chrome/145.0' }],
  ['in another scheme', '/shop?scheme=hulu', {}],
] as const)('Nobody gets a copy in place of a page %s', async (_, path, headers) => {
  await ask('/shop');
  await host.stop();
  expect((await ask(path, headers)).status).toBe(503);
});

it('No copy is kept of a page that the host server does not offer, and what it offered before stays', async () => {
  kept = {};
  await ask('/pricing');
  await ask('/shop');
  await host.stop();
  expect((await ask('/pricing')).status).toBe(503);
  await host.start();
  kept = { [keptHeader]: 'stale-if-error=3600' };
  await ask('/shop');
  // An old page of the host server's own, or one that is not finished.
  kept = { [staleHeader]: '7' };
  body = 'not finished';
  await ask('/shop');
  await host.stop();
  expect((await ask('/shop')).text).toBe(page);
});

it('A copy has nothing of the one answer that it was made from', async () => {
  kept = { ...kept, 'set-cookie': 'lang=de', 'content-security-policy': "script-src 'sha256-abc' 'nonce-xyz'" };
  await ask('/shop?lang=de');
  await host.stop();
  const { headers } = await ask('/shop?lang=de');
  expect([headers.get('set-cookie'), headers.get('content-security-policy')]).toEqual([
    null,
    "script-src 'sha256-abc'",
  ]);
});

it('A copy is shown at an address that the host server takes for the same', async () => {
  kept = { ...kept, 'content-location': '/same?page=2' };
  await ask('/same?page=2&from=a-mail');
  await host.stop();
  expect((await ask('/same?page=2&from=a-mail')).text).toBe(page);
  expect((await ask('/same?page=2')).text).toBe(page);
  expect((await ask('/same?page=3')).status).toBe(503);
});

it('A page that is gone has no copy any more', async () => {
  await ask('/blogs');
  host.answer = (_request, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('gone');
  await ask('/blogs');
  await host.stop();
  expect((await ask('/blogs')).status).toBe(503);
});

it('The copy takes the place of an answer of the host server that offers it, and of no other', async () => {
  await ask('/shop');
  const refuse = (headers: Record<string, string>) => {
    host.answer = (_request, response) =>
      response.writeHead(503, { 'content-type': 'text/html', ...headers }).end('no');
  };
  refuse(kept);
  expect(await ask('/shop')).toMatchObject({ status: 200, text: page });
  refuse({});
  expect(await ask('/shop')).toMatchObject({ status: 503, text: 'no' });
});

it('A page that came compressed is shown to who cannot read that, too', async () => {
  const { brotliCompressSync } = await import('node:zlib');
  kept = { ...kept, 'content-encoding': 'br' };
  body = brotliCompressSync(page);
  await ask('/packed', { 'accept-encoding': 'br' });
  await host.stop();
  expect((await ask('/packed', { 'accept-encoding': 'br' })).text).toBe(page);
  const plain = await ask('/packed', { 'accept-encoding': 'identity' });
  expect([plain.text, plain.headers.get('content-encoding')]).toEqual([page, null]);
});

it('An answer that breaks off is as good as none: visitors get the copy, or a page that says so', async () => {
  await ask('/shop');
  host.answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br', 'content-length': 5000, ...kept });
    response.write('<!DOCTYPE html><main>', () => response.destroy());
  };
  expect(await ask('/shop')).toMatchObject({ status: 200, text: page });
  const other = await ask('/pricing', { 'accept-encoding': 'identity' });
  expect([other.status, other.headers.get('content-encoding')]).toEqual([503, null]);
  expect(other.text).toContain('<meta http-equiv="refresh"');
});
