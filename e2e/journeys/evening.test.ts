import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { PlaybackProgress } from '@sahra/shared/schemas/watching';
import type { Page as Listed } from '@sahra/shared/schemas/common';
import { paths } from '../support/addresses.ts';
import { siteUrl } from '../support/current-site.ts';
import { main, press } from '../support/forms.ts';
import { makeMember, signInByApi, takeSession } from '../support/members.ts';
import { messagesOf } from '../support/messages.ts';
import { findEpisode, playerOn } from '../support/player.ts';
import { isEverything, sameAnywhere } from '../support/selection.ts';
import { expect, test } from '../support/test.ts';

const phone = { language: 'ar', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const desktop = { language: 'fr', viewport: { width: 1440, height: 900 } } as const;
type Device = typeof phone | typeof desktop;
/** The one on which it begins, and the one on which it goes on. */
const ways: readonly (readonly [Device, Device])[] = [
  [phone, desktop],
  ...(isEverything ? [[desktop, phone] as const] : []),
];

const wordsIn = (language: LanguageCode) => {
  const say = messagesOf(language);
  return {
    ofHome: (key: string) => say('remote-streaming/src/home', key),
    ofList: (key: string) => say('remote-streaming/src/watchlist', key),
    ofPlaylist: (key: string) => say('remote-streaming/src/playlists', key),
  };
};
const evening = 'Thursday · الخميس';

/** As somebody types who remembers it nearly: one letter of the longest word is there twice. */
function misspell(title: string): string {
  const longest = title.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? title;
  return title.replace(longest, `${longest.slice(0, 3)}${longest.slice(2)}`);
}

for (const [first, second] of ways)
  test(
    `A member finds a series, watches it on two devices and shares it: ${first.language}, then ${second.language}`,
    sameAnywhere,
    async ({ visit }) => {
      const { program, id, playback } = await findEpisode(first.language);
      const { next } = await findEpisode(second.language);
      const intro = playback.segments.find(({ kind }) => kind === 'intro');
      if (!next || !intro) throw new Error('The episode of this test has a next one and an intro');
      const cookie = await signInByApi(await makeMember({ code: first.language }));
      let leftAt = 0;
      let shared = '';

      await visit(first, async ({ page, open }) => {
        await takeSession(page, cookie);
        await open(paths.search.href());
        await main(page).getByRole('searchbox').fill(misspell(program.title));
        await main(page).getByRole('searchbox').press('Enter');
        await main(page)
          .locator(`a[href="${paths.program.href(program.id)}"]`)
          .first()
          .click();
        await expect(page.getByRole('heading', { level: 1, name: program.title })).toBeVisible();
        await main(page)
          .locator(`a[href="${paths.episode.href(program.id, id)}"]`)
          .first()
          .click();
        const player = playerOn(page, first.language);
        await expect.poll(player.time, { message: 'it plays by itself' }).toBeGreaterThan(0.3);
        await player.choose('tracks', 'subtitles', 'English');
        await expect.poll(player.time).toBeGreaterThan(7);
        await page.keyboard.press('k');
        leftAt = await player.time();
        const progress = async () => {
          const answer = await fetch(`${siteUrl()}/api/account/progress`, { headers: { cookie } });
          return ((await answer.json()) as Listed<PlaybackProgress>).items[0]?.seconds;
        };
        await expect.poll(progress, { message: 'the account knows where' }).toBe(Math.floor(leftAt));
      });

      await visit(second, async ({ page, open }) => {
        const words = wordsIn(second.language);
        await takeSession(page, cookie);
        await open('/');
        const row = page.getByRole('region', { name: words.ofHome('continueWatching'), exact: true });
        await row.getByRole('link').first().click();
        const player = playerOn(page, second.language);
        await expect
          .poll(player.time, { message: 'it plays from where it was left' })
          .toBeGreaterThan(Math.floor(leftAt));
        expect(await player.time()).toBeLessThan(leftAt + 2);
        await page.keyboard.press('0');
        await player.button('skip.intro').click();
        await expect.poll(player.time).toBeGreaterThanOrEqual(intro.endSeconds);
        await page.keyboard.press('End');
        await expect(page.getByRole('heading', { level: 1, name: next.title }), 'the next one comes').toBeVisible();
        await expect.poll(player.time, { message: 'and plays' }).toBeGreaterThan(0.3);

        await main(page)
          .getByRole('link', { name: words.ofList('addTo.open') })
          .click();
        const dialog = page.getByRole('dialog', { name: words.ofList('addTo.title') });
        await dialog.getByLabel(words.ofList('addTo.name')).fill(evening);
        await dialog.getByRole('button', { name: words.ofList('addTo.create') }).click();
        await expect(dialog.getByRole('button', { name: evening })).toHaveAttribute('aria-pressed', 'true');
        await open(paths.playlists.href());
        await main(page).getByRole('link', { name: evening }).click();
        await main(page)
          .getByRole('link', { name: words.ofPlaylist('form.change') })
          .click();
        await main(page)
          .getByRole('radio', { name: words.ofPlaylist('privacy.public') })
          .check();
        await press(page, words.ofPlaylist('form.save'));
        await expect(main(page).getByRole('radio'), 'it is saved').toHaveCount(0);
        await expect(main(page).getByText(words.ofPlaylist('privacy.public'))).toBeVisible();
        shared = new URL(page.url()).pathname;
      });

      await visit(first, async ({ page, open }) => {
        await open(shared);
        await expect(page.getByRole('heading', { level: 1, name: evening })).toBeVisible();
        await expect(
          main(page)
            .locator(`a[href="${paths.program.href(program.id)}"]`)
            .first(),
        ).toBeVisible();
      });
    },
  );
