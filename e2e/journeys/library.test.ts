import type { Page as Listed } from '@sahra/shared/schemas/common';
import type { OwnPlaylist, Playlist, PlaylistDetails } from '@sahra/shared/schemas/playlists';
import type { Page } from 'playwright/test';
import { paths } from '../support/addresses.ts';
import { siteUrl } from '../support/current-site.ts';
import { main, press } from '../support/forms.ts';
import { newNamed, sendTo, signInByApi, signInOnPage, signUpByApi, takeSession } from '../support/members.ts';
import { messagesOf } from '../support/messages.ts';
import { findBarriers, findOverflow, findRawKeys } from '../support/read-page.ts';
import { expect, test } from '../support/test.ts';

const ar = messagesOf('ar');
const say = (key: string, slots?: Record<string, string | number>) => ar('remote-streaming/src/playlists', key, slots);
const sayOfLists = (key: string, slots?: Record<string, string>) => ar('remote-streaming/src/watchlist', key, slots);
const amira = newNamed({ firstName: 'أميرة' });
test.beforeAll(() => signUpByApi(amira));

const evening = 'ليالي الخميس';
const ofAccount = async <T>(cookie: string, path: string): Promise<T> =>
  (await fetch(`${siteUrl()}/api${path}`, { headers: { cookie } })).json() as Promise<T>;
/** Makes a playlist with these films. */
async function makePlaylist(cookie: string, playlist: object, films: readonly number[]): Promise<number> {
  const made = (await (await sendTo('/account/playlists', playlist, { cookie })).json()) as Playlist;
  for (const programId of films) await sendTo(`/playlists/${made.id}/items`, { programId }, { cookie });
  return made.id;
}
const items = (page: Page) => page.getByRole('list', { name: say('page.items') }).getByRole('listitem');
const films = (page: Page) =>
  items(page)
    .locator('a[href^="/shows-details/"]')
    .evaluateAll((links) => links.map((link) => Number(link.getAttribute('href')?.split('/').at(-1))));

/** Opens a film's page and puts it into a playlist, which is made where `isNew`. */
async function addFrom(page: Page, open: (path: string) => Promise<unknown>, id: number, isNew: boolean) {
  await open(paths.program.href(id));
  await main(page)
    .getByRole('link', { name: sayOfLists('addTo.open') })
    .click();
  const dialog = page.getByRole('dialog', { name: sayOfLists('addTo.title') });
  if (isNew) {
    await dialog.getByLabel(sayOfLists('addTo.name')).fill(evening);
    await dialog.getByRole('button', { name: sayOfLists('addTo.create') }).click();
  } else await dialog.getByRole('button', { name: evening }).click();
  await expect(dialog.getByRole('button', { name: evening })).toHaveAttribute('aria-pressed', 'true');
}

test('A visitor makes a playlist, orders it by keys, plays it through, and has it in their account when they sign in', async ({
  visit,
}) => {
  await visit({ language: 'ar', viewport: { width: 390, height: 780 } }, async ({ page, open }) => {
    for (const [at, id] of [3, 5, 7].entries()) await addFrom(page, open, id, at === 0);
    await open(paths.playlists.href());
    await main(page).getByRole('link', { name: evening }).click();
    await expect.poll(() => films(page)).toEqual([3, 5, 7]);
    const [first] = await items(page).all();
    const down = first?.getByRole('button').nth(1);
    await down?.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(() => films(page)).toEqual([5, 7, 3]);
    expect([await findBarriers(page), await findOverflow(page), await findRawKeys(page)]).toEqual([[], [], []]);
    await page.reload();
    await expect.poll(() => films(page), { message: 'the device remembers' }).toEqual([5, 7, 3]);

    await main(page)
      .getByRole('link', { name: say('page.play') })
      .click();
    await page.waitForURL(/playlist=d/);
    await expect(main(page).getByText(sayOfLists('queue.position', { position: '1', total: '3' }))).toBeVisible();
    await main(page)
      .getByRole('link', { name: ar('remote-streaming', 'episode.next') })
      .click();
    await expect(main(page).getByText(sayOfLists('queue.position', { position: '2', total: '3' }))).toBeVisible();

    await open(paths.signIn.href(paths.playlists.href()));
    await signInOnPage(page, amira);
    await expect(page.getByText(ar('shared', 'collected.merged'))).toBeVisible();
    await expect(main(page).getByRole('link', { name: evening })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('sahra.playlists')), 'the device is empty').toBeNull();
  });
  const cookie = await signInByApi(amira);
  const own = await ofAccount<Listed<OwnPlaylist>>(cookie, '/account/playlists');
  expect(own.items).toMatchObject([{ name: evening, privacy: 'private', itemTotal: 3 }]);
  const merged = await ofAccount<PlaylistDetails>(cookie, `/playlists/${own.items[0]?.id}`);
  expect(merged.items.map(({ program }) => program.id)).toEqual([5, 7, 3]);
});

