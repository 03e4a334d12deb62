import { paths } from '../support/addresses.ts';
import { siteUrl } from '../support/current-site.ts';
import { customizerName } from '../support/customizer.ts';
import { messagesOf } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';
import { watchViolations } from '../support/violations.ts';

const say = messagesOf('ar');

/** An answer, read to its end: its connection is free again. */
async function ask(path: string, init?: RequestInit) {
  const answer = await fetch(siteUrl() + path, init);
  return { status: answer.status, text: await answer.text() };
}

const importMapOf = (html: string) =>
  JSON.parse(/<script type="importmap"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as {
    integrity?: Record<string, string>;
  };

const asChrome = { headers: { 'user-agent': 'Chrome/145.0.0.0' } };

/** What a page says of the releases that it is made of: name, version, and the hash of the file that has the hashes of their modules. */
function releasesOf(html: string) {
  const boot = JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as {
    modules?: string;
    remotes: { name: string; version: string; modules?: string }[];
  };
  const [, version = ''] = /\/mf\/host\/([^/]+)\//.exec(html) ?? [];
  return [{ name: 'host', version, modules: boot.modules }, ...boot.remotes];
}

test('Every module that a page may ask for has its hash, and none has a public source map', async () => {
  // A browser that is not known for taking a second import map has all of them in the first one.
  const { integrity = {} } = importMapOf((await ask('/')).text);
  const urls = Object.keys(integrity);
  for (const name of ['host', 'streaming', 'shop', 'blog', 'account'])
    expect(urls.filter((url) => url.startsWith(`/mf/${name}/`)).length, name).toBeGreaterThan(5);
  for (const url of urls) {
    // Node refuses an answer whose hash is another.
    const { text } = await ask(url, { integrity: integrity[url] ?? '' });
    expect(text, url).not.toContain('sourceMappingURL');
    expect((await ask(`${url}.map`)).status, url).toBe(404);
  }
  const { text: html } = await ask('/', asChrome);
  const told: Record<string, string> = {};
  for (const { name, version, modules = '' } of releasesOf(html)) {
    const base = `/mf/${name}/${version}/`;
    const answer = await ask(`${base}modules.json`, { integrity: modules });
    const { integrity: files } = JSON.parse(answer.text) as { integrity: Record<string, string> };
    for (const [file, hash] of Object.entries(files)) told[base + file] = hash;
  }
  expect(told).toEqual(integrity);
  expect(integrity).toMatchObject(importMapOf(html).integrity ?? {});
});

for (const [path, remote] of [
  [paths.home.href(), 'streaming'],
  [paths.shop.href(), 'shop'],
  [paths.faq.href(), undefined],
] as const)
  test(`The page ${path} asks for no module before its hash is known`, ({ visit }) =>
    visit({}, async ({ page }) => {
      const asked: string[] = [];
      let isLate = false;
      page.on('request', (request) => {
        if (!isLate && request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
      });
      let release = () => {};
      const isReleased = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/modules.json', async (route) => {
        await isReleased;
        isLate = true;
        await route.continue();
      });
      const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
      const announced = Object.keys(importMapOf((await answer?.text()) ?? '').integrity ?? {});
      await expect.poll(() => announced.filter((url) => !asked.includes(url))).toEqual([]);
      // It is taken over meanwhile: what needs more modules waits.
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__react')),
      );
      await page.getByRole('banner').getByRole('button', { name: customizerName }).click();
      // What its modules ask for when they are run: two turns of the browser later it would be on its way. Chromium may count a page that waits as loading, which is never idle.
      await page.evaluate(
        (limit) => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve, limit), limit)),
        { timeout: 2000 },
      );
      expect(asked.filter((url) => !announced.includes(url))).toEqual([]);
      expect(new Set(announced.map((url) => url.split('/')[2]))).toEqual(new Set(remote ? ['host', remote] : ['host']));
      release();
      await expect(page.getByRole('group', { name: customizerName }).getByRole('radio').first()).toBeVisible();
    }));

test('A browser that takes no second import map, and calls itself one that does, opens the page anew with all hashes', ({
  visit,
}) =>
  visit({ expected: [/import map/] }, async ({ page }) => {
    // As such a browser does: what a script adds is no import map.
    await page.addInitScript(() => {
      const append = Node.prototype.appendChild;
      const isMap = (node: unknown) => node instanceof HTMLScriptElement && node.type === 'importmap';
      HTMLHeadElement.prototype.append = function (...nodes) {
        for (const node of nodes) if (!isMap(node)) append.call(this, typeof node === 'string' ? new Text(node) : node);
      };
    });
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await page.goto(paths.faq.href());
    await expect.poll(() => documents.map((url) => new URL(url).search)).toEqual(['', '?all-hashes=']);
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__react')),
    );
    expect(new URL(page.url()).search).toBe('');
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('remote-shop', 'menu.shop') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: say('remote-shop', 'store.title') })).toBeVisible();
    expect(documents).toHaveLength(2);
  }));

test('A page without a nonce, as the gateway keeps it, is told the other hashes too', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await page.route(paths.faq.href(), async (route) => {
      const answer = await route.fetch();
      const headers = answer.headers();
      const policy = headers['content-security-policy']?.replace(/ 'nonce-[^']+'/, '') ?? '';
      await route.fulfill({ response: answer, headers: { ...headers, 'content-security-policy': policy } });
    });
    const violations = await watchViolations(page);
    await open(paths.faq.href());
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('remote-shop', 'menu.shop') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: say('remote-shop', 'store.title') })).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(violations).toEqual([]);
  }));
