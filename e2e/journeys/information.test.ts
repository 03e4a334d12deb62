import { paths } from '../support/addresses.ts';
import { information } from '../support/information-pages.ts';
import { messagesOf } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

const say = (key: string, slots?: Record<string, string | number>) => messagesOf('ar')(information, key, slots);

test('Visitor goes to a section of the privacy policy by its table of contents', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await open(paths.privacyPolicy.href());
    const title = say('privacyPolicy.sections.newsletter.title');
    await page
      .getByRole('navigation', { name: say('legal.contents') })
      .getByRole('link', { name: title })
      .click();
    await page.waitForURL(/#newsletter$/);
    await expect
      .poll(async () => (await page.getByRole('heading', { name: title }).boundingBox())?.y ?? -1)
      .toBeLessThan(300);
    await expect(page.getByRole('table')).toHaveCount(3);
  }));

test('Visitor finds a question by a word that is spelled otherwise, and is told how many there are', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await open(paths.faq.href());
    const questions = page.getByRole('main').locator('details');
    const all = await questions.count();
    expect(all).toBe(12);
    await page.getByRole('searchbox').fill('ترجمه');
    await expect.poll(() => questions.count()).toBeLessThan(all);
    await expect(page.getByRole('heading', { name: say('faq.items.subtitles.question') })).toBeVisible();
    const count = await questions.count();
    await expect(page.getByRole('search').getByRole('status')).toHaveText(
      say(count === 1 ? 'faq.found_one' : 'faq.found_two'),
    );
    await page.getByRole('searchbox').fill('زرافة');
    await expect(page.getByRole('heading', { name: say('faq.none.title') })).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await expect.poll(() => questions.count()).toBe(all);
  }));

test('Search engines read every question with its answer', ({ visit }) =>
  visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    await open(`${paths.faq.href()}?q=xyz`);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(texts.join('').match(/acceptedAnswer/g)).toHaveLength(12);
    expect(texts.join('')).not.toMatch(/\\u003c\/?(pricing|shop|contact)/);
  }));

test('An address opens its question, with scripts and without', async ({ visit }) => {
  for (const javaScriptEnabled of [true, false])
    await visit({ javaScriptEnabled }, async ({ page, open }) => {
      await open(`${paths.faq.href()}#plans`);
      await expect
        .poll(() => page.locator('details[open]').getByRole('heading').allTextContents())
        .toEqual([say('faq.items.plans.question')]);
    });
});

test('Visitor without scripts searches the questions', ({ visit }) =>
  visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    await open(paths.faq.href());
    await page.getByRole('searchbox').fill('الترجمة');
    await page.getByRole('search').getByRole('button').click();
    await page.waitForURL(/q=/);
    await expect(page.getByRole('heading', { name: say('faq.items.subtitles.question') })).toHaveCount(1);
    expect(await page.locator('main details').count()).toBeLessThan(12);
  }));

test('The coming-soon page counts down, and an error page leads home', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await open(paths.comingSoon.href());
    const timer = page.getByRole('timer');
    const before = await timer.textContent();
    await expect.poll(() => timer.textContent()).not.toBe(before);
    await open(paths.errorPageTwo.href());
    await page
      .getByRole('main')
      .getByRole('link', { name: messagesOf('ar')('shared', 'backToHome') })
      .click();
    await page.waitForURL(/\/$/);
  }));

test('Search engines are not asked to list error pages and links of mails', async ({ visit }) => {
  await visit({}, async ({ page, open }) => {
    for (const path of [
      paths.errorPageOne.href(),
      paths.errorPageTwo.href(),
      `${paths.newsletterConfirm.href()}?token=x`,
      `${paths.newsletterUnsubscribe.href()}?token=x`,
    ]) {
      await open(path);
      expect.soft(await page.locator('meta[name=robots]').getAttribute('content'), path).toBe('noindex');
    }
  });
});
