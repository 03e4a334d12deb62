import type { PostCard, PostDetail } from '@sahra/shared/schemas/blog';
import type { Page as Listed } from '@sahra/shared/schemas/common';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Page } from 'playwright/test';
import { paths } from '../support/addresses.ts';
import { ask } from '../support/api.ts';
import { messagesOf } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

/** A post with a recording, in one language, and what it plays. */
async function postWithRecording(language: LanguageCode) {
  const { items } = await ask<Listed<PostCard>>('/posts?type=audio&pageSize=1', language);
  const post = await ask<PostDetail>(`/posts/${encodeURIComponent(items[0]?.slug ?? '')}`, language);
  const recording = post.blocks.find((block) => block.kind === 'audio');
  const [, second, third] = recording?.kind === 'audio' ? recording.chapters : [];
  if (recording?.kind !== 'audio' || !second || !third) throw new Error('There is no recording with three chapters');
  return { path: paths.post.href(post.slug), recording, second, third };
}

const stateOf = (page: Page) =>
  page.locator('main audio').evaluate((audio: HTMLAudioElement) => ({
    time: audio.currentTime,
    seconds: audio.duration,
    isPlaying: !audio.paused,
    isRight: getComputedStyle(audio).direction === 'rtl',
  }));

for (const language of ['ar', 'de'] as const)
  test(`Listener goes through a recording by its chapters with the keyboard (${language})`, ({ visit }) =>
    visit({ language }, async ({ page, open }) => {
      const { path, recording, second, third } = await postWithRecording(language);
      await open(path);
      const player = page.locator('main audio');
      const chapter = ({ title }: { title: string }) => page.getByRole('main').getByRole('link', { name: title });
      await player.focus();
      await expect(player).toBeFocused();
      await chapter(second).focus();
      await page.keyboard.press('Enter');
      await expect(chapter(second)).toHaveAttribute('aria-current', 'true');
      await expect.poll(async () => (await stateOf(page)).time).toBeGreaterThan(second.seconds + 0.2);
      const { isPlaying, seconds, isRight } = await stateOf(page);
      expect([isPlaying, isRight]).toEqual([true, false]);
      expect(Math.abs(seconds - recording.seconds)).toBeLessThan(0.5);
      await chapter(third).press('Enter');
      await expect(chapter(third)).toHaveAttribute('aria-current', 'true');
      await expect(chapter(second)).not.toHaveAttribute('aria-current');
      expect((await stateOf(page)).time).toBeGreaterThanOrEqual(third.seconds);
      // What is played on into the next chapter is marked too.
      await player.evaluate((audio: HTMLAudioElement, to) => (audio.currentTime = to), third.seconds - 0.4);
      await expect(chapter(second)).toHaveAttribute('aria-current', 'true');
      await expect(chapter(third)).toHaveAttribute('aria-current', 'true');
    }));

test('Listener without scripts opens a chapter of the file', ({ visit }) =>
  visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    const { path, recording, second } = await postWithRecording('ar');
    await open(path);
    await expect(page.locator('main audio[controls]')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: second.title }).click();
    await expect(page).toHaveURL(`/media/blog/${recording.file}#t=${second.seconds}`);
    // The browser's own page for it, at the chapter.
    const player = page.locator('video, audio');
    await expect
      .poll(() => player.evaluate((media: HTMLMediaElement) => media.currentTime))
      .toBeGreaterThanOrEqual(second.seconds);
  }));

for (const language of ['ar', 'en', 'de', 'fr', 'gr'] as const)
  test(`Listener reads that a recording is gone, and plays it when it is there again (${language})`, ({ visit }) =>
    visit({ language, expected: [/\/media\/blog\//, /404/] }, async ({ page, open }) => {
      const { path, second } = await postWithRecording(language);
      await page.route('/media/blog/*', (route) => route.fulfill({ status: 404, body: '{}' }));
      await open(path);
      const message = page
        .getByRole('main')
        .getByText(messagesOf(language)('remote-blog/src/reading', 'audio.missing'));
      await expect(message).toBeHidden();
      const chapter = page.getByRole('main').getByRole('link', { name: second.title });
      await chapter.click();
      await expect(message).toBeVisible();
      await page.unroute('/media/blog/*');
      await chapter.click();
      await expect(message).toBeHidden();
      await expect.poll(async () => (await stateOf(page)).time).toBeGreaterThan(second.seconds);
    }));
