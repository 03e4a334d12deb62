import { paths } from '../support/addresses.ts';
import type { Page } from 'playwright/test';
import type { Genre } from '@sahra/shared/schemas/program-lists';
import type { ProgramCard } from '@sahra/shared/schemas/catalog';
import type { Page as Listed } from '@sahra/shared/schemas/common';
import { ask } from '../support/api.ts';
import { messagesOf } from '../support/messages.ts';
import { playerOn } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

const say = messagesOf('ar');
const lists = (key: string, slots?: Record<string, string | number>) => say('remote-streaming/src/lists', key, slots);

/** A page of the list holds no more. */
const PAGE_SIZE = 24;
const postersOn = (page: Page) => page.locator('main [role=listitem] a[href^="/shows-details/"]');
const expectPosters = (page: Page, total: number) => expect(postersOn(page)).toHaveCount(Math.min(PAGE_SIZE, total));

async function someGenre(): Promise<Genre> {
  const [genre] = (await ask<Listed<Genre>>('/genres')).items;
  if (!genre) throw new Error('There is no genre');
  return genre;
}

test('Visitor on a phone narrows and orders films with the keyboard alone, and takes a filter away again', ({
  visit,
}) =>
  visit({ viewport: { width: 390, height: 800 } }, async ({ page, open }) => {
    const { slug, name } = await someGenre();
    const query = `kind=movie&genre=${slug}`;
    const narrow = await ask<Listed<ProgramCard>>(`/programs?${query}&length=short&sort=title`);
    const wide = await ask<Listed<ProgramCard>>(`/programs?kind=movie&length=short&sort=title`);
    await open(paths.programs.href({ kind: 'movie' }));
    const summary = page.locator('summary').filter({ hasText: lists('filter.open') });
    await summary.focus();
    await page.keyboard.press('Enter');
    const genre = page.getByRole('checkbox', { name, exact: true });
    await page.keyboard.press('Tab');
    await expect(genre).toBeFocused();
    await page.keyboard.press('Space');
    await page.getByRole('combobox', { name: lists('filter.length') }).selectOption('short');
    await page.getByRole('combobox', { name: lists('filter.sort') }).selectOption('title');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.search === `?kind=movie&length=short&sort=title&genre=${slug}`);
    await expectPosters(page, narrow.total);
    await expect(summary).toBeFocused();
    await expect(genre).toBeHidden();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectPosters(page, wide.total);
    await page.goBack();
    await expectPosters(page, narrow.total);
  }));

test('Visitor without scripts narrows films, and the address is one to pass on', ({ visit }) =>
  visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    const genres = (await ask<Listed<Genre>>('/genres')).items.slice(0, 2);
    const slugs = genres.map(({ slug }) => slug).join(',');
    const { total } = await ask<Listed<ProgramCard>>(`/programs?genre=${slugs}`);
    await open(paths.programs.href());
    await page.getByText(lists('filter.open'), { exact: true }).click();
    for (const { name } of genres) await page.locator('label').filter({ hasText: name }).first().click();
    await page.getByRole('button', { name: lists('filter.submit') }).click();
    await expect(page).toHaveURL((url) => decodeURIComponent(url.search) === `?genre=${slugs}`);
    await expectPosters(page, total);
    await page.getByRole('link', { name: lists('filter.clear') }).click();
    await expect(page).toHaveURL((url) => url.pathname + url.search === paths.programs.href());
  }));

test('Visitor finds a clip among the videos, and watches it', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    const [clip] = (await ask<Listed<ProgramCard>>('/programs?videoType=clip&sort=newest&pageSize=1')).items;
    if (!clip) throw new Error('There is no clip');
    await open(paths.videos.href());
    await page.getByRole('link', { name: lists('videoTypes.clip'), exact: true }).click();
    await page.getByRole('link', { name: clip.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: clip.title })).toBeVisible();
    const { time } = playerOn(page);
    await expect.poll(time).toBeGreaterThan(0.3);
    await page.goto(paths.program.href(clip.id));
    await expect(page).toHaveURL((url) => url.pathname === paths.video.href(clip.id));
  }));

for (const width of [390, 820, 1440])
  test(`Nothing moves while somebody scrolls through a wall ${width} px wide: it is as high before it is drawn as after`, ({
    visit,
  }) =>
    // Low, so that not all of it is near.
    visit({ viewport: { width, height: 300 }, language: 'fr' }, async ({ page, open }) => {
      await open(paths.programs.href());
      await page.evaluate(() => document.fonts.ready);
      const wall = page.locator('main [role=list]', { has: page.locator('img') });
      const before = await wall.boundingBox();
      await postersOn(page).last().scrollIntoViewIfNeeded();
      await expect(postersOn(page).last()).toBeInViewport();
      expect((await wall.boundingBox())?.height).toBe(before?.height);
    }));

test('Public playlists stay where they are while the page finds out that its visitor has none of their own', ({
  visit,
}) =>
  visit({ viewport: { width: 1440, height: 900 }, language: 'ar' }, async ({ page }) => {
    let run = () => {};
    const isWanted = new Promise<void>((resolve) => (run = resolve));
    await page.route('**/mf/**/*.js', async (route) => {
      await isWanted;
      await route.continue();
    });
    await page.goto(paths.playlists.href(), { waitUntil: 'commit' });
    const others = page.getByRole('heading', { name: say('remote-streaming/src/playlists', 'others') });
    await page.evaluate(() => document.fonts.ready);
    const before = await others.boundingBox();
    run();
    await expect(page.getByText(say('remote-streaming/src/playlists', 'emptyHint'))).toBeVisible();
    expect(await others.boundingBox()).toEqual(before);
  }));
