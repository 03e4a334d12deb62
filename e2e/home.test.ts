import type { Category, Home, Program } from '@sahra/shared/schemas/catalog';
import type { Page as Listed } from '@sahra/shared/schemas/common';
import { paths } from '@sahra/shared/paths';
import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { ask, firstCategory } from './api.ts';
import { wordsOf } from './messages.ts';
import { visit } from './visit.ts';

const say = wordsOf('ar');
const streaming = (key: string, slots?: Record<string, string | number>) => say('remote-streaming', key, slots);

/** Addresses of the pictures in sight that have not been drawn. */
const missingPictures = (place: Locator) =>
  place.locator('img').evaluateAll((images) =>
    images
      .filter((image): image is HTMLImageElement => image instanceof HTMLImageElement)
      .filter((image) => {
        const { left, right, top, bottom } = image.getBoundingClientRect();
        return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
      })
      .filter((image) => !image.complete || image.naturalWidth === 0)
      .map((image) => image.currentSrc || image.src),
  );

const expectPictures = async (place: Locator) => {
  expect(await place.locator('img').count()).toBeGreaterThan(0);
  await expect.poll(() => missingPictures(place), { timeout: 20_000 }).toEqual([]);
};

it('Visitor sees the hero, the leaders of the evening and every category, with pictures', () =>
  visit({}, async ({ page, open }) => {
    const home = await ask<Home>('/home');
    await open('/');
    const hero = page.getByRole('region', { name: streaming('hero.label') });
    await hero.getByRole('heading', { name: home.slider[0]?.program.title }).waitFor();
    expect(await hero.getByRole('heading').count()).toBe(home.slider.length);
    await expectPictures(hero);

    const topTen = page.getByRole('region', { name: streaming('home.topTen', { number: home.topTen.length }) });
    expect(await topTen.getByRole('listitem').count()).toBe(5);
    const { items: categories } = await ask<Listed<Category>>('/categories?pageSize=60');
    expect(categories.length).toBeGreaterThanOrEqual(12);
    for (const { name } of categories) {
      const rail = page.getByRole('region', { name, exact: true });
      await rail.scrollIntoViewIfNeeded();
      await rail.getByRole('heading', { name, exact: true }).waitFor();
      await expectPictures(rail);
    }
  }), 120_000);

it('Visitor turns to the next scene of the hero and holds it', () =>
  visit({}, async ({ page, open }) => {
    const { slider } = await ask<Home>('/home');
    await open('/');
    const hero = page.getByRole('region', { name: streaming('hero.label') });
    const dots = hero.getByRole('button', { name: streaming('hero.show', { number: '\\d', title: '' }).replace('\\d', '2') });
    await hero.getByRole('button', { name: streaming('hero.next') }).click();
    await expect.poll(() => dots.getAttribute('aria-current')).toBe('true');
    const second = hero.getByRole('heading', { name: slider[1]?.program.title });
    await expect.poll(() => second.evaluate((heading) => Math.abs(heading.getBoundingClientRect().x) < innerWidth)).toBe(true);
    await hero.getByRole('button', { name: streaming('hero.pause') }).click();
    await hero.getByRole('button', { name: streaming('hero.resume') }).waitFor();
  }));

it('Visitor goes from a category to a program and to its film by clicks, in one document', () =>
  visit({}, async ({ page, open }) => {
    const category = await firstCategory();
    const { items } = await ask<Listed<Program>>(`/categories/${category.id}/programs`);
    const program = items[0];
    if (!program) throw new Error('The category is empty');
    await open('/');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const rail = page.getByRole('region', { name: category.name, exact: true });
    await rail.getByRole('link', { name: streaming('home.all', { number: category.programCount }) }).click();
    await page.getByRole('heading', { level: 1, name: category.name }).waitFor();
    expect(page.url()).toContain(paths.category.href(category.id));
    await page.getByRole('main').getByRole('link', { name: program.title }).first().click();
    await page.getByRole('heading', { level: 1, name: program.title }).waitFor();
    const watch = program.kind === 'series' ? 'program.watchFirstEpisode' : 'program.watch';
    await page.getByRole('link', { name: streaming(watch) }).click();
    await page.getByRole('region', { name: say('remote-streaming/src/player', 'label', { title: '' }) }).waitFor();
    expect(page.url()).toContain(paths.episode.href(program.id, program.firstEpisodeId));
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: program.title }).waitFor();
  }));

it('Visitor with a keyboard skips the header and opens a program of a row', () =>
  visit({}, async ({ page, open }) => {
    const { topTen } = await ask<Home>('/home');
    await open('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: say('host', 'skip') });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    const first = page.getByRole('region', { name: streaming('home.topTen', { number: topTen.length }) }).getByRole('link').first();
    for (let steps = 0; steps < 60 && !(await first.evaluate((link) => link === document.activeElement)); steps++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: topTen[0]?.title }).waitFor();
  }));

it('Visitor opens the categories of the header and a program of one of them', () =>
  visit({}, async ({ page, open }) => {
    const category = await firstCategory();
    await open('/');
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: say('host', 'nav.categories'), exact: true }).click();
    const menu = header.getByRole('group', { name: say('host', 'nav.categories') });
    await menu.getByRole('link', { name: category.name, exact: true }).waitFor();
    await menu.getByRole('button', { name: say('host', 'categories.expand', { category: category.name }) }).click();
    const { items } = await ask<Listed<Program>>(`/categories/${category.id}/programs`);
    await menu.getByRole('link', { name: items[0]?.title }).click();
    await page.getByRole('heading', { level: 1, name: items[0]?.title }).waitFor();
    await expect.poll(() => menu.isVisible()).toBe(false);
  }));
