import { paths } from '../support/addresses.ts';
import type { Page } from 'playwright/test';
import { firstCategory } from '../support/api.ts';
import { messagesOf } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

/** What a listener hears of the element that has the focus. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const labelled = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    return labelled.replace(/\s+/g, ' ').trim();
  });

/** Goes on with Tab until the focus is on `name`; every stop on the way can be seen. */
async function tabTo(page: Page, name: string, maxSteps = 60): Promise<void> {
  const seen: string[] = [];
  for (let step = 0; step < maxSteps; step++) {
    const here = await focusedName(page);
    if (here === name) return;
    seen.push(here);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to "${name}", but to: ${seen.join(' | ')}`);
}

/** Is the focused element drawn so that one sees where one is? */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && width > 0 && height > 0;
  });

const headingHasFocus = (page: Page) => page.evaluate(() => document.activeElement?.tagName === 'H1');

for (const language of ['ar', 'de'] as const)
  test(`Visitor without a mouse goes from the categories to a program (${language})`, ({ visit }) =>
    visit({ language }, async ({ page, open }) => {
      const say = messagesOf(language);
      const { name } = await firstCategory(language);
      await open(paths.pricing.href());
      await page.keyboard.press('Tab');
      expect(await focusedName(page)).toBe(say('host', 'skip'));
      expect(await isFocusSeen(page)).toBe(true);
      await tabTo(page, say('host', 'nav.categories'));
      expect(await isFocusSeen(page)).toBe(true);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
      await tabTo(page, say('host', 'categories.expand', { category: name }));
      await page.keyboard.press('Enter');
      const panel = page.getByRole('group', { name: say('host', 'nav.categories') });
      const program = panel.locator(`a[href^="${paths.program.href('')}"]`).first();
      await expect(program).toBeVisible();
      const title = (await program.locator('span > span').first().textContent()) ?? '';
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      // The next thing that is heard is the new page, and the menu is gone.
      await expect.poll(() => headingHasFocus(page)).toBe(true);
      await expect(panel).toBeHidden();
      await expect.poll(() => page.getByRole('status').allTextContents()).toContain(await page.title());
    }));

test('Visitor without a mouse picks a suggestion of the search', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    const say = messagesOf('ar');
    await open('/');
    await tabTo(page, say('host', 'search.open'));
    await page.keyboard.press('Enter');
    await page.keyboard.type('الليل');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/shows-details\/\d+$/);
    await expect.poll(() => headingHasFocus(page)).toBe(true);
  }));

test('Visitor without a mouse changes the language, and stays where they were', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await open(paths.pricing.href());
    await tabTo(page, `${messagesOf('ar')('host', 'language.label')}: العربية`);
    await page.keyboard.press('Enter');
    await tabTo(page, 'Deutsch');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { level: 1, name: messagesOf('de')('remote-account', 'plans.title') }),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('ltr');
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  }));

for (const { key, width, overlay } of [
  { overlay: 'categories', key: 'nav.categories', width: 1280 },
  { overlay: 'search', key: 'search.open', width: 1280 },
  { overlay: 'language', key: 'language.label', width: 1280 },
  { overlay: 'theme', key: 'theme.label', width: 1280 },
  { overlay: 'account', key: 'account.label', width: 1280 },
  { overlay: 'menu', key: 'nav.menu', width: 390 },
])
  test(`Escape closes the ${overlay} and gives the focus back`, ({ visit }) =>
    visit({ viewport: { width, height: 800 } }, async ({ page, open }) => {
      const label = messagesOf('ar')('host', key);
      await open(paths.pricing.href());
      const button = page.getByRole('banner').getByRole('button', { name: label }).first();
      await tabTo(page, (await button.getAttribute('aria-label')) ?? label);
      await page.keyboard.press('Enter');
      const overlay = page.locator('[popover]:popover-open, dialog[open]');
      await expect(overlay).toBeVisible();
      await expect(overlay.locator('a, input, button').first()).toBeVisible();
      const hasFocus = () => overlay.evaluate((panel) => panel.contains(document.activeElement));
      if (!(await hasFocus())) await page.keyboard.press('Tab');
      expect(await hasFocus()).toBe(true);
      await page.keyboard.press('Escape');
      await expect(overlay).toHaveCount(0);
      expect(await focusedName(page)).toBe((await button.getAttribute('aria-label')) ?? label);
      expect(await isFocusSeen(page)).toBe(true);
    }));
