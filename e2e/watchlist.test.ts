import type { ProgramCard } from '@sahra/shared/schemas/catalog';
import type { Page as Listed } from '@sahra/shared/schemas/common';
import type { PlaybackProgress } from '@sahra/shared/schemas/watching';
import { languageCodes } from '@sahra/shared/i18n/languages';
import { paths } from '@sahra/shared/paths';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { newNamed, signInByApi, signInOnPage, signUpByApi, takeSession } from './members.ts';
import { wordsOf } from './messages.ts';
import { episodeHref, findEpisode, playerOn } from './player.ts';
import { findBarriers, findOverflow, findRawKeys } from './read-page.ts';
import { useOwnSite } from './use-own-site.ts';
import { visit } from './visit.ts';

const site = useOwnSite({ SEED: 'demo' });
const say = (key: string, slots?: Record<string, string>) => wordsOf('ar')('remote-streaming/src/watchlist', key, slots);
const amira = newNamed({ firstName: 'أميرة' });
beforeAll(() => signUpByApi(site().url, amira), 60_000);

const keepButton = (page: Page) => page.getByRole('main').getByRole('button', { name: say('keep'), exact: true });
const isPressed = (page: Page) => keepButton(page).getAttribute('aria-pressed');
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('sahra.collected'));
const titles = (page: Page) => page.locator('main li a[href^="/shows-details/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const ofAccount = async <T>(cookie: string, path: string): Promise<Listed<T>> => (await fetch(`${site().url}/api/account${path}`, { headers: { cookie } })).json() as Promise<Listed<T>>;

async function keepProgram(page: Page, open: (path: string) => Promise<unknown>, id: number) {
  await open(paths.program.href(id));
  await keepButton(page).click();
  await expect.poll(() => isPressed(page)).toBe('true');
}

it('What a visitor collects is in his account when he signs in, and in another browser of his', async () => {
  const episode = await findEpisode();
  const second = 7;
  await visit({ site: site().url }, async ({ page, open }) => {
    await keepProgram(page, open, episode.program.id);
    await keepProgram(page, open, second);
    await page.reload();
    await expect.poll(() => isPressed(page), { message: 'the device remembers' }).toBe('true');

    await open(episodeHref(episode));
    const player = playerOn(page);
    await player.play();
    await expect.poll(player.time, { timeout: 20_000 }).toBeGreaterThan(5);
    await page.keyboard.press('k');
    await expect.poll(() => player.state('paused')).toBe(true);
    const stoppedAt = await player.time();
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect.poll(player.time, { timeout: 20_000, message: 'he goes on where he stopped' }).toBeCloseTo(Math.floor(stoppedAt), 0);

    await open(paths.signIn.href(paths.watchlist.href()));
    await signInOnPage(page, amira);
    await page.getByText(wordsOf('ar')('shared', 'collected.merged')).waitFor();
    await expect.poll(() => titles(page)).toEqual([paths.program.href(second), paths.program.href(episode.program.id)]);
    expect(await kept(page), 'the device is empty').toBeNull();
  });

  const cookie = await signInByApi(site().url, amira);
  expect((await ofAccount<ProgramCard>(cookie, '/watchlist')).items.map(({ id }) => id)).toEqual([second, episode.program.id]);
  const { items } = await ofAccount<PlaybackProgress>(cookie, '/progress');
  expect(items.map(({ episodeId }) => episodeId)).toEqual([episode.id]);

  await visit({ site: site().url }, async ({ page, open }) => {
    await takeSession(page, site().url, cookie);
    await open(paths.watchlist.href());
    expect(await titles(page)).toEqual([paths.program.href(second), paths.program.href(episode.program.id)]);
    await open(paths.program.href(second));
    expect(await isPressed(page)).toBe('true');
    await open(episodeHref(episode));
    const player = playerOn(page);
    await expect.poll(player.time, { timeout: 20_000, message: 'the film goes on in the other browser' }).toBeCloseTo(items[0]?.seconds ?? 0, 0);
    await player.play();
    await page.keyboard.press('k');
    await expect.poll(async () => (await ofAccount<PlaybackProgress>(cookie, '/progress')).items[0]?.seconds).toBe(Math.floor(await player.time()));
  });
}, 180_000);

it('Visitor takes a program off his list, and thinks better of it', () =>
  visit({ site: site().url }, async ({ page, open }) => {
    for (const id of [3, 5]) await keepProgram(page, open, id);
    await open(paths.watchlist.href());
    await expect.poll(() => titles(page)).toEqual(['/shows-details/5', '/shows-details/3']);
    await page.getByRole('main').locator('li').first().getByRole('button').click();
    await expect.poll(() => titles(page)).toEqual(['/shows-details/3']);
    await page.getByRole('button', { name: say('undo') }).click();
    await expect.poll(() => titles(page)).toEqual(['/shows-details/5', '/shows-details/3']);
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(['/shows-details/5', '/shows-details/3']);
  }), 90_000);

it('Without scripts a member has the list too, and a visitor is led to sign in', async () => {
  const cookie = await signInByApi(site().url, amira);
  await visit({ site: site().url, javaScriptEnabled: false }, async ({ page, open }) => {
    await open(paths.program.href(9));
    await keepButton(page).click();
    await page.waitForURL((url) => url.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('next')).toBe(paths.program.href(9));

    await takeSession(page, site().url, cookie);
    await open(paths.program.href(9));
    await keepButton(page).click();
    await expect.poll(() => isPressed(page)).toBe('true');
    await open(paths.watchlist.href());
    expect((await titles(page))[0]).toBe(paths.program.href(9));
    await page.getByRole('main').locator('li').first().getByRole('button').click();
    await expect.poll(async () => (await titles(page)).includes(paths.program.href(9))).toBe(false);
  });
}, 90_000);

it.each(languageCodes)('The list can be read by everybody, on a narrow screen too: %s', (language) =>
  visit({ site: site().url, language, viewport: { width: 360, height: 740 } }, async ({ page, open }) => {
    await open(paths.watchlist.href());
    await page.getByRole('heading', { level: 2, name: wordsOf(language)('remote-streaming/src/watchlist', 'empty') }).waitFor();
    await page.evaluate(() => localStorage.setItem('sahra.collected', JSON.stringify({ version: 1, watchlist: [3, 5, 7], progress: [] })));
    await page.reload();
    await expect.poll(async () => (await titles(page)).length).toBe(3);
    expect([await findBarriers(page), await findOverflow(page), await findRawKeys(page)]).toEqual([[], [], []]);
  }), 60_000);
