import { languages } from '@sahra/shared/i18n/languages';
import { paths } from '@sahra/shared/paths';
import { expect, it } from 'vitest';
import { firstCategory, firstProgram } from './api.ts';
import { wordsOf } from './messages.ts';
import { sitePages } from './site-pages.ts';
import { visit } from './visit.ts';

const say = wordsOf('ar');

it.each([languages[0], languages[2]])('Visitor without scripts reads every page in $name', ({ code }) =>
  visit({ javaScriptEnabled: false, language: code, expected: [/404.*\/nope/] }, async ({ page, open }) => {
    for (const { path, heading } of await sitePages(code)) {
      await open(path);
      const shown = page.getByRole('heading', { level: 1, name: heading });
      expect.soft(await shown.isVisible(), path).toBe(true);
      expect.soft((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(80);
      expect.soft(await page.getByRole('main').locator('[aria-busy=true]').count(), `${path} still waits`).toBe(0);
    }
  }), 120_000);

it('Visitor without scripts goes from page to page and changes the language', () =>
  visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    const category = await firstCategory();
    const program = await firstProgram('movie');
    await open('/');
    const rail = page.getByRole('region', { name: category.name, exact: true });
    await rail.getByRole('link', { name: say('remote-streaming', 'home.all', { number: category.programCount }) }).click();
    await page.getByRole('heading', { level: 1, name: category.name }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: say('host', 'nav.shop') }).click();
    await page.getByRole('heading', { level: 1, name: say('remote-shop', 'products.title') }).waitFor();
    await open(paths.program.href(program.id));
    await page.getByRole('link', { name: say('remote-streaming', 'program.watch') }).click();
    expect(await page.locator('video').getAttribute('src')).toMatch(/m3u8$/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
    await page.getByRole('contentinfo').getByRole('link', { name: wordsOf('de')('host', 'nav.blog') }).click();
    await page.getByRole('heading', { level: 1, name: wordsOf('de')('remote-blog', 'posts.title') }).waitFor();
  }), 90_000);
