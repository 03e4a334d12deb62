import { paths } from '../support/addresses.ts';
import { readHtml } from '../support/html.ts';
import { messagesOf } from '../support/messages.ts';
import { longTimeouts } from '../support/timeouts.ts';
import { expect, test } from '../support/test.ts';
import { useFrontEnd } from '../support/use-front-end.ts';

const say = messagesOf('ar');
const apiIsGone = [/50[34].*/, /console warning/];

// Only the data are limited as always.
const { LOAD_LIMIT_MS, RENDER_LIMIT_MS } = longTimeouts;
const { api, site } = useFrontEnd({ environment: { LOAD_LIMIT_MS, RENDER_LIMIT_MS, PAGE_CACHE_MS: '500' } });

/** A page that somebody has read before the api went away. */
const readBefore = paths.shop.href({ sort: 'latest' });
async function readAgain() {
  const answer = await fetch(site().url + readBefore);
  const { headings } = readHtml(await answer.text());
  return { status: answer.status, isOld: answer.headers.has('sahra-stale'), headings };
}

test('Pages say that the api is down, and a retry brings them when it is back', ({ visit }) =>
  visit({ site: site().url, expected: apiIsGone }, async ({ page, open }) => {
    const headings = [say('remote-shop', 'products.title')];
    await expect.poll(readAgain).toEqual({ status: 200, isOld: false, headings });
    await api().stop();
    try {
      for (const path of ['/', paths.shop.href(), paths.blogs.href(), paths.pricing.href(), paths.program.href(1)]) {
        const answer = async () => {
          const response = await fetch(site().url + path);
          const { titles, headings } = readHtml(await response.text());
          return { path, status: response.status, titles: titles.length, headings: headings.length };
        };
        // The first time even the refusal may come too late on a busy machine.
        await expect.poll(answer).toEqual({ path, status: 503, titles: 1, headings: 1 });
      }
      await expect.poll(readAgain).toEqual({ status: 200, isOld: true, headings });
      const refusal = await fetch(`${site().url}/api/plans`);
      expect({ status: refusal.status, ...(await refusal.json()) }).toEqual({
        status: 503,
        code: 'unavailable',
        message: expect.any(String),
      });
      await open('/');
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      const header = page.getByRole('banner');
      await header.getByRole('button', { name: say('host', 'nav.categories'), exact: true }).click();
      const menu = header.getByRole('group', { name: say('host', 'nav.categories') });
      await expect(menu.getByText(say('host', 'categories.failed'))).toBeVisible();
      await page.keyboard.press('Escape');
      // A row of the registry is known without the api: so is the way to another area.
      await header.getByRole('link', { name: say('remote-account', 'menu.plans') }).click();
      await page.waitForURL(/pricing/);
      await expect(
        page
          .getByRole('main')
          .getByRole('alert')
          .getByRole('button', { name: say('shared', 'retry') }),
      ).toBeVisible();
      await header.getByRole('button', { name: say('host', 'search.open') }).click();
      await page.getByRole('combobox', { name: say('host', 'search.label') }).fill('الليل');
      await expect(page.getByRole('search').getByText(say('host/src/search', 'failed'))).toBeVisible();
    } finally {
      await api().start();
    }
    await expect.poll(readAgain).toEqual({ status: 200, isOld: false, headings });
    await page
      .getByRole('search')
      .getByRole('button', { name: say('shared', 'retry') })
      .click();
    await expect(page.getByRole('option').first()).toBeVisible();
    // The first Escape may only empty the field.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page
      .getByRole('main')
      .getByRole('button', { name: say('shared', 'retry') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: say('remote-account', 'plans.title') })).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  }));

test('A page whose data are late is answered in time, says so and asks to come again, and is completed in the browser', ({
  visit,
}) =>
  visit({ site: site().url, expected: [/console warning/, /503/] }, async ({ page }) => {
    // The code is loaded before: only the data are late. Of what has been read before a copy would be shown.
    const french = messagesOf('fr');
    const title = french('remote-streaming', 'home.title');
    const address = `${site().url}/?lang=fr`;
    await fetch(`${site().url}/?lang=de`);
    api().hold();
    try {
      const started = performance.now();
      const answer = await fetch(address);
      const html = await answer.text();
      expect((performance.now() - started) / 1000).toBeLessThan(3);
      expect(html).toContain(french('host', 'nav.categories'));
      expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([503, 5]);
      // Without scripts it asks for itself again.
      expect(html).toContain('<noscript><meta http-equiv="refresh" content="5"');
      // Its name is known from the registry.
      expect(readHtml(html).headings).toEqual([title]);
      expect(readHtml(html).titles).toEqual([`${title} · ${french('shared', 'siteName')}`]);
      await page.goto('/?lang=fr', { waitUntil: 'domcontentloaded' });
      await expect(
        page.getByRole('banner').getByRole('link', { name: french('remote-shop', 'menu.shop') }),
      ).toBeVisible();
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    } finally {
      api().release();
    }
    await expect(page.getByText(french('host', 'late'))).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(await page.title()).toContain(title);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  }));
