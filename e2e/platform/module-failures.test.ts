import { rm } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { folderStore } from '../../deploy/release/folder-store.ts';
import { publish } from '../../deploy/release/registry-changes.ts';
import { paths } from '../support/addresses.ts';
import { makeBuild, manifestOf } from '../support/builds.ts';
import { messagesOf } from '../support/messages.ts';
import { isEverything } from '../support/selection.ts';
import { goOnToList, goToFront } from '../support/shop-menus.ts';
import { expect, test, type VisitFixture } from '../support/test.ts';
import { useFrontEnd } from '../support/use-front-end.ts';

const say = messagesOf('ar');
const shopTitle = say('remote-shop', 'products.title');

/** A file of the shop that goes wrong, and how: refused connections, or a status. */
interface Fault {
  file: RegExp;
  how: 'refused' | 404 | 503;
}

/** The same files, the other way round. */
const otherWays: [string, Fault][] = [
  ['entry is missing', { file: /remoteEntry/, how: 404 }],
  ['page is refused', { file: /assets\/store-page\.js/, how: 'refused' }],
];

let fault: Fault | undefined;
const { site, dataDir } = useFrontEnd({
  extendGateway: async (gateway) => {
    gateway.addHook('onRequest', async (request, reply) => {
      if (!fault || !request.url.startsWith('/mf/shop/') || !fault.file.test(request.url)) return;
      if (fault.how === 'refused') return void request.raw.destroy();
      await reply
        .code(fault.how)
        .header('cache-control', 'no-store')
        .type('text/html')
        .send('<!doctype html><title>broken on purpose</title>');
    });
  },
});

const expected = [
  /\/mf\/shop\//,
  /remote shop|RUNTIME-|Module Federation|Federation Runtime/,
  /broken on purpose/,
  /MIME type/,
];

/** Goes to the shop while something is wrong, reads so, and gets the whole shop with a retry once it is mended. */
const goAndRetry = (visit: VisitFixture, breakIt: (page: Page) => Promise<void>, mend: (page: Page) => Promise<void>) =>
  visit({ site: site().url, expected }, async ({ page, open }) => {
    await open(paths.faq.href());
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await breakIt(page);
    await goToFront(page, 'ar');
    const main = page.getByRole('main');
    await expect(main.getByRole('alert').getByText(say('shared', 'errors.remote.title'))).toBeVisible();
    await mend(page);
    await main.getByRole('button', { name: say('shared', 'retry'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('remote-shop', 'store.title') })).toBeVisible();
    // Its style sheet is there too.
    expect(
      await main
        .getByRole('article')
        .first()
        .evaluate((card) => getComputedStyle(card).display),
    ).not.toBe('block');
    await goOnToList(page, 'ar');
    await expect(page.getByRole('heading', { level: 1, name: shopTitle })).toBeVisible();
    await page.getByRole('combobox', { name: say('remote-shop', 'products.sortBy') }).selectOption('rating');
    await page.waitForURL(/sort=rating/);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

test.describe('A file of the shop', () => {
  for (const [name, wrong] of [
    ['entry is refused', { file: /remoteEntry/, how: 'refused' }],
    ['entry imports what is not available', { file: /assets\/start\.js/, how: 503 }],
    ['list of modules is not available', { file: /modules\.json/, how: 503 }],
    ['contract value is missing', { file: /assets\/app\.js/, how: 404 }],
    ['page is missing', { file: /assets\/store-page\.js/, how: 404 }],
    ['style sheet is missing', { file: /assets\/store-page.*\.css/, how: 404 }],
    ['messages are missing', { file: /assets\/ar\d*\.js/, how: 404 }],
    // To a browser a refused connection and a status are one failure; each kind of file has met one of them above.
    ...(isEverything ? otherWays : []),
  ] satisfies [string, Fault][])
    test(`Visitor whose ${name} reads so, and gets the shop with a retry and without a reload`, async ({ visit }) => {
      const set = (next: Fault | undefined) => async () => void (fault = next);
      await goAndRetry(visit, set(wrong), set(undefined)).finally(() => (fault = undefined));
    });
});

test.describe('A module of the shop throws when it is evaluated', () => {
  for (const [name, file] of [
    ['entry', /^remoteEntry\.js$/],
    ['contract value', /^assets\/app\.js$/],
    ['page', /^assets\/store-page\.js$/],
  ] as const)
    test(`Visitor reads so of its ${name}, and gets the shop with a retry and without a reload once the cause is gone`, async ({
      visit,
    }) => {
      const before = (await folderStore(dataDir()).readRegistry())?.remotes.shop?.version ?? '';
      const { dist, version } = await makeBuild('shop', `throws-${name.replace(' ', '-')}`, {
        first: { file, code: "if (globalThis.isBroken) throw new Error('broken on purpose');" },
      });
      const store = folderStore(dataDir());
      await store.add(dist, await manifestOf(dist));
      await store.change((registry) => publish(registry, 'shop', version, new Date()));
      try {
        await expect
          .poll(async () => (await fetch(`${site().url}/registry.json`)).text(), { intervals: [50] })
          .toContain(version);
        await goAndRetry(
          visit,
          (page) => page.evaluate(() => void Object.assign(window, { isBroken: true })),
          (page) => page.evaluate(() => void Object.assign(window, { isBroken: false })),
        );
      } finally {
        await store.change((registry) => publish(registry, 'shop', before, new Date()));
        await rm(dist, { recursive: true });
      }
    });
});
