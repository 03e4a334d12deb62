import { paths } from '../support/addresses.ts';
import { schemeColors } from '../../host/src/theme/scheme-colors.ts';
import { schemeIconPath } from '../../host/src/theme/scheme-icon.ts';
import { themeKey, appliedTheme } from '../support/customizer.ts';
import { buildDevelopmentCopy, type DevelopmentCopy } from '../support/development-copy.ts';
import { longTimeouts } from '../support/timeouts.ts';
import { isEverything } from '../support/selection.ts';
import { sitePages } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';
import { useFrontEnd } from '../support/use-front-end.ts';

let copy: DevelopmentCopy;
test.beforeAll(async () => {
  copy = await buildDevelopmentCopy();
});
test.afterAll(() => copy?.remove());
const { site } = useFrontEnd({
  environment: { ...longTimeouts, NODE_ENV: 'development' },
  workspace: () => copy.folder,
  publish: (dataDir) => copy.publish(dataDir),
});

/** Each page in one of the two directions; in both with everything. */
const isRead = (language: 'ar' | 'en', index: number) => isEverything || (index % 2 === 0) === (language === 'ar');

for (const language of ['ar', 'en'] as const)
  test(`A development build hydrates pages in ${language} without a warning`, ({ visit }) =>
    visit(
      { site: site().url, language, expected: [/404.*\/nope/, /Download the React DevTools/] },
      async ({ page, open }) => {
        for (const { path, heading } of (await sitePages(language)).filter((_, index) => isRead(language, index))) {
          await open(path);
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        }
        // Only a development build says what hydration does not like: this must be one.
        const scripts = await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .filter((name) => /\/mf\/host\/.*\.js/.test(name)),
        );
        const sources = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
        expect(sources.some((source) => source.includes('A tree hydrated but some attributes'))).toBe(true);
        await open(paths.home.href());
      },
    ));

test('A development build hydrates pages that the browser gave another theme than the server, without a warning', ({
  visit,
}) =>
  visit({ site: site().url, expected: [/Download the React DevTools/] }, async ({ page, open }) => {
    await page.goto('/icons/dark.svg');
    await page.evaluate((key) => sessionStorage.setItem(key, 'hulu ltr'), themeKey);
    for (const path of [paths.home.href(), paths.shop.href(), paths.pricing.href()]) {
      await open(path);
      expect(await appliedTheme(page)).toBe('hulu ltr');
      await expect
        .poll(() =>
          page
            .locator('meta[name=theme-color]')
            .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content'))),
        )
        .toEqual([schemeColors.hulu.ground]);
      expect(
        await page.locator('link[rel=icon]').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual([schemeIconPath('hulu')]);
    }
  }));
