import type { Page } from 'playwright/test';
import { readShifts, watchShifts } from '../look/shifts.ts';
import { paths } from '../support/addresses.ts';
import { firstCategory, firstProduct, firstProgram } from '../support/api.ts';
import { isTakenOver } from '../support/held-scripts.ts';
import { startPiecewiseSite } from '../support/page-in-pieces.ts';
import { isEverything } from '../support/selection.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

/** Sum over the whole visit; what is called good is ten times as much within five seconds. */
const MOST = 0.01;

const isAtEnd = (page: Page) => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);

/** As somebody reads: what comes near is there before the next turn of the wheel. */
async function readToTheEnd(page: Page): Promise<void> {
  for (let turns = 0; turns < 200 && !(await isAtEnd(page)); turns++) {
    await page.mouse.wheel(0, 300);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await settle(page);
  }
}

/** Each language and each width once; the other pairs where everything is run. */
const visits = [
  ['ar', 390],
  ['de', 1440],
  ...(isEverything
    ? ([
        ['ar', 1440],
        ['de', 390],
      ] as const)
    : []),
] as const;

for (const [language, width] of visits)
  test(`Nothing moves by itself while pages load and are read to the end: ${language}, ${width} px`, ({ visit }) =>
    visit({ language, viewport: { width, height: 844 } }, async ({ page, open }) => {
      await watchShifts(page);
      const addresses = [
        paths.home.href(),
        paths.category.href((await firstCategory()).id),
        paths.program.href((await firstProgram('series')).id),
        paths.shop.href(),
        paths.store.href(),
        paths.product.href((await firstProduct()).slug),
        paths.cart.href(),
        paths.blogs.href(),
        paths.post.href('what-to-do-when-the-film-ends'),
        paths.signIn.href(),
        paths.search.href(),
      ];
      for (const path of addresses) {
        await open(path);
        await settle(page);
        const loaded = await readShifts(page);
        await readToTheEnd(page);
        const { score, what } = await readShifts(page);
        expect
          .soft(score, `${path}, ${loaded.score} of it while it loaded: ${[...new Set(what)].join(' ')}`)
          .toBeLessThan(MOST);
      }
    }));

for (const language of ['ar', 'de'] as const)
  test(`Nothing moves when fonts come last: ${language}`, ({ visit }) =>
    visit({ language, viewport: { width: 390, height: 844 } }, async ({ page }) => {
      await watchShifts(page);
      let release = () => {};
      const isReleased = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\.woff2$/, (route) => isReleased.then(() => route.continue()));
      await page.goto(paths.home.href(), { waitUntil: 'domcontentloaded' });
      await expect.poll(() => page.getByRole('banner').evaluate(isTakenOver)).toBe(true);
      const { score: before } = await readShifts(page);
      expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
      release();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const { score, what } = await readShifts(page);
      expect(score, `${before} of it before: ${[...new Set(what)].join(' ')}`).toBeLessThan(MOST);
    }));

test('Nothing moves while pages come in pieces, laid out from their middle and end too', async ({ visit }) => {
  const site = await startPiecewiseSite(2048);
  try {
    await visit({ site: site.url, language: 'de', viewport: { width: 1440, height: 844 } }, async ({ page }) => {
      await watchShifts(page);
      for (const path of [
        paths.home.href(),
        paths.program.href((await firstProgram('series')).id),
        paths.shop.href(),
        paths.signIn.href(),
        paths.errorPageOne.href(),
        paths.errorPageTwo.href(),
      ]) {
        expect.soft(await site.open(page, path), `${path} waits for what never comes`).toEqual([]);
        const { score, what } = await readShifts(page);
        expect.soft(score, `${path}: ${[...new Set(what)].join(' ')}`).toBeLessThan(MOST);
      }
    });
  } finally {
    site.close();
  }
});
