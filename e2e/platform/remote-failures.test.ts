import { paths } from '../support/addresses.ts';
import { readHtml } from '../support/html.ts';
import { messagesOf } from '../support/messages.ts';
import { hideClientFiles, publishBroken, type Fault } from '../support/releases.ts';
import { longTimeouts } from '../support/timeouts.ts';
import { goOnToList, goToFront } from '../support/shop-menus.ts';
import { expect, test } from '../support/test.ts';
import { useFrontEnd } from '../support/use-front-end.ts';

const say = messagesOf('ar');
const shopTitle = say('remote-shop', 'products.title');
/** Of a page that the visitor leaves, or that fails, before its code is here: react draws it anew. */
const drawnAnew = /console warning: Error: Minified React error #418/;
const shopIsMissing = [
  /404.*\/mf\/shop\//,
  /Refused to apply style from .*\/mf\/shop\//,
  /Failed to fetch dynamically imported module.*\/mf\/shop\//,
  /remote shop|shop.*remoteEntry|RUNTIME-/,
  // What comes in place of the list of its modules is not what was to come.
  /integrity.*\/mf\/shop\/.*modules\.json|modules\.json.*integrity/i,
  drawnAnew,
];

// Only the import of a bundle is limited as always.
const { DATA_LIMIT_MS, RENDER_LIMIT_MS } = longTimeouts;
const { site } = useFrontEnd({ environment: { DATA_LIMIT_MS, RENDER_LIMIT_MS } });

/** A page of the site, and how long it took. */
async function get(path: string) {
  const started = performance.now();
  const response = await fetch(site().url + path);
  const html = await response.text();
  return { status: response.status, seconds: (performance.now() - started) / 1000, html, ...readHtml(html) };
}

test.describe('The files of the shop are out of reach', () => {
  test('Visitor who opens the shop reads it, changes the language and goes on', async ({ visit }) => {
    const restore = await hideClientFiles(site().dataDir, 'shop');
    try {
      await visit({ site: site().url, expected: shopIsMissing }, async ({ page }) => {
        await page.goto(paths.shop.href(), { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('heading', { level: 1, name: shopTitle })).toBeVisible();
        await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        const header = page.getByRole('banner');
        await page.waitForFunction(() =>
          Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__react')),
        );
        await header.getByRole('button', { name: say('host', 'language.label') }).click();
        await header.getByRole('link', { name: 'Deutsch' }).click();
        await expect(page.locator('html')).toHaveAttribute('lang', 'de');
        await header.getByRole('link', { name: messagesOf('de')('remote-streaming', 'menu.backToFilms') }).click();
        await expect(
          page.getByRole('heading', { level: 1, name: messagesOf('de')('remote-streaming', 'home.title') }),
        ).toBeVisible();
        expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      });
    } finally {
      await restore();
    }
  });

  test('Visitor who goes to the shop reads why it is not there, and gets it with a retry', ({ visit }) =>
    visit({ site: site().url, expected: shopIsMissing }, async ({ page, open }) => {
      const restore = await hideClientFiles(site().dataDir, 'shop');
      try {
        await open(paths.faq.href());
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        await goToFront(page, 'ar');
        const alert = page.getByRole('main').getByRole('alert');
        await expect(alert.getByText(say('shared', 'errors.remote.title'))).toBeVisible();
        // Once more while it is still gone: the message stays. What is asked for waits until it was seen.
        let letGo = () => {};
        const isSeen = new Promise<void>((resolve) => (letGo = resolve));
        await page.route(/\/mf\/shop\//, (route) => isSeen.then(() => route.continue()));
        await alert.getByRole('button', { name: say('shared', 'retry'), exact: true }).click();
        await expect(alert.getByRole('button', { name: say('shared', 'retrying') })).toBeVisible();
        letGo();
        await expect(alert.getByRole('button', { name: say('shared', 'retry'), exact: true })).toBeVisible();
      } finally {
        await restore();
      }
      await page
        .getByRole('main')
        .getByRole('button', { name: say('shared', 'retry') })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: say('remote-shop', 'store.title') })).toBeVisible();
      await goOnToList(page, 'ar');
      await expect(page.getByRole('heading', { level: 1, name: shopTitle })).toBeVisible();
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    }));

  test('Visitor who stays on the shop gets it alive once its files are back', ({ visit }) =>
    visit({ site: site().url, expected: shopIsMissing }, async ({ page }) => {
      const restore = await hideClientFiles(site().dataDir, 'shop');
      try {
        await page.goto(paths.shop.href(), { waitUntil: 'domcontentloaded' });
        await page.waitForResponse((response) => response.url().endsWith('/app.js') && response.status() === 404);
      } finally {
        await restore();
      }
      await page.waitForFunction(
        () => Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
        undefined,
        { timeout: 30_000 },
      );
      await page.getByRole('combobox', { name: say('remote-shop', 'products.sortBy') }).selectOption('rating');
      await page.waitForURL(/sort=rating/);
    }));
});

