import type { Home } from '@sahra/shared/schemas/catalog';
import { ask } from '../support/api.ts';
import { streamingWord } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('Visitor comes to a card with the keyboard, sees its program move without sound, and stops it', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    const { topTen } = await ask<Home>('/home');
    await open('/');
    const rail = page.getByRole('region', { name: streamingWord('home.topTen', { number: topTen.length }) });
    const card = rail.getByRole('listitem').first().getByRole('link');
    await card.scrollIntoViewIfNeeded();
    await expect(page.locator('video')).toHaveCount(0);
    // The key makes it a visit by keyboard, whatever had the focus.
    await page.keyboard.press('Tab');
    await card.focus();
    const time = () => card.locator('video').evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
    await expect.poll(time).toBeGreaterThan(0.2);
    expect(await card.locator('video').evaluate(({ muted }: HTMLVideoElement) => muted)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.locator('video')).toHaveCount(0);
    await expect(card).toBeFocused();
  }));
