import type { ProgramCard } from '@sahra/shared/schemas/catalog';
import type { Page as Listed } from '@sahra/shared/schemas/common';
import type { SearchAnswer } from '@sahra/shared/schemas/search';
import { paths } from '../support/addresses.ts';
import type { Page } from 'playwright/test';
import { ask } from '../support/api.ts';
import { messagesOf } from '../support/messages.ts';
import { findBarriers } from '../support/read-page.ts';
import { sameAnywhere } from '../support/selection.ts';
import { expect, test } from '../support/test.ts';

const say = messagesOf('ar');
const host = (key: string) => say('host', key);
const search = (key: string, slots?: Record<string, string | number>) => say('host/src/search', key, slots);

async function openSearch(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: host('search.open') })
    .click();
  const field = page.getByRole('combobox', { name: host('search.label') });
  await expect(field).toBeFocused();
  return field;
}

/** A title that is written with letters which people type in another way. */
async function findFoldedTitle(): Promise<{ program: ProgramCard; typed: string }> {
  const { items } = await ask<Listed<ProgramCard>>('/programs?pageSize=60');
  for (const program of items) {
    const typed = program.title.replace(/[أإآ]/g, 'ا').replace(/ى/g, 'ي').replace(/ة/g, 'ه');
    if (typed !== program.title && typed.length > 5) return { program, typed };
  }
  throw new Error('No title has a letter that is folded');
}

test('Visitor finds a program though they write its letters in another way', sameAnywhere, ({ visit }) =>
  visit({}, async ({ page, open }) => {
    const { program, typed } = await findFoldedTitle();
    await open('/');
    const field = await openSearch(page);
    await field.pressSequentially(typed);
    await expect(page.getByRole('option', { name: program.title }).first()).toBeVisible();
    await page.getByRole('option', { name: program.title }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: program.title })).toBeVisible();
    await expect(field).toBeHidden();
  }),
);

test('Visitor chooses a result with the arrow keys and opens it with Enter', sameAnywhere, ({ visit }) =>
  visit({}, async ({ page, open }) => {
    const { groups } = await ask<SearchAnswer>(`/search?q=${encodeURIComponent('الليل')}`);
    const hits = groups.flatMap((group) => group.hits);
    const found = hits.flatMap((hit) => (hit.type === 'program' ? [hit.program] : []));
    const [first, second] = found;
    if (!first || !second) throw new Error('Two programs are needed');
    await open(paths.pricing.href());
    const field = await openSearch(page);
    await field.fill('الليل');
    await expect(page.getByRole('option', { name: first.title }).first()).toBeVisible();
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toContainText(second.title);
    expect(await findBarriers(page)).toEqual([]);
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeVisible();
    expect(page.url()).toContain(paths.program.href(second.id));
  }),
);

test('Visitor reads that nothing was found, and leaves with Escape', sameAnywhere, ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await open('/');
    const field = await openSearch(page);
    await field.fill('qzxwvkj');
    await expect(page.getByText(search('none', { query: 'qzxwvkj' }))).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(0);
    await field.press('Escape');
    // A search field may first empty itself.
    if (await field.isVisible()) await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
  }),
);

test('Visitor who types markup sees it as text', sameAnywhere, ({ visit }) =>
  visit({}, async ({ page, open }) => {
    const markup = '<img src=x onerror=alert(1)>';
    await open('/');
    const field = await openSearch(page);
    await field.fill(markup);
    const status = page.getByRole('status').filter({ hasText: /\S/ });
    await expect
      .poll(async () => (await status.allTextContents()).some((text) => text !== search('searching')))
      .toBe(true);
    await expect(page.locator('img[src=x]')).toHaveCount(0);
  }),
);

test('Visitor without scripts goes from all results to those of the shop, and narrows them', ({ visit }) =>
  visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    const q = 'سهرة';
    const { total, filters } = await ask<SearchAnswer>(`/search?q=${encodeURIComponent(q)}&area=shop`);
    const [option] = filters.find(({ name }) => name === 'category')?.options ?? [];
    if (!option) throw new Error('There are products of one category only');
    await open(paths.search.href({ q }));
    const main = page.getByRole('main');
    await main
      .getByRole('navigation', { name: search('tabs') })
      .getByRole('link', { name: `${search('areas.shop')} ${total}` })
      .click();
    const cards = main.locator('[data-island="shop.found-products"]').getByRole('heading', { level: 3 });
    await expect(cards).toHaveCount(total);
    await main.getByRole('combobox', { name: search('filters.category') }).selectOption(option.value);
    await main.getByRole('button', { name: search('filters.apply') }).click();
    await expect(cards).toHaveCount(option.count);
    await expect(page).toHaveURL((url) => url.searchParams.get('category') === option.value);
  }));
