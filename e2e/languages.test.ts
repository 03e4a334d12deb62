import { languages } from '@sahra/shared/i18n/languages';
import { expect, it } from 'vitest';
import { wordsOf } from './messages.ts';
import { findBarriers, findOverflow, findRawKeys } from './read-page.ts';
import { sitePages } from './site-pages.ts';
import { visit } from './visit.ts';

const arabic = wordsOf('ar');
const greek = wordsOf('gr');

it('Visitor reads Arabic first, whatever language his browser speaks', () =>
  visit({ locale: 'de-DE' }, async ({ page, open }) => {
    await open('/');
    expect(await page.locator('html').getAttribute('lang')).toBe('ar');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(arabic('remote-streaming', 'home.title'));
  }));

it('Visitor picks Greek without a reload, and it stays', () =>
  visit({}, async ({ page, open }) => {
    await open('/');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: arabic('host', 'language.label') }).click();
    await header.getByRole('link', { name: 'Ελληνικά' }).click();
    await page.getByRole('heading', { level: 1, name: greek('remote-streaming', 'home.title') }).waitFor();
    const read = () => page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir, title: document.title }));
    const inGreek = { lang: 'el', dir: 'ltr', title: `${greek('remote-streaming', 'home.title')} · ${greek('shared', 'siteName')}` };
    await expect.poll(read).toEqual(inGreek);
    // Contents follow, not only the site's own words.
    await page.getByRole('region', { name: greek('remote-streaming', 'home.topTen', { number: 5 }) }).waitFor();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await read()).toEqual(inGreek);
    expect(await header.getByRole('link', { name: greek('host', 'nav.shop') }).isVisible()).toBe(true);
  }));

it.each(languages)('Visitor reads every page in $name', ({ code, tag, dir }) =>
  visit({ language: code, reducedMotion: 'reduce', expected: [/404.*\/nope/] }, async ({ page, open }) => {
    const faults: string[] = [];
    for (const { path, heading, title, description } of await sitePages(code)) {
      await open(path);
      const found = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        dir: document.documentElement.dir,
        title: document.title,
        description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
        heading: document.querySelector('h1')?.textContent,
      }));
      expect.soft(found, path).toEqual({ lang: tag, dir, title, description, heading });
      const here = [...(await findRawKeys(page)), ...(await findBarriers(page)), ...(await findOverflow(page))];
      faults.push(...here.map((fault) => `${path}: ${fault}`));
    }
    expect(faults.join('\n')).toBe('');
  }), 120_000);
