import type { Category, Home, Program } from '@sahra/shared/schemas/catalog';
import type { Page as Listed } from '@sahra/shared/schemas/common';
import { paths } from '../support/addresses.ts';
import type { Locator } from 'playwright/test';
import { ask, firstCategory } from '../support/api.ts';
import { readShifts, watchShifts } from '../look/shifts.ts';
import { messagesOf } from '../support/messages.ts';
import { makeMember, sendTo, signInByApi, takeSession } from '../support/members.ts';
import { episodeHref, findEpisode, playerOn } from '../support/player.ts';
import { sameAnywhere } from '../support/selection.ts';
import { expect, test } from '../support/test.ts';

const say = messagesOf('ar');
const own = (key: string, slots?: Record<string, string | number>) => say('remote-streaming/src/home', key, slots);
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
  await expect(place.locator('img').first()).toBeAttached();
  await expect.poll(() => missingPictures(place)).toEqual([]);
};

test('Visitor sees the hero, the leaders of the evening and every category, with pictures', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    const home = await ask<Home>('/home');
    await open('/');
    const hero = page.getByRole('region', { name: streaming('hero.label') });
    await expect(hero.getByRole('heading', { name: home.slider[0]?.program.title })).toBeVisible();
    await expect(hero.getByRole('heading')).toHaveCount(home.slider.length);
    await expectPictures(hero);

    const topTen = page.getByRole('region', { name: streaming('home.topTen', { number: home.topTen.length }) });
    await expect(topTen.getByRole('listitem')).toHaveCount(5);
    const { items: categories } = await ask<Listed<Category>>('/categories?pageSize=60');
    expect(categories.length).toBeGreaterThanOrEqual(12);
    for (const { name } of categories) {
      const rail = page.getByRole('region', { name, exact: true });
      await rail.scrollIntoViewIfNeeded();
      await expect(rail.getByRole('heading', { name, exact: true })).toBeVisible();
      await expectPictures(rail);
    }
  }));

test('Visitor turns to the next scene of the hero and holds it', sameAnywhere, ({ visit }) =>
  visit({}, async ({ page, open }) => {
    const { slider } = await ask<Home>('/home');
    await open('/');
    const hero = page.getByRole('region', { name: streaming('hero.label') });
    const dots = hero.getByRole('button', {
      name: streaming('hero.show', { number: '\\d', title: '' }).replace('\\d', '2'),
    });
    await hero.getByRole('button', { name: streaming('hero.next') }).click();
    await expect(dots).toHaveAttribute('aria-current', 'true');
    const second = hero.getByRole('heading', { name: slider[1]?.program.title });
    await expect
      .poll(() => second.evaluate((heading) => Math.abs(heading.getBoundingClientRect().x) < innerWidth))
      .toBe(true);
    await hero.getByRole('button', { name: streaming('hero.pause') }).click();
    await expect(hero.getByRole('button', { name: streaming('hero.resume') })).toBeVisible();
  }),
);

test('Visitor goes from a category to a program and to its film by clicks, in one document', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    const category = await firstCategory();
    const { items } = await ask<Listed<Program>>(`/categories/${category.id}/programs`);
    const program = items[0];
    if (!program) throw new Error('The category is empty');
    await open('/');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const rail = page.getByRole('region', { name: category.name, exact: true });
    const all = rail.getByRole('link', { name: streaming('home.all', { number: category.programCount }) });
    await all.scrollIntoViewIfNeeded();
    // A row comes alive when one is near; before that its links open documents.
    await expect
      .poll(() => all.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__react'))))
      .toBe(true);
    await all.click();
    await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible();
    expect(page.url()).toContain(paths.category.href(category.id));
    await page.getByRole('main').getByRole('link', { name: program.title }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: program.title })).toBeVisible();
    const watch = program.kind === 'series' ? 'program.watchFirstEpisode' : 'program.watch';
    await page.getByRole('link', { name: streaming(watch) }).click();
    await expect(
      page.getByRole('region', { name: say('remote-streaming/src/player', 'label', { title: '' }) }),
    ).toBeVisible();
    expect(page.url()).toContain(paths.episode.href(program.id, program.firstEpisodeId));
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: program.title })).toBeVisible();
  }));