const realPages = `import real from './real/app.js';`;
const faults: Record<string, Fault> = {
  'throws when it is imported': { serverModule: `throw new Error('broken on purpose');` },
  'hangs when it is imported': {
    serverModule: `${realPages} await new Promise((resolve) => setTimeout(resolve, 10_000)); export default real;`,
  },
  'throws when it is rendered': {
    serverModule: `${realPages}
      const broken = (route) => ({ ...route, lazy: async () => ({ ...(await route.lazy()), default: () => { throw new Error('broken on purpose'); } }) });
      export default { ...real, routes: real.routes.map(broken) };`,
  },
};

for (const [name, fault] of Object.entries(faults))
  test.describe(`The server bundle of the shop ${name}`, () => {
    let restore: () => Promise<unknown>;
    test.beforeAll(async () => {
      restore = await publishBroken(site().dataDir, 'shop', name.replaceAll(' ', '-'), fault);
    });
    test.afterAll(() => restore());

    test('The page is answered within three seconds and works in the browser', async ({ visit }) => {
      await expect.poll(async () => (await get('/registry.json')).html).toContain(name.replaceAll(' ', '-'));
      // Of what has been read before an old copy would be shown.
      const { seconds, html } = await get(paths.shop.href({ sort: 'latest' }));
      expect(seconds).toBeLessThan(3);
      expect(html).toContain(say('remote-streaming', 'menu.backToFilms'));
      expect(html).not.toContain('broken on purpose');
      // Or the bundle would not be broken at all.
      expect(html).not.toContain('<article');
      await visit(
        {
          site: site().url,
          expected: [
            /status 50[03]/,
            /status of 50[03]/,
            /console warning: Error/,
            /Minified React error #(419|418|423|424|425)/,
          ],
        },
        async ({ page, open }) => {
          await open(paths.shop.href());
          await expect(page.getByRole('heading', { level: 1, name: shopTitle })).toBeVisible();
          await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
          await page.getByRole('combobox', { name: say('remote-shop', 'products.sortBy') }).selectOption('rating');
          await page.waitForURL(/sort=rating/);
        },
      );
    });

    test('Other areas are rendered as always', async () => {
      for (const [path, folder, key] of [
        ['/blogs', 'remote-blog', 'posts.title'],
        ['/pricing', 'remote-account', 'plans.title'],
        ['/', 'remote-streaming', 'home.title'],
      ] as const)
        // The first import of a bundle may be too slow for the server on a busy machine.
        await expect.poll(async () => (await get(path)).headings).toEqual([say(folder, key)]);
    });
  });

test('A release that does not fit the host is neither fetched nor executed', async ({ visit }) => {
  const restore = await publishBroken(site().dataDir, 'shop', 'contract-9', { remote: { contract: '9.0.0' } });
  try {
    await expect.poll(async () => (await get('/registry.json')).html).toContain('contract-9');
    await visit({ site: site().url, expected: [/remote shop.*does not fit/, /503/, drawnAnew] }, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      // Of what has been read before an old copy would be shown.
      await page.goto(paths.shop.href({ sort: 'price-asc' }), { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('main').getByText(say('shared', 'errors.remote.title'))).toBeVisible();
      expect(asked.filter((url) => url.includes('/mf/shop/'))).toEqual([]);
      await page
        .getByRole('banner')
        .getByRole('link', { name: say('remote-streaming', 'menu.backToFilms') })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: say('remote-streaming', 'home.title') })).toBeVisible();
    });
  } finally {
    await restore();
  }
});
