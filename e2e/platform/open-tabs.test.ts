import { rm } from 'node:fs/promises';
import { paths } from '../support/addresses.ts';
import type { Page, Request } from 'playwright/test';
import { runRelease } from '../../deploy/release/command.ts';
import { folderStore } from '../../deploy/release/folder-store.ts';
import { publish } from '../../deploy/release/registry-changes.ts';
import { makeBuild, manifestOf } from '../support/builds.ts';
import { messagesOf } from '../support/messages.ts';
import { goToFront } from '../support/shop-menus.ts';
import { expect, test } from '../support/test.ts';
import { useFrontEnd } from '../support/use-front-end.ts';
import { isAlive } from '../support/visit.ts';

const say = messagesOf('ar');
const shopTitle = say('remote-shop', 'store.title');

/** Beginnings of addresses whose files are gone. */
let gone: string[] = [];
const { site, dataDir } = useFrontEnd({
  extendGateway: async (gateway) => {
    gateway.addHook('onRequest', async (request, reply) => {
      if (gone.some((start) => request.url.startsWith(start)))
        await reply.code(404).header('cache-control', 'no-store').type('text/html').send('<!doctype html>');
    });
  },
});
test.afterEach(() => void (gone = []));

const expected = [/\/mf\//, /remote (shop|account)|RUNTIME-|Module Federation|Federation Runtime/, /MIME type/];
const store = () => folderStore(dataDir());

/** Gives all visitors a version of a remote that is stored, and waits until the site knows. */
async function point(name: string, version: string): Promise<void> {
  await store().change((registry) => publish(registry, name, version, new Date()));
  await expect
    .poll(async () => (await fetch(`${site().url}/registry.json`)).text(), { intervals: [50] })
    .toContain(`"${version}"`);
}

/** Publishes another version of a remote, of the same sources; answers with it and with the one before. */
async function publishOther(name: string, suffix: string): Promise<{ version: string; before: string }> {
  const before = (await store().readRegistry())?.remotes[name]?.version ?? '';
  const { dist, version } = await makeBuild(name, suffix);
  await store().add(dist, await manifestOf(dist));
  await rm(dist, { recursive: true });
  await point(name, version);
  return { version, before };
}

const goTo = (page: Page, folder: string, key: string) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: say(folder, key), exact: true })
    .click();

/** Counts the requests of a tab. */
function count(page: Page, isMeant: (request: Request) => boolean): () => number {
  let requests = 0;
  page.on('request', (request) => {
    if (isMeant(request)) requests += 1;
  });
  return () => requests;
}
const countDocuments = (page: Page) => count(page, (request) => request.isNavigationRequest());

test('A tab whose version of the shop was rolled back and removed gets the present one, and loads no page twice', async ({
  visit,
}) => {
  const { version, before } = await publishOther('shop', 'gone');
  await visit({ site: site().url, expected }, async ({ page, open }) => {
    const documents = countDocuments(page);
    await open(paths.faq.href());
    await point('shop', before);
    await store().remove('shop', version);
    await goToFront(page, 'ar');
    await expect(page.getByRole('heading', { level: 1, name: shopTitle })).toBeVisible();
    await isAlive(page);
    expect(page.url()).toBe(site().url + paths.store.href());
    expect(documents()).toBe(2);

    // And of what is gone by now there are no messages in another language.
    const { version: newer } = await publishOther('shop', 'newer');
    gone = [`/mf/shop/${before}/assets/de`];
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: messagesOf('de')('remote-shop', 'store.title') }),
    ).toBeVisible();
    await isAlive(page);
    expect(await page.evaluate(() => document.getElementById('boot')?.textContent)).toContain(newer);
    await point('shop', before);
  });
});

test('A tab does not go round in circles where the present version does not load either', async ({ visit }) => {
  const { version, before } = await publishOther('shop', 'circle');
  await visit({ site: site().url, expected }, async ({ page, open }) => {
    const documents = countDocuments(page);
    const attempts = count(page, (request) => /\/mf\/shop\/.*modules\.json/.test(request.url()));
    await open(paths.faq.href());
    await point('shop', before);
    gone = ['/mf/shop/'];
    await goToFront(page, 'ar');
    await page.waitForURL(/merchandise-store$/);
    await expect.poll(attempts).toBeGreaterThan(6);
    // What the server rendered can be read meanwhile.
    await expect(page.getByRole('heading', { level: 1, name: shopTitle })).toBeVisible();
    expect(documents()).toBe(2);
  });
  await store().remove('shop', version);
});

test('What a visitor has typed is not lost to a newer version: they reload when they like', async ({ visit }) => {
  const { version, before } = await publishOther('account', 'typed');
  gone = [`/mf/account/${version}`];
  await visit({ site: site().url, expected }, async ({ page }) => {
    const documents = countDocuments(page);
    await page.goto(paths.signIn.href(), { waitUntil: 'domcontentloaded' });
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.fill('mona@sahra.example');
    await point('account', before);
    const reload = page.getByRole('button', { name: say('host', 'newVersion.reload') });
    await expect(reload).toBeVisible();
    await expect(field).toHaveValue('mona@sahra.example');
    expect(documents()).toBe(1);
    await reload.click();
    await isAlive(page);
    expect(documents()).toBe(2);
  });
});

test('An area that is off is closed for everybody, tabs that are open too, until it is on again', async ({ visit }) => {
  const release = (...args: string[]) => runRelease(store(), args, { siteUrl: site().url, say: () => {} });
  const status = async () => (await fetch(`${site().url}/blogs`)).status;
  const closed = say('host', 'closed.title');
  const linksToBlog = (page: Page) => page.getByRole('link', { name: say('remote-blog', 'menu.blog'), exact: true });
  await visit({ site: site().url, expected: [/503/] }, async ({ page, open }) => {
    await open('/');
    await release('off', 'blog');
    await expect.poll(status).toBe(503);
    // The tab had never been there.
    await goTo(page, 'remote-blog', 'menu.blog');
    await expect(page.getByRole('heading', { level: 1, name: closed })).toBeVisible();
    await expect(linksToBlog(page)).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: say('shared', 'backToHome') })
      .click();
    await page.waitForURL(`${site().url}/`);

    const fresh = await page.context().newPage();
    const answer = await fresh.goto('/blogs');
    expect(answer?.status()).toBe(503);
    expect(await answer?.allHeaders()).toMatchObject({ 'retry-after': '120', 'cache-control': 'no-store' });
    await expect(fresh.getByRole('heading', { level: 1, name: closed })).toBeVisible();
    await isAlive(fresh);
    await expect(linksToBlog(fresh)).toHaveCount(0);
    expect((await fetch(`${site().url}/blogs`, { method: 'POST', body: new URLSearchParams() })).status).toBe(503);

    await release('on', 'blog');
    await expect.poll(status).toBe(200);
    for (const tab of [page, fresh]) {
      await expect
        .poll(
          async () => {
            await goTo(tab, 'remote-account', 'menu.plans');
            await expect(
              tab.getByRole('heading', { level: 1, name: say('remote-account', 'plans.title') }),
            ).toBeVisible();
            if (await linksToBlog(tab).count()) return true;
            await tab.goBack();
            return false;
          },
          { timeout: 30_000 },
        )
        .toBe(true);
      await goTo(tab, 'remote-blog', 'menu.blog');
      await expect(tab.getByRole('heading', { level: 1, name: say('remote-blog', 'posts.title') })).toBeVisible();
      await isAlive(tab);
    }
  });
});
