import { paths } from '@sahra/shared/paths';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { makeDataDir, removeDataDir, startFrontEnd, type FrontEnd } from './own-site.ts';
import { findOverflow } from './read-page.ts';
import { visit } from './visit.ts';

let site: FrontEnd;
let dataDir: string;
beforeAll(async () => {
  dataDir = await makeDataDir();
  site = await startFrontEnd({ apiUrl: inject('url'), dataDir, environment: { DEV_TOOLS: 'on' } });
});
afterAll(async () => {
  await site.stop();
  await removeDataDir(dataDir);
});

const pages = [paths.home, paths.programs, paths.search, paths.shop, paths.blogs, paths.pricing, paths.contactUs, paths.faq, paths.aboutUs, paths.termsOfUse, paths.newsletter, paths.comingSoon];

it.each([['rtl'], ['ltr']])('Messages that are much longer break no page ($0)', (direction) =>
  visit({ site: site.url, reducedMotion: 'reduce' }, async ({ page, open }) => {
    const faults: string[] = [];
    for (const { href } of pages) {
      await open(`${href()}?lang=en&pseudo=on&direction=${direction}`);
      expect(await page.locator('html').getAttribute('dir')).toBe(direction);
      expect(await page.locator('h1').textContent(), href()).toMatch(/⟦.+·+⟧/);
      for (const width of [320, 768, 1280]) faults.push(...(await findOverflow(page, width)).map((fault) => `${href()} at ${width}: ${fault}`));
    }
    expect(faults.join('\n')).toBe('');
  }), 120_000);

it('Visitors of a public site cannot ask for it', () =>
  visit({}, async ({ page, open }) => {
    await open('/pricing?lang=en&pseudo=on');
    expect(await page.locator('h1').textContent()).not.toContain('⟦');
  }));