test('Visitor with a keyboard skips the header and opens a program of a row', sameAnywhere, ({ visit }) =>
  visit({}, async ({ page, open }) => {
    const { topTen } = await ask<Home>('/home');
    await open('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: say('host', 'skip') });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    const first = page
      .getByRole('region', { name: streaming('home.topTen', { number: topTen.length }) })
      .getByRole('listitem')
      .getByRole('link')
      .first();
    for (let steps = 0; steps < 60 && !(await first.evaluate((link) => link === document.activeElement)); steps++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: topTen[0]?.title })).toBeVisible();
  }),
);

test('Visitor opens the categories of the header and a program of one of them', sameAnywhere, ({ visit }) =>
  visit({}, async ({ page, open }) => {
    const category = await firstCategory();
    await open('/');
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: say('host', 'nav.categories'), exact: true }).click();
    const menu = header.getByRole('group', { name: say('host', 'nav.categories') });
    await expect(menu.getByRole('link', { name: category.name, exact: true })).toBeVisible();
    await menu.getByRole('button', { name: say('host', 'categories.expand', { category: category.name }) }).click();
    const { items } = await ask<Listed<Program>>(`/categories/${category.id}/programs`);
    await menu.getByRole('link', { name: items[0]?.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: items[0]?.title })).toBeVisible();
    await expect(menu).toBeHidden();
  }),
);

test(
  'Member goes on from the home page of another browser, where they stopped, and takes it out of the row',
  sameAnywhere,
  async ({ visit }) => {
    const [episode, cookie] = [await findEpisode(), await signInByApi(await makeMember())];
    await sendTo(`/account/progress/${episode.id}`, { seconds: 9 }, { cookie }, 'PUT');
    await visit({}, async ({ page, open }) => {
      await takeSession(page, cookie);
      await open('/');
      const row = page.getByRole('region', { name: own('continueWatching'), exact: true });
      await expect(row.getByRole('link')).toHaveAttribute('href', episodeHref(episode));
      await row.getByRole('link').click();
      await expect.poll(playerOn(page).time).toBeGreaterThanOrEqual(9);
    });
    await visit({ javaScriptEnabled: false }, async ({ page, open }) => {
      await takeSession(page, cookie);
      const row = page.getByRole('region', { name: own('continueWatching'), exact: true });
      // A page does not wait for rows that are late; who runs no scripts opens it again.
      await expect(async () => {
        await open('/');
        await expect(row).toBeVisible({ timeout: 1 });
      }).toPass();
      await row.getByRole('button', { name: own('remove', { program: episode.program.title }) }).click();
      await expect(page.getByRole('heading', { name: streaming('home.title') })).toBeAttached();
      await expect(row, 'without scripts they take it out too').toHaveCount(0);
    });
  },
);

test(
  'Visitor finds their own rows in their place after a reload, takes one out, and puts it back',
  sameAnywhere,
  async ({ visit }) => {
    const episode = await findEpisode();
    await visit({}, async ({ page, open }) => {
      await open('/');
      const watched = { episodeId: episode.id, seconds: 9, durationSeconds: 30, watchedAt: new Date().toISOString() };
      await page.evaluate(
        (stored) => localStorage.setItem('sahra.collected', stored),
        JSON.stringify({ version: 1, progress: [watched], watchlist: [7, 9] }),
      );
      await watchShifts(page);
      await page.reload();
      const row = page.getByRole('region', { name: own('continueWatching'), exact: true });
      await expect(row.getByRole('link')).toHaveAttribute('href', episodeHref(episode));
      await expect(page.getByRole('region', { name: own('watchlist'), exact: true }).getByRole('listitem')).toHaveCount(
        2,
      );
      // Fonts that come late move a word or two; a row in sight would move five times as much.
      expect((await readShifts(page)).score, 'nothing has moved').toBeLessThan(0.012);
      await row.getByRole('button', { name: own('remove', { program: episode.program.title }) }).click();
      await expect(row).toHaveCount(0);
      await page.getByRole('button', { name: own('undo') }).click();
      await expect(row.getByRole('link')).toHaveCount(1);
    });
  },
);
