import { episodeHref, findEpisode, playerOn, playerWord } from '../support/player.ts';
import { sameAnywhere } from '../support/selection.ts';
import { expect, test } from '../support/test.ts';

test('Visitor skips the intro, and goes on with the chapter that they choose', sameAnywhere, ({ visit }) =>
  visit({}, async ({ page, open }) => {
    const episode = await findEpisode();
    const { segments, chapters } = episode.playback;
    const [intro, chapter] = [segments.find(({ kind }) => kind === 'intro'), chapters[1]];
    if (!intro || !chapter) throw new Error('The clip of this test has no marks');
    await open(episodeHref(episode));
    const player = playerOn(page);
    await player.playSlowly();
    const skip = player.button('skip.intro');
    await skip.click();
    await expect.poll(player.time).toBeGreaterThanOrEqual(intro.endSeconds);
    await expect(skip).toBeHidden();
    await expect(player.region).toBeFocused();
    await player.choose('chapters', 'chapters', new RegExp(chapter.title));
    await expect.poll(player.time).toBeGreaterThanOrEqual(chapter.startSeconds);
  }),
);

test(
  'Visitor reads two languages at once, makes them larger, and has them so in the next film',
  sameAnywhere,
  ({ visit }) =>
    visit({}, async ({ page, open }) => {
      await open(episodeHref(await findEpisode()));
      const player = playerOn(page);
      await player.playSlowly();
      await player.choose('tracks', 'subtitles', 'English');
      await player.choose('tracks', 'secondSubtitles', 'العربية');
      const [line, second] = [player.lines('en').first(), player.lines('ar').first()];
      const size = () => line.evaluate((cue) => parseFloat(getComputedStyle(cue).fontSize));
      await line.waitFor();
      await second.waitFor();
      const before = await size();
      await player.button('appearance.title').click();
      await player.region.getByRole('combobox', { name: playerWord('appearance.size') }).selectOption('150');
      await expect.poll(size).toBeCloseTo(before * 1.5, 0);
      await player.button('appearance.back').press('Enter');
      await expect(player.button('appearance.title')).toBeFocused();
      await page.reload({ waitUntil: 'domcontentloaded' });
      await player.play();
      await line.waitFor();
      expect(await size()).toBeCloseTo(before * 1.5, 0);
      await second.waitFor();
      await player.choose('tracks', 'subtitles', 'العربية');
      await expect(line).toBeHidden();
      await player.choose('tracks', 'subtitles', playerWord('subtitlesOff'));
      await expect(second).toBeHidden();
    }),
);

test(
  'Visitor shares a moment of a film, and who opens the link jumps from there by a double tap',
  sameAnywhere,
  ({ visit }) =>
    visit({ hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] }, async ({ page, open }) => {
      await open(`${episodeHref(await findEpisode())}?t=7s`);
      const player = playerOn(page);
      await expect.poll(player.time).toBeCloseTo(7, 0);
      await player.button('settings').click();
      await player.button('copyLink').click();
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(copied).toMatch(/\?t=7$/);
      await page.goto(await copied());
      await expect.poll(player.time).toBeCloseTo(7, 0);
      const picture = await player.region.boundingBox();
      if (!picture) throw new Error('There is no player');
      const right = [picture.x + picture.width * 0.85, picture.y + picture.height * 0.3] as const;
      await page.touchscreen.tap(...right);
      await page.touchscreen.tap(...right);
      await expect.poll(player.time).toBeCloseTo(17, 0);
    }),
);

test(
  'Viewer of whom nothing was heard for three episodes is asked whether they are still there',
  sameAnywhere,
  ({ visit }) =>
    visit({}, async ({ page, open }) => {
      const episode = await findEpisode();
      await open(episodeHref(episode));
      // As after two episodes that followed one another by themselves.
      await page.evaluate(() =>
        history.replaceState({ ...history.state, usr: { playsOnArrival: true, untouched: 2 } }, ''),
      );
      await page.reload({ waitUntil: 'domcontentloaded' });
      const player = playerOn(page);
      await expect.poll(player.time).toBeGreaterThan(0.3);
      await player.region
        .locator('video')
        .evaluate((video: HTMLVideoElement) => (video.currentTime = video.duration - 1));
      const upNext = player.region.getByRole('region', { name: playerWord('upNext.label') });
      await expect(upNext.getByText(playerWord('stillWatching.title'))).toBeVisible();
      await upNext.getByRole('link', { name: playerWord('stillWatching.goOn') }).click();
      await expect(page.getByRole('heading', { level: 1, name: episode.next?.title ?? '' })).toBeVisible();
    }),
);
