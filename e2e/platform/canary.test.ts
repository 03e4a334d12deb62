import { paths } from '../support/addresses.ts';
import type { Page } from 'playwright/test';
import { checkCanaries, guardCanaries } from '../../deploy/release/canary-guard.ts';
import { folderStore } from '../../deploy/release/folder-store.ts';
import { startCanary } from '../../deploy/release/registry-changes.ts';
import { makeBuild, manifestOf } from '../support/builds.ts';
import { loadsOf, pageTicket, sendReport, tellFrom } from '../support/load-counts.ts';
import { messagesOf } from '../support/messages.ts';
import { isAlive } from '../support/visit.ts';
import { expect, test } from '../support/test.ts';
import { useFrontEnd } from '../support/use-front-end.ts';

const say = messagesOf('ar');
const shopTitle = say('remote-shop', 'products.title');

const { api, site, dataDir } = useFrontEnd({ ownApi: true });
const since = new Date();
const shopUrl = () => site().url + paths.shop.href();

/** One visitor after another, each with a bucket and in a network of their own, as a proxy before the site would say. */
async function visitShop(page: Page, bucket: number): Promise<void> {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.${bucket}.1` });
  await page.context().addCookies([{ name: 'bucket', value: String(bucket), url: site().url }]);
  await page.goto(paths.shop.href(), { waitUntil: 'domcontentloaded' });
  await isAlive(page);
  // A page that throws after its heading is seen has done so.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  // What is told of a load is told when the visitor goes; from here on the browser no longer says in which network that is.
  await page.evaluate(() => void dispatchEvent(new Event('pagehide')));
  const told = page.waitForResponse(/\/api\/remote-loads/).catch(() => undefined);
  await page.goto('about:blank');
  await Promise.race([told, page.waitForLoadState()]);
}

/** Tries a shop out that works, with half of the visitors. */
async function tryOutHealthy(suffix: string) {
  const { dist, version } = await makeBuild('shop', suffix);
  const store = folderStore(dataDir());
  await store.add(dist, await manifestOf(dist));
  await store.change((registry) => startCanary(registry, 'shop', version, 50, new Date()));
  return { store, version };
}

/** What a page brings with its reports that was given a version of the shop, or another than that one: each half of all buckets gets one. */
async function shopPage(version: string, isGiven = true) {
  let page = await pageTicket(shopUrl());
  for (let bucket = 0; (page.given.shop === version) !== isGiven; bucket = (bucket + 7) % 100)
    page = await pageTicket(shopUrl(), { cookie: `bucket=${bucket}` });
  expect(page.ticket).toMatch(/^[\w.-]+$/);
  return page;
}

/** Tries a broken shop out, with half of the visitors, until the guard has something to say. */
async function tryOut(
  suffix: string,
  change: Parameters<typeof makeBuild>[2],
  visitOnce: (bucket: number) => Promise<unknown>,
  reason: string,
) {
  const { dist, version } = await makeBuild('shop', suffix, change);
  const store = folderStore(dataDir());
  await store.add(dist, await manifestOf(dist));
  await store.change((registry) => startCanary(registry, 'shop', version, 50, new Date()));
  await expect
    .poll(async () => (await fetch(site().url + paths.shop.href())).headers.get('set-cookie'))
    .toContain('bucket=');
  const said: string[] = [];
  const end = guardCanaries(
    store,
    () => api().url,
    (text) => said.push(text),
    500,
  );
  try {
    for (let visitor = 0; visitor < 200 && said.length === 0; visitor += 1) await visitOnce((visitor * 37) % 100);
    await expect.poll(() => said.length).toBeGreaterThan(0);
  } finally {
    await end();
  }
  console.log(said.join('\n'));
  expect(said[0]).toMatch(new RegExp(`^The canary shop ${version} is taken back: it failed ${reason}`));
  const registry = await store.readRegistry();
  expect(registry?.remotes.shop?.canary).toBeUndefined();
  expect(registry?.history.at(-1)).toMatchObject({ action: 'halt', remote: 'shop', version });
}

test('A canary of the shop that throws is taken back by itself, and the log says with which numbers', async ({
  visit,
}) => {
  const expected = [/broken on purpose/, /Minified React error/, /RouteErrorBoundary|React Router/];
  const texts = { '`products.sortBy`': '(()=>{throw new Error(`broken on purpose`)})()' };
  await visit({ site: site().url, expected }, ({ page }) =>
    tryOut(
      'throws',
      { texts },
      (bucket) => visitShop(page, bucket),
      'in \\d+ of \\d+ networks \\(\\d+ %\\), the stable version in \\d+ of \\d+',
    ),
  );
  await visit({ site: site().url }, async ({ page, open }) => {
    await open(paths.shop.href());
    await expect(page.getByRole('heading', { level: 1, name: shopTitle })).toBeVisible();
  });
});

test('A canary of the shop whose server bundle throws is taken back though browsers can use it', async () => {
  const serverModule = `throw new Error('broken on purpose');`;
  await tryOut(
    'server-throws',
    { serverModule },
    (bucket) => fetch(site().url + paths.shop.href(), { headers: { cookie: `bucket=${bucket}` } }),
    '\\d+ times on the host server',
  );
});

test('One who makes failures up in one network does not end a canary, nor does who says that they are the host server', async () => {
  const { store, version } = await tryOutHealthy('healthy');
  const page = await shopPage(version);
  const load = (outcome: string) => ({ remote: 'shop', version, outcome, attempt: 1, entryMs: 1, pageMs: 0 });
  const loads = Array.from({ length: 20 }, () => load('threw'));
  for (let count = 0; count < 100; count += 1)
    await tellFrom(`127.1.1.${(count % 200) + 1}`, site().url, JSON.stringify({ ...page, loads }));
  const asServer = await sendReport(site().url, { ...page, loads: [load('server')] });
  const internal = await fetch(`${site().url}/internal/server-failures`, { method: 'POST', body: '{}' });
  expect([asServer, internal.status]).toEqual([400, 405]);
  expect(await loadsOf(api().url, since, 'shop', 'threw')).toBeGreaterThanOrEqual(2000);
  const said: string[] = [];
  await checkCanaries(store, api().url, (text) => said.push(text));
  expect([said, (await store.readRegistry())?.remotes.shop?.canary?.version]).toEqual([[], version]);
});

test('Only a page that was given the canary reports of it, and visitors get its ticket nowhere else', async () => {
  const { version } = await tryOutHealthy('healthy-too');
  const [given, other] = [await shopPage(version), await shopPage(version, false)];
  const loads = [{ remote: 'shop', version, outcome: 'ok', attempt: 1, entryMs: 1, pageMs: 0 }];
  const forged = { ...given, ticket: other.ticket };
  expect([
    await sendReport(site().url, { loads }),
    await sendReport(site().url, { ...other, loads }),
    await sendReport(site().url, { ...forged, loads }),
    await sendReport(site().url, { ...given, loads }),
  ]).toEqual([400, 400, 403, 204]);
  const asked = await fetch(`${site().url}/internal/load-tickets`, { method: 'POST', body: '{}' });
  expect(asked.status).toBe(405);
  // Made once for all, compressed once, and with the same ticket.
  expect(await shopPage(version)).toEqual(given);
});
