import type { ProgramCard, SearchHit } from '@sahra/shared/schemas/catalog';
import type { Page as Listed } from '@sahra/shared/schemas/common';
import { paths } from '@sahra/shared/paths';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { ask } from './api.ts';
import { wordsOf } from './messages.ts';
import { visit } from './visit.ts';

const say = wordsOf('ar');
const host = (key: string, slots?: Record<string, string | number>) => say('host', key, slots);

async function openSearch(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: host('search.open') }).click();
  const field = page.getByRole('combobox', { name: host('search.label') });
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
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

it('Visitor finds a program though he writes its letters in another way', () =>
  visit({}, async ({ page, open }) => {
    const { program, typed } = await findFoldedTitle();
    await open('/');
    const field = await openSearch(page);
    await field.pressSequentially(typed);
    await page.getByRole('option', { name: program.title }).first().waitFor();
    await page.getByRole('option', { name: program.title }).first().click();
    await page.getByRole('heading', { level: 1, name: program.title }).waitFor();
    await expect.poll(() => field.isVisible()).toBe(false);
  }));

it('Visitor chooses a result with the arrow keys and opens it with Enter', () =>
  visit({}, async ({ page, open }) => {
    const { items } = await ask<Listed<SearchHit>>(`/search?q=${encodeURIComponent('الليل')}`);
    const found = items.flatMap((hit) => (hit.type === 'program' ? [hit.program] : []));
    const [first, second] = found;
    if (!first || !second) throw new Error('Two programs are needed');
    await open(paths.pricing.href());
    const field = await openSearch(page);
    await field.fill('الليل');
    await page.getByRole('option', { name: first.title }).first().waitFor();
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await expect.poll(() => page.getByRole('option', { selected: true }).textContent()).toContain(second.title);
    await field.press('Enter');
    await page.getByRole('heading', { level: 1, name: second.title }).waitFor();
    expect(page.url()).toContain(paths.program.href(second.id));
  }));

it('Visitor reads that nothing was found, and leaves with Escape', () =>
  visit({}, async ({ page, open }) => {
    await open('/');
    const field = await openSearch(page);
    await field.fill('qzxwvkj');
    await page.getByText(host('search.none', { query: 'qzxwvkj' })).waitFor();
    expect(await page.getByRole('option').count()).toBe(0);
    await field.press('Escape');
    // A search field may first empty itself.
    if (await field.isVisible()) await page.keyboard.press('Escape');
    await expect.poll(() => field.isVisible()).toBe(false);
  }));

it('Visitor who types markup sees it as text', () =>
  visit({}, async ({ page, open }) => {
    const markup = '<img src=x onerror=alert(1)>';
    await open('/');
    const field = await openSearch(page);
    await field.fill(markup);
    const status = page.getByRole('status').filter({ hasText: /\S/ });
    await expect.poll(async () => (await status.allTextContents()).some((text) => text !== host('search.searching'))).toBe(true);
    expect(await page.locator('img[src=x]').count()).toBe(0);
  }));
