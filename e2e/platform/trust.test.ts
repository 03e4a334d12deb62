import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { paths } from '../support/addresses.ts';
import { createGateway } from '../../deploy/gateway/gateway.ts';
import { onlyUpstream } from '../../deploy/gateway/upstreams.ts';
import { messagesOf } from '../support/messages.ts';
import { makeDataDir, removeDataDir } from '../support/environment.ts';
import { watchViolations } from '../support/violations.ts';
import { expect, test } from '../support/test.ts';
import { siteUrl } from '../support/current-site.ts';

const say = messagesOf('ar');

/** An answer, read to its end: its connection is free again. */
async function ask(path: string, init?: RequestInit) {
  const answer = await fetch(siteUrl() + path, init);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

let foreign: { url: string; asked: number; close: () => void };
test.beforeAll(async () => {
  const server = createServer((_request, response) => {
    foreign.asked++;
    response.setHeader('content-type', 'text/javascript').end('globalThis.isForeign = true;');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  foreign = {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/x.js`,
    asked: 0,
    close: () => server.close(),
  };
});
test.afterAll(() => foreign.close());

test('Visitor who goes from area to area meets nothing that the policy forbids', ({ visit }) =>
  visit({ language: 'ar' }, async ({ page, open }) => {
    const violations = await watchViolations(page);
    await open('/');
    for (const [folder, link, title] of [
      ['remote-shop', 'menu.shop', 'store.title'],
      ['remote-streaming', 'menu.backToFilms', 'home.title'],
      ['remote-blog', 'menu.blog', 'posts.title'],
      ['remote-account', 'menu.plans', 'plans.title'],
    ] as const) {
      await page
        .getByRole('banner')
        .getByRole('link', { name: say(folder, link) })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: say(folder, title) })).toBeVisible();
    }
    expect(violations).toEqual([]);
  }));

test('A script that somebody slips into a page is not executed, and a foreign one is not even fetched', ({ visit }) =>
  visit({ expected: [/Content Security Policy/, /request failed: csp/] }, async ({ page, open }) => {
    const violations = await watchViolations(page);
    await open('/');
    await page.evaluate((url) => {
      const inline = Object.assign(document.createElement('script'), { textContent: 'globalThis.isInline = true' });
      const outside = Object.assign(document.createElement('script'), { src: url });
      document.head.append(inline, outside);
      document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="globalThis.isHandler = true" alt="">');
    }, foreign.url);
    await expect.poll(() => violations.length).toBe(3);
    expect(violations.map((text) => text.split(' ', 1)[0]).sort()).toEqual([
      'script-src-attr',
      'script-src-elem',
      'script-src-elem',
    ]);
    expect(await page.evaluate(() => ['isInline', 'isForeign', 'isHandler'].filter((name) => name in window))).toEqual(
      [],
    );
    expect(foreign.asked).toBe(0);
  }));

for (const path of [paths.home.href(), paths.shop.href(), '/nope'])
  test(`The page ${path} comes with the headers that protect its reader`, async () => {
    const { headers } = await ask(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+ 'nonce-[\w+/]{22}=='(;|$)/);
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(rule);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toMatch(/fullscreen=\(self\).*camera=\(\).*geolocation=\(\)/);
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.has('strict-transport-security')).toBe(false);
  });

test('Answers differ in one nonce; the import map comes before any module is named, and is allowed by its hash', async () => {
  const answers = await Promise.all([1, 2].map(() => ask('/')));
  const nonces = answers.map(({ text }) => [...text.matchAll(/ nonce="([^"]+)"/g)].map(([, nonce]) => nonce));
  expect(nonces.map(({ length }) => length)).toEqual([1, 1]);
  expect(new Set(nonces.flat()).size).toBe(2);
  for (const { text, headers } of answers) {
    const policy = headers.get('content-security-policy');
    const [, map = ''] = /<script type="importmap">(.*?)<\/script>/s.exec(text) ?? [];
    expect(policy).toContain(`'sha256-${createHash('sha256').update(map).digest('base64')}'`);
    expect(policy).toContain(`'nonce-${/ nonce="([^"]+)"/.exec(text)?.[1]}'`);
    expect(text.indexOf(map)).toBeLessThan(text.search(/rel="modulepreload"|type="module"/));
  }
});

for (const [path, hasPolicy] of [
  ['/api/plans', true],
  ['/api/nope', true],
  ['/media/demo/nope', true],
  ['/mf/nope/1/x.js', false],
  ['/registry.json', true],
] as const)
  test(`The answer to ${path} is never taken for a page`, async () => {
    const { headers } = await ask(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    if (hasPolicy) expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  });

test('A site with a public address on https keeps its visitors there', async () => {
  const dataDir = await makeDataDir();
  const site = siteUrl();
  const askWith = async (publicUrl: string) => {
    const gateway = await createGateway({ dataDir, api: onlyUpstream(site), host: onlyUpstream(site), publicUrl });
    const { headers } = await gateway.inject('/mf/nope/1/x.js');
    await gateway.close();
    return headers['strict-transport-security'];
  };
  expect(await askWith('https://sahra.example')).toMatch(/^max-age=\d{8}/);
  expect(await askWith('http://sahra.example')).toBeUndefined();
  await removeDataDir(dataDir);
});
