import { paths } from '@sahra/shared/paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readHtml } from './html.ts';
import { wordsOf } from './messages.ts';
import { type FrontEnd, makeDataDir, removeDataDir, startFrontEnd, startOwnApi } from './own-site.ts';
import { patientServer } from './patience.ts';
import { visit } from './visit.ts';

const say = wordsOf('ar');
const homeTitle = say('remote-streaming', 'home.title');
const apiIsGone = [/50[34].*/, /console warning/];

let api: Awaited<ReturnType<typeof startOwnApi>>;
let dataDir: string;
let site: FrontEnd;
beforeAll(async () => {
  dataDir = await makeDataDir();
  api = await startOwnApi(dataDir);
  // Only the data are limited as always.
  const { LOAD_LIMIT_MS, RENDER_LIMIT_MS } = patientServer;
  site = await startFrontEnd({ apiUrl: api.url, dataDir, environment: { LOAD_LIMIT_MS, RENDER_LIMIT_MS } });
}, 120_000);
afterAll(async () => {
  await site?.stop();
  await api?.stop();
  await removeDataDir(dataDir);
});

it('Pages say that the api is down, and a retry brings them when it is back', () =>
  visit({ site: site.url, expected: apiIsGone }, async ({ page, open }) => {
    await api.stop();
    try {
      for (const path of ['/', paths.shop.href(), paths.blogs.href(), paths.pricing.href(), paths.program.href(1)]) {
        const answer = async () => {
          const response = await fetch(site.url + path);
          const { titles, headings } = readHtml(await response.text());
          return { path, status: response.status, titles: titles.length, headings: headings.length };
        };
        // The first time even the refusal may come too late on a busy machine.
        await expect.poll(answer).toEqual({ path, status: 503, titles: 1, headings: 1 });
      }
      const refusal = await fetch(`${site.url}/api/plans`);
      expect({ status: refusal.status, ...(await refusal.json()) }).toEqual({ status: 503, code: 'unavailable', message: expect.any(String) });
      await open('/');
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      const header = page.getByRole('banner');
      await header.getByRole('button', { name: say('host', 'nav.categories'), exact: true }).click();
      const menu = header.getByRole('group', { name: say('host', 'nav.categories') });
      await menu.getByText(say('host', 'categories.failed')).waitFor();
      await page.keyboard.press('Escape');
      // A row of the registry is known without the api: so is the way to another area.
      await header.getByRole('link', { name: say('host', 'nav.pricing') }).click();
      await page.waitForURL(/pricing/);
      await page.getByRole('main').getByRole('alert').getByRole('button', { name: say('shared', 'retry') }).waitFor();
      await header.getByRole('button', { name: say('host', 'search.open') }).click();
      await page.getByRole('combobox', { name: say('host', 'search.label') }).fill('الليل');
      await page.getByRole('search').getByText(say('host', 'search.failed')).waitFor();
    } finally {
      await api.start();
    }
    await page.getByRole('search').getByRole('button', { name: say('shared', 'retry') }).click();
    await page.getByRole('option').first().waitFor();
    // The first Escape may only empty the field.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByRole('button', { name: say('shared', 'retry') }).click();
    await page.getByRole('heading', { level: 1, name: say('remote-account', 'plans.title') }).waitFor();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  }), 120_000);

it('A page whose data are late is answered in time and completed in the browser', () =>
  visit({ site: site.url, expected: [/console warning/] }, async ({ page }) => {
    // The code is loaded before: only the data are late.
    await fetch(site.url);
    api.hold();
    try {
      const started = performance.now();
      const html = await (await fetch(site.url)).text();
      expect((performance.now() - started) / 1000).toBeLessThan(3);
      expect(html).toContain(say('host', 'nav.categories'));
      // Its name is known from the registry.
      expect(readHtml(html).titles).toEqual([`${homeTitle} · ${say('shared', 'siteName')}`]);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await page.getByRole('banner').getByRole('link', { name: say('host', 'nav.shop') }).waitFor();
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    } finally {
      api.release();
    }
    await page.getByRole('heading', { level: 1, name: homeTitle }).waitFor();
    expect(await page.title()).toContain(homeTitle);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  }), 90_000);
