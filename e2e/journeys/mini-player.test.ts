import { paths } from '../support/addresses.ts';
import { episodeHref, findEpisode, playerOn, playerWord } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('Viewer goes on browsing while the film plays in a corner, and goes back to it without a break', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    const episode = await findEpisode();
    await open(episodeHref(episode));
    const player = playerOn(page);
    await player.play();
    // A film that began anew would be another element.
    await player.region.locator('video').evaluate((video) => (video.id = 'first'));
    const first = page.locator('video#first');

    await page.getByRole('banner').locator(`a[href="${paths.home.href()}"]`).first().click();
    const close = page.getByRole('button', { name: playerWord('mini.close') });
    await expect(close).toBeVisible();
    await expect(first).toHaveCount(1);
    expect(await player.state('paused')).toBe(false);
    const left = await player.time();
    await expect.poll(player.time).toBeGreaterThan(left + 0.3);

    const back = playerWord('mini.back', { title: '' });
    await page.getByRole('link', { name: back }).click();
    await expect(close).toHaveCount(0);
    await expect(page.getByRole('main').locator('video#first')).toBeVisible();
    expect(await player.time()).toBeGreaterThan(left);

    await page.getByRole('banner').locator(`a[href="${paths.home.href()}"]`).first().click();
    await close.click();
    await expect(page.locator('video')).toHaveCount(0);
  }));
