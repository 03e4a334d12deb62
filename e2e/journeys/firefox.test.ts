import { getLanguage, type LanguageCode } from '@sahra/shared/i18n/languages';
import { paths } from '../support/addresses.ts';
import { pathIn } from '../support/fetch-page.ts';
import { startFirefox, test } from '../support/firefox.ts';
import { episodeHref, findEpisode, playerOn, playerWord, streamingWord } from '../support/player.ts';
import { findOverflow, findRawKeys } from '../support/read-page.ts';
import { isEverything, sameAnywhere } from '../support/selection.ts';
import { expect } from '../support/test.ts';
import { visitWith } from '../support/visit.ts';

/** Firefox stops what a page loads when one leaves it, and the film asks once more for the end of it. */
const expected = [/^status 416: .*\.m3u8/];

const home = paths.home.href();
const shop = paths.shop.href();
const search = paths.search.href({ q: 'night' });
const all = [home, 'episode', shop, search];
/** The usual run reads each page once, and each language at least once. */
const cells: readonly [LanguageCode, readonly string[]][] = [
  ['ar', isEverything ? all : [home, 'episode']],
  ['de', isEverything ? all : [shop]],
  ['fr', isEverything ? all : [search]],
];

test('Pages are alive in Firefox, in the direction of their language, and fit phones', sameAnywhere, ({ visit }) =>
  visit({ expected }, async ({ page, open }) => {
    const episode = episodeHref(await findEpisode());
    for (const [code, pages] of cells)
      for (const path of pages.map((each) => (each === 'episode' ? episode : each))) {
        const { tag, dir } = getLanguage(code);
        expect.soft((await open(pathIn(path, code))).status(), path).toBe(200);
        const found = await page.evaluate(() => ({
          lang: document.documentElement.lang,
          dir: getComputedStyle(document.body).direction,
        }));
        expect.soft(found, path).toEqual({ lang: tag, dir });
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(/\S/);
        expect.soft([...(await findRawKeys(page)), ...(await findOverflow(page))], path).toEqual([]);
      }
  }),
);

test('A film plays in Firefox, with subtitles', sameAnywhere, ({ visit }) =>
  visit({ expected }, async ({ page, open }) => {
    await open(episodeHref(await findEpisode()));
    const player = playerOn(page);
    await player.play();
    expect((await player.picture()).videoWidth).toBeGreaterThan(0);
    const early = await player.time();
    await expect.poll(player.time).toBeGreaterThan(early + 0.5);
    await player.choose('settings', 'rate', '0.5×');
    await player.choose('tracks', 'subtitles', 'العربية');
    await expect.poll(() => player.lines('ar').count()).toBeGreaterThan(0);
  }),
);

test("A Firefox that has no library for the film's formats says so, and offers a way on", sameAnywhere, async () => {
  const firefox = await startFirefox({ 'media.ffmpeg.enabled': false });
  try {
    await visitWith(firefox, { expected }, async ({ page, open }) => {
      await open(episodeHref(await findEpisode()));
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert.getByText(playerWord('error.unsupported.title'))).toBeVisible();
      await expect(playerOn(page).button('play')).toBeHidden();
      await alert.getByRole('link', { name: playerWord('otherFilms') }).click();
      await expect(page.getByRole('heading', { level: 1, name: streamingWord('programs.title') })).toBeVisible();
    });
  } finally {
    await firefox.close();
  }
});
