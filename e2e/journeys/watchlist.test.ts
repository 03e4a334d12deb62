import type { ProgramCard } from '@sahra/shared/schemas/catalog';
import type { Page as Listed } from '@sahra/shared/schemas/common';
import type { PlaybackProgress } from '@sahra/shared/schemas/watching';
import { languageCodes } from '@sahra/shared/i18n/languages';
import { paths } from '../support/addresses.ts';
import type { Page } from 'playwright/test';
import { newNamed, signInByApi, signInOnPage, signUpByApi, takeSession } from '../support/members.ts';
import { messagesOf } from '../support/messages.ts';
import { episodeHref, findEpisode, playerOn } from '../support/player.ts';
import { findBarriers, findOverflow, findRawKeys } from '../support/read-page.ts';
import { expect, test } from '../support/test.ts';
import { isEverything } from '../support/selection.ts';
import { siteUrl } from '../support/current-site.ts';

const say = (key: string, slots?: Record<string, string>) =>
  messagesOf('ar')('remote-streaming/src/watchlist', key, slots);
const amira = newNamed({ firstName: 'أميرة' });
test.beforeAll(() => signUpByApi(amira));

const keepButton = (page: Page) => page.getByRole('main').getByRole('button', { name: say('keep'), exact: true });
const isPressed = (page: Page) => keepButton(page).getAttribute('aria-pressed');
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('sahra.collected'));
const titles = (page: Page) =>
  page
    .locator('main li a[href^="/shows-details/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const ofAccount = async <T>(cookie: string, path: string): Promise<Listed<T>> =>
  (await fetch(`${siteUrl()}/api/account${path}`, { headers: { cookie } })).json() as Promise<Listed<T>>;

async function addToWatchlist(page: Page, open: (path: string) => Promise<unknown>, id: number) {
  await open(paths.program.href(id));
  await keepButton(page).click();
  await expect.poll(() => isPressed(page)).toBe('true');
}

test('What a visitor collects is in their account when they sign in, and in another browser of theirs', async ({
  visit,
}) => {
  const episode = await findEpisode();
  const second = 7;
  await visit({}, async ({ page, open }) => {
    await addToWatchlist(page, open, episode.program.id);
    await addToWatchlist(page, open, second);
    await page.reload();
    await expect.poll(() => isPressed(page), { message: 'the device remembers' }).toBe('true');

    await open(episodeHref(episode));
    const player = playerOn(page);
    await player.play();
    await expect.poll(player.time).toBeGreaterThan(5);
    await page.keyboard.press('k');
    await expect.poll(() => player.state('paused')).toBe(true);
    const stoppedAt = await player.time();
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect
      .poll(player.time, { message: 'the viewer goes on where they stopped' })
      .toBeCloseTo(Math.floor(stoppedAt), 0);

    await open(paths.signIn.href(paths.watchlist.href()));
    await signInOnPage(page, amira);
    await expect(page.getByText(messagesOf('ar')('shared', 'collected.merged'))).toBeVisible();
    await expect.poll(() => titles(page)).toEqual([paths.program.href(second), paths.program.href(episode.program.id)]);
    expect(await kept(page), 'the device is empty').toBeNull();
  });

  const cookie = await signInByApi(amira);
  expect((await ofAccount<ProgramCard>(cookie, '/watchlist')).items.map(({ id }) => id)).toEqual([
    second,
    episode.program.id,
  ]);
  const { items } = await ofAccount<PlaybackProgress>(cookie, '/progress');
  expect(items.map(({ episodeId }) => episodeId)).toEqual([episode.id]);

  await visit({}, async ({ page, open }) => {
    await takeSession(page, cookie);
    await open(paths.watchlist.href());
    expect(await titles(page)).toEqual([paths.program.href(second), paths.program.href(episode.program.id)]);
    await open(paths.program.href(second));
    expect(await isPressed(page)).toBe('true');
  });
});

test('Visitor takes a program off their list, and thinks better of it', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    for (const id of [3, 5]) await addToWatchlist(page, open, id);
    await open(paths.watchlist.href());
    await expect.poll(() => titles(page)).toEqual(['/shows-details/5', '/shows-details/3']);
    await page.getByRole('main').locator('li').getByRole('button').first().click();
    await expect.poll(() => titles(page)).toEqual(['/shows-details/3']);
    await page.getByRole('button', { name: say('undo') }).click();
    await expect.poll(() => titles(page)).toEqual(['/shows-details/5', '/shows-details/3']);
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(['/shows-details/5', '/shows-details/3']);
  }));

test('Without scripts a member has the list too, and a visitor is led to sign in', async ({ visit }) => {
  const cookie = await signInByApi(amira);
  await visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    await open(paths.program.href(9));
    await keepButton(page).click();
    await page.waitForURL((url) => url.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('next')).toBe(paths.program.href(9));

    await takeSession(page, cookie);
    await open(paths.program.href(9));
    await keepButton(page).click();
    await expect.poll(() => isPressed(page)).toBe('true');
    await open(paths.watchlist.href());
    expect((await titles(page))[0]).toBe(paths.program.href(9));
    await page.getByRole('main').locator('li').getByRole('button').first().click();
    await expect.poll(async () => (await titles(page)).includes(paths.program.href(9))).toBe(false);
  });
});

for (const language of languageCodes.filter((code) => isEverything || code === 'ar' || code === 'de'))
  test(`The list can be read by everybody, on a narrow screen too: ${language}`, ({ visit }) =>
    visit({ language, viewport: { width: 360, height: 740 } }, async ({ page, open }) => {
      await open(paths.watchlist.href());
      await expect(
        page.getByRole('heading', { level: 2, name: messagesOf(language)('remote-streaming/src/watchlist', 'empty') }),
      ).toBeVisible();
      await page.evaluate(() =>
        localStorage.setItem('sahra.collected', JSON.stringify({ version: 1, watchlist: [3, 5, 7], progress: [] })),
      );
      await page.reload();
      await expect.poll(async () => (await titles(page)).length).toBe(3);
      expect([await findBarriers(page), await findOverflow(page), await findRawKeys(page)]).toEqual([[], [], []]);
    }));
