import type { Page } from 'playwright/test';
import { paths } from '../support/addresses.ts';
import { loadsOf } from '../support/load-counts.ts';
import { messagesOf } from '../support/messages.ts';
import { addScript, tamper } from '../support/tampering.ts';
import { expect, test } from '../support/test.ts';
import { useFrontEnd } from '../support/use-front-end.ts';

const say = messagesOf('ar');
const blogTitle = say('remote-blog', 'posts.title');
const refused = [
  /integrity/i,
  /Failed to fetch dynamically imported module.*\/mf\/blog\//,
  /remote blog|RUNTIME-/,
  /console warning: Error: Minified React error #418/,
  /Failed to load resource.*\/mf\/blog\//,
  /request failed: .*\/mf\/blog\//,
];

const goToBlog = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: say('remote-blog', 'menu.blog') })
    .click();
const expectNotLoaded = (page: Page) =>
  expect(page.getByRole('main').getByRole('alert').getByText(say('shared', 'errors.remote.title'))).toBeVisible();

const since = new Date();
const { api, site, dataDir } = useFrontEnd();

test('Visitor who goes to the blog, of which one byte was changed, is told so; the rest works and the makers hear of it', ({
  visit,
}) =>
  visit({ site: site().url, expected: refused }, async ({ page, open }) => {
    const restore = await tamper(dataDir(), 'blog', /blogs-page.*\.js$/);
    try {
      await open(paths.faq.href());
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await goToBlog(page);
      await expectNotLoaded(page);
      await expect.poll(() => loadsOf(api().url, since, 'blog', 'integrity')).toBeGreaterThan(0);
      await page
        .getByRole('banner')
        .getByRole('link', { name: say('remote-account', 'menu.plans') })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: say('remote-account', 'plans.title') })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    } finally {
      await restore();
    }
    await page
      .getByRole('main')
      .getByRole('button', { name: say('shared', 'retry'), exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: blogTitle })).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  }));

test('Visitor who opens the blog, of which one byte was changed, reads what the server made of it', async ({
  visit,
}) => {
  const restore = await tamper(dataDir(), 'blog', /blogs-page.*\.js$/);
  const before = await loadsOf(api().url, since, 'blog', 'integrity');
  try {
    await visit({ site: site().url, expected: refused }, async ({ page }) => {
      await page.goto(paths.blogs.href(), { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__react')),
      );
      await expect.poll(() => loadsOf(api().url, since, 'blog', 'integrity')).toBeGreaterThan(before);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(blogTitle);
      expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(3);
      await page
        .getByRole('banner')
        .getByRole('link', { name: say('remote-account', 'menu.plans') })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: say('remote-account', 'plans.title') })).toBeVisible();
    });
  } finally {
    await restore();
  }
});

test('Visitor who opens the blog, of whose hashes one was changed, can use the page, and nothing more of it is executed', async ({
  visit,
}) => {
  const restore = await tamper(dataDir(), 'blog', /^modules\.json$/);
  const before = await loadsOf(api().url, since, 'blog', 'integrity');
  try {
    await visit({ site: site().url, expected: refused }, async ({ page, open }) => {
      const asked: string[] = [];
      await open(paths.blogs.href());
      await page.waitForLoadState('networkidle');
      page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()));
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await expectNotLoaded(page);
      await expect.poll(() => loadsOf(api().url, since, 'blog', 'integrity')).toBeGreaterThan(before);
      expect(asked.filter((url) => url.includes('/mf/blog/'))).toEqual([]);
      await restore();
      await page
        .getByRole('main')
        .getByRole('button', { name: say('shared', 'retry'), exact: true })
        .click();
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: blogTitle })).toHaveCount(0);
    });
  } finally {
    await restore();
  }
});

test('A changed entry is never executed, not when it is asked for again either', async ({ visit }) => {
  const restore = await tamper(dataDir(), 'blog', /^remoteEntry\.js$/, addScript);
  try {
    await visit({ site: site().url, expected: refused }, async ({ page, open }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await open(paths.faq.href());
      await goToBlog(page);
      await expectNotLoaded(page);
      expect(asked.some((url) => /~1\/remoteEntry\.js$/.test(url))).toBe(true);
      expect(await page.evaluate(() => 'isTampered' in window)).toBe(false);
    });
  } finally {
    await restore();
  }
});

test('Visitor who goes to the blog, of whose hashes one was changed, is told so, and nothing of it is executed', async ({
  visit,
}) => {
  const restore = await tamper(dataDir(), 'blog', /^modules\.json$/);
  const before = await loadsOf(api().url, since, 'blog', 'integrity');
  try {
    await visit({ site: site().url, expected: refused }, async ({ page, open }) => {
      const asked: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()));
      await open(paths.faq.href());
      await goToBlog(page);
      const main = page.getByRole('main');
      await expectNotLoaded(page);
      await expect.poll(() => loadsOf(api().url, since, 'blog', 'integrity')).toBeGreaterThan(before);
      expect(asked.filter((url) => url.includes('/mf/blog/'))).toEqual([]);
      await restore();
      await main.getByRole('button', { name: say('shared', 'retry'), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: blogTitle })).toBeVisible();
    });
  } finally {
    await restore();
  }
});