test('A public playlist is opened by a visitor with its link, a private one is not', async ({ visit }) => {
  const cookie = await signInByApi(amira);
  const shared = { name: 'للعائلة كلها', description: '', privacy: 'public', labels: ['family'] };
  const id = await makePlaylist(cookie, shared, [3, 5, 7]);
  const hidden = await makePlaylist(cookie, { ...shared, privacy: 'private' }, [3]);
  await visit({ language: 'fr', expected: [/404/] }, async ({ page, open }) => {
    await open(paths.playlist.href(id));
    await expect(main(page).getByRole('heading', { level: 1, name: shared.name })).toBeVisible();
    await expect(main(page).getByRole('textbox')).toHaveValue(`${siteUrl()}${paths.playlist.href(id)}?lang=fr`);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(paths.playlist.href(id));
    expect([await findBarriers(page), await findOverflow(page), await findRawKeys(page)]).toEqual([[], [], []]);
    await expect
      .poll(async () => (await ofAccount<Playlist>(cookie, `/playlists/${id}`)).viewTotal, { message: 'it is viewed' })
      .toBe(1);
    expect((await page.goto(paths.playlist.href(hidden)))?.status()).toBe(404);
  });
});

test('Without scripts a member makes a playlist, fills it, orders it and deletes it', ({ visit }) =>
  visit({ language: 'ar', javaScriptEnabled: false }, async ({ page, open }) => {
    await open(paths.playlists.href({ form: 'new' }));
    await press(page, say('form.save'));
    await page.waitForURL((url) => url.pathname === '/login');

    await takeSession(page, await signInByApi(amira));
    await open(paths.playlists.href({ form: 'new' }));
    await main(page).getByLabel(say('form.name')).fill('على مهل');
    await press(page, say('form.save'));
    await page.waitForURL(/\/playlist\/\d+$/);
    const address = new URL(page.url()).pathname;
    for (const id of [9, 11]) {
      await open(paths.program.href(id));
      await main(page)
        .getByRole('link', { name: sayOfLists('addTo.open') })
        .click();
      await main(page).getByRole('button', { name: 'على مهل' }).click();
      await expect(main(page).getByRole('button', { name: 'على مهل' })).toHaveAttribute('aria-pressed', 'true');
    }
    await open(address);
    expect(await films(page)).toEqual([9, 11]);
    await items(page).first().getByRole('button').nth(1).click();
    await expect.poll(() => films(page)).toEqual([11, 9]);
    await items(page).first().getByRole('button').nth(2).click();
    await expect.poll(() => films(page)).toEqual([9]);
    await main(page)
      .getByRole('link', { name: say('delete.ask') })
      .click();
    await press(page, say('delete.confirm'));
    await page.waitForURL((url) => url.pathname === paths.playlists.href());
    await expect(main(page).getByRole('link', { name: 'على مهل' })).toHaveCount(0);
  }));

test('A visitor sees what they watched, pauses it and clears it', ({ visit }) =>
  visit({ language: 'ar' }, async ({ page, open }) => {
    const sayOfHistory = (key: string) => ar('remote-streaming/src/history', key);
    const { id, program } = await ofAccount<{ id: number; program: { id: number } }>('', '/episodes/1');
    await open(paths.history.href());
    await page.evaluate((episodeId) => {
      const progress = [{ episodeId, seconds: 9, durationSeconds: 30, watchedAt: '2026-11-23T12:00:00.000Z' }];
      localStorage.setItem('sahra.collected', JSON.stringify({ version: 1, watchlist: [], likes: [], progress }));
    }, id);
    await open(paths.history.href());
    await expect(main(page).locator(`a[href="${paths.episode.href(program.id, id)}"]`)).toBeVisible();
    await press(page, sayOfHistory('pause'));
    await expect(main(page).getByText(sayOfHistory('isPaused'))).toBeVisible();
    expect([await findBarriers(page), await findOverflow(page), await findRawKeys(page)]).toEqual([[], [], []]);
    await main(page)
      .getByRole('link', { name: sayOfHistory('clear.ask') })
      .click();
    await press(page, sayOfHistory('clear.confirm'));
    await expect(main(page).getByRole('heading', { name: sayOfHistory('empty') })).toBeVisible();
  }));
