import { languages } from '@sahra/shared/i18n/languages';
import { paths } from '@sahra/shared/paths';
import { expect, it } from 'vitest';
import { information, informationPages } from './information-pages.ts';
import { wordsOf } from './messages.ts';
import { findBarriers, findOverflow, findRawKeys } from './read-page.ts';
import { visit } from './visit.ts';

const say = (key: string, slots?: Record<string, string | number>) => wordsOf('ar')(information, key, slots);

it.each(languages)('Visitor reads the information pages in $name', ({ code, tag, dir }) =>
  visit({ language: code, reducedMotion: 'reduce' }, async ({ page, open }) => {
    const faults: string[] = [];
    for (const { path, heading } of informationPages(code)) {
      const status = (await open(path)).status();
      const found = await page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir, heading: document.querySelector('h1')?.textContent }));
      expect.soft({ status, ...found }, path).toEqual({ status: 200, lang: tag, dir, heading });
      const here = [...(await findRawKeys(page)), ...(await findBarriers(page)), ...(await findOverflow(page))];
      faults.push(...here.map((fault) => `${path}: ${fault}`));
    }
    expect(faults.join('\n')).toBe('');
  }), 120_000);

it('Visitor without scripts reads the information pages in Arabic', () =>
  visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    for (const { path, heading } of informationPages('ar')) {
      await open(path);
      expect.soft(await page.getByRole('heading', { level: 1, name: heading }).isVisible(), path).toBe(true);
      expect.soft(await page.getByRole('main').locator('[aria-busy=true]').count(), `${path} still waits`).toBe(0);
    }
  }), 60_000);

it('Visitor goes to a section of the privacy policy by its table of contents', () =>
  visit({}, async ({ page, open }) => {
    await open(paths.privacyPolicy.href());
    const title = say('privacyPolicy.sections.newsletter.title');
    await page.getByRole('navigation', { name: say('legal.contents') }).getByRole('link', { name: title }).click();
    await page.waitForURL(/#newsletter$/);
    await expect.poll(async () => (await page.getByRole('heading', { name: title }).boundingBox())?.y ?? -1).toBeLessThan(300);
    expect(await page.getByRole('table').count()).toBe(3);
  }));

it('Visitor finds a question by a word that is spelled otherwise, and is told how many there are', () =>
  visit({}, async ({ page, open }) => {
    await open(paths.faq.href());
    const questions = page.getByRole('main').locator('details');
    const all = await questions.count();
    expect(all).toBe(12);
    await page.getByRole('searchbox').fill('ترجمه');
    await expect.poll(() => questions.count()).toBeLessThan(all);
    await page.getByRole('heading', { name: say('faq.items.subtitles.question') }).waitFor();
    const count = await questions.count();
    expect(await page.getByRole('search').getByRole('status').textContent()).toBe({ 1: say('faq.found_one'), 2: say('faq.found_two') }[count]);
    await page.getByRole('searchbox').fill('زرافة');
    await page.getByRole('heading', { name: say('faq.none.title') }).waitFor();
    await page.getByRole('searchbox').fill('');
    await expect.poll(() => questions.count()).toBe(all);
  }));

it('Search engines read every question with its answer', () =>
  visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    await open(`${paths.faq.href()}?q=xyz`);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(texts.join('').match(/acceptedAnswer/g)).toHaveLength(12);
    expect(texts.join('')).not.toMatch(/\\u003c\/?(pricing|shop|contact)/);
  }));

it('An address opens its question, with scripts and without', async () => {
  for (const javaScriptEnabled of [true, false])
    await visit({ javaScriptEnabled }, async ({ page, open }) => {
      await open(`${paths.faq.href()}#plans`);
      await expect.poll(() => page.locator('details[open]').getByRole('heading').allTextContents()).toEqual([say('faq.items.plans.question')]);
    });
});

it('Visitor without scripts searches the questions', () =>
  visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    await open(paths.faq.href());
    await page.getByRole('searchbox').fill('الترجمة');
    await page.getByRole('search').getByRole('button').click();
    await page.waitForURL(/q=/);
    expect(await page.getByRole('heading', { name: say('faq.items.subtitles.question') }).count()).toBe(1);
    expect(await page.locator('main details').count()).toBeLessThan(12);
  }));

it('The coming-soon page counts down, and an error page leads home', () =>
  visit({}, async ({ page, open }) => {
    await open(paths.comingSoon.href());
    const timer = page.getByRole('timer');
    const before = await timer.textContent();
    await expect.poll(() => timer.textContent()).not.toBe(before);
    await open(paths.errorPageTwo.href());
    await page.getByRole('main').getByRole('link', { name: wordsOf('ar')('shared', 'backToHome') }).click();
    await page.waitForURL(/\/$/);
  }));

it('Search engines are not asked to list error pages and links of mails', async () => {
  await visit({}, async ({ page, open }) => {
    for (const path of [paths.errorPageOne.href(), paths.errorPageTwo.href(), `${paths.newsletterConfirm.href()}?token=x`, `${paths.newsletterUnsubscribe.href()}?token=x`]) {
      await open(path);
      expect.soft(await page.locator('meta[name=robots]').getAttribute('content'), path).toBe('noindex');
    }
  });
});
