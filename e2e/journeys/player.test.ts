import type { Program } from '@sahra/shared/schemas/catalog';
import { paths } from '../support/addresses.ts';
import { ask } from '../support/api.ts';
import { episodeHref, findEpisode, playerOn, playerWord, streamingWord } from '../support/player.ts';
import { sameAnywhere } from '../support/selection.ts';
import { expect, test } from '../support/test.ts';

test('Visitor watches an episode in the quality and at the speed that they choose', sameAnywhere, ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await open(episodeHref(await findEpisode()));
    const player = playerOn(page);
    await player.play();
    const early = await player.time();
    await expect.poll(player.time).toBeGreaterThan(early + 0.5);
    await player.choose('settings', 'quality', '240p');
    await expect.poll(player.picture).toEqual({ videoWidth: 426, videoHeight: 240 });
    await player.choose('settings', 'quality', '720p');
    await expect.poll(player.picture).toEqual({ videoWidth: 1280, videoHeight: 720 });
    await player.choose('settings', 'rate', '0.5×');
    await expect.poll(() => player.state('playbackRate')).toBe(0.5);
  }),
);

test('Visitor hears another language and keeps the subtitles that they chose', sameAnywhere, ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await open(episodeHref(await findEpisode()));
    const player = playerOn(page);
    await player.playSlowly();
    await player.choose('tracks', 'subtitles', 'English');
    const heard = page.waitForResponse(/\/en\.m4s/);
    await player.choose('tracks', 'audio', 'English');
    await heard;
    await expect.poll(() => player.lines('en').count()).toBeGreaterThan(0);
  }),
);

test('Visitor turns subtitles off and on again', sameAnywhere, ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await open(episodeHref(await findEpisode()));
    const player = playerOn(page);
    await player.playSlowly();
    await player.choose('tracks', 'subtitles', 'English');
    await expect.poll(() => player.lines('en').count()).toBeGreaterThan(0);
    await player.choose('tracks', 'subtitles', playerWord('subtitlesOff'));
    await expect(player.lines('en')).toHaveCount(0);
    await player.choose('tracks', 'subtitles', 'العربية');
    await expect.poll(() => player.lines('ar').count()).toBeGreaterThan(0);
    await player.choose('tracks', 'subtitles', 'English');
    await expect.poll(() => player.lines('en').count()).toBeGreaterThan(0);
  }),
);

test('Visitor plays from home by one key and steers with more; the right arrow goes on though the page reads from right to left', ({
  visit,
}) =>
  visit({}, async ({ page, open }) => {
    await open('/');
    await page
      .getByRole('main')
      .getByRole('link', { name: streamingWord('hero.watchNamed', { program: '' }) })
      .first()
      .press('Enter');
    const player = playerOn(page);
    await expect.poll(player.time).toBeGreaterThan(0.3);
    await page.keyboard.press('k');
    await expect.poll(() => player.state('paused')).toBe(true);
    const before = await player.time();
    await page.keyboard.press('ArrowRight');
    await expect.poll(player.time).toBeCloseTo(before + 5, 0);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(player.time).toBeCloseTo(before, 0);
    await page.keyboard.press('5');
    const duration = await player.duration();
    await expect.poll(player.time).toBeCloseTo(duration / 2, 0);
    await page.keyboard.press('m');
    await expect.poll(() => player.state('muted')).toBe(true);
    const seek = player.region.getByRole('slider', { name: playerWord('seek') });
    await seek.focus();
    const middle = await player.time();
    await page.keyboard.press('ArrowRight');
    await expect.poll(player.time).toBeGreaterThan(middle);
    // The bar itself runs left to right.
    expect(await seek.evaluate((bar) => getComputedStyle(bar).direction)).toBe('ltr');
  }));

test('Visitor keeps volume and subtitles for the next film', sameAnywhere, ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await open(episodeHref(await findEpisode()));
    const player = playerOn(page);
    await player.play();
    await player.region.getByRole('slider', { name: playerWord('volume') }).fill('0.35');
    await expect.poll(() => player.state('volume')).toBeCloseTo(0.35, 2);
    await player.choose('tracks', 'subtitles', 'English');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await player.play();
    expect(await player.state('volume')).toBeCloseTo(0.35, 2);
    const isChosen = async (choice: string) => {
      await player.button('tracks').click();
      const subtitles = player.region.getByRole('group', { name: playerWord('subtitles'), exact: true });
      await expect(subtitles.getByRole('radio', { name: choice, exact: true })).toBeChecked();
    };
    await isChosen('English');
    await player.choose('tracks', 'subtitles', playerWord('subtitlesOff'));
    await page.reload({ waitUntil: 'domcontentloaded' });
    await player.play();
    await isChosen(playerWord('subtitlesOff'));
  }),
);

test('Visitor goes on to the next episode, which plays by itself', sameAnywhere, ({ visit }) =>
  visit({}, async ({ page, open }) => {
    const { program, next, ...episode } = await findEpisode();
    await open(paths.episode.href(program.id, episode.id));
    const player = playerOn(page);
    await player.play();
    await player.region.getByRole('link', { name: playerWord('nextEpisode', { title: next?.title ?? '' }) }).click();
    await expect(page.getByRole('heading', { level: 1, name: next?.title ?? '' })).toBeVisible();
    expect(page.url()).toContain(paths.episode.href(program.id, next?.id ?? 0));
    await expect.poll(player.time).toBeGreaterThan(0.3);
  }),
);

test('Visitor who reaches the end is offered the next episode', sameAnywhere, ({ visit }) =>
  visit({}, async ({ page, open }) => {
    const episode = await findEpisode();
    await open(episodeHref(episode));
    const player = playerOn(page);
    await player.play();
    await page.keyboard.press('End');
    const upNext = player.region.getByRole('region', { name: playerWord('upNext.label') });
    await upNext.getByRole('button', { name: playerWord('upNext.stop') }).click();
    await expect(upNext.getByText(episode.next?.title ?? '')).toBeVisible();
    await upNext.getByRole('link', { name: playerWord('upNext.now') }).click();
    await expect(page.getByRole('heading', { level: 1, name: episode.next?.title ?? '' })).toBeVisible();
  }),
);

test('Visitor of a film that is missing reads why, and may try again', ({ visit }) =>
  visit({ expected: [/404.*missing-reel/] }, async ({ page, open }) => {
    const { id, firstEpisodeId } = await ask<Program>('/programs/127');
    await open(paths.episode.href(id, firstEpisodeId));
    const alert = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: playerWord('error.missing.title') });
    await expect(alert.getByText(playerWord('error.missing.title'))).toBeVisible();
    const asked = page.waitForResponse(/missing-reel.*m3u8/);
    await alert.getByRole('button', { name: playerWord('retry') }).click();
    expect((await asked).status()).toBe(404);
    await expect(alert.getByText(playerWord('error.missing.title'))).toBeVisible();
  }));

test('Visitor whose browser does not know the format of a film reads so, and finds others', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await page.route(/master\.m3u8/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('avc1.', 'abc1.') });
    });
    const { program, id } = await findEpisode();
    await open(paths.episode.href(program.id, id));
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert.getByText(playerWord('error.unsupported.title'))).toBeVisible();
    await alert.getByRole('link', { name: playerWord('otherFilms') }).click();
    await page.waitForURL((url) => url.pathname === paths.programs.href());
  }));
