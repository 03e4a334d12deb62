import { paths } from '@sahra/shared/paths';
import { schemeColors } from '../host/src/theme/scheme-colors.ts';
import { schemeIconPath } from '../host/src/theme/scheme-icon.ts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { themeKey, wornBy } from './customizer.ts';
import { buildDevelopmentCopy, type DevelopmentCopy } from './development-copy.ts';
import { type FrontEnd, makeDataDir, removeDataDir, startFrontEnd } from './own-site.ts';
import { patientServer } from './patience.ts';
import { sitePages } from './site-pages.ts';
import { visit } from './visit.ts';

let copy: DevelopmentCopy;
let dataDir: string;
let site: FrontEnd;
beforeAll(async () => {
  dataDir = await makeDataDir();
  copy = await buildDevelopmentCopy();
  site = await startFrontEnd({
    apiUrl: inject('url'),
    dataDir,
    workspace: copy.folder,
    publish: copy.publish,
    environment: { ...patientServer, NODE_ENV: 'development' },
  });
}, 300_000);
afterAll(async () => {
  await site?.stop();
  await removeDataDir(dataDir);
  await copy?.remove();
});

it.each(['ar', 'en'] as const)('A development build hydrates every page in %s without a warning', (language) =>
  visit({ site: site.url, language, expected: [/404.*\/nope/, /Download the React DevTools/] }, async ({ page, open }) => {
    for (const { path, heading } of await sitePages(language)) {
      await open(path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    }
    // Only a development build says what hydration does not like: this must be one.
    const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /\/mf\/host\/.*\.js/.test(name)));
    const sources = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
    expect(sources.some((source) => source.includes('A tree hydrated but some attributes'))).toBe(true);
    await open(paths.home.href());
  }), 180_000);

it('A development build hydrates pages that the browser gave another theme than the server, without a warning', () =>
  visit({ site: site.url, expected: [/Download the React DevTools/] }, async ({ page, open }) => {
    await page.goto('/icons/dark.svg');
    await page.evaluate((key) => sessionStorage.setItem(key, 'hulu ltr'), themeKey);
    for (const path of [paths.home.href(), paths.shop.href(), paths.pricing.href()]) {
      await open(path);
      expect(await wornBy(page)).toBe('hulu ltr');
      await expect.poll(() => page.locator('meta[name=theme-color]').evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')))).toEqual([schemeColors.hulu.ground]);
      expect(await page.locator('link[rel=icon]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([schemeIconPath('hulu')]);
    }
  }), 60_000);
