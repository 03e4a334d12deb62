import type { Page } from 'playwright/test';
import { paths } from '../support/addresses.ts';
import { main, press } from '../support/forms.ts';
import { newNamed, signInByApi, signUpByApi, takeSession } from '../support/members.ts';
import { messagesOf } from '../support/messages.ts';
import { findBarriers } from '../support/read-page.ts';
import { expect, test } from '../support/test.ts';

const say = (key: string) => messagesOf('ar')('remote-account', key);
const sayOfPictures = (key: string, values?: Record<string, string>) =>
  messagesOf('ar')('shared/src/forms/pictures', key, values);
const salma = newNamed({ firstName: 'سلمى' });
test.beforeAll(() => signUpByApi(salma));

const field = (page: Page) => main(page).locator('input[type=file]');
const shown = (page: Page) => main(page).locator('picture img');
/** A picture as wide as two of its heights. */
const takePicture = async (page: Page) => ({
  name: 'سطح.png',
  mimeType: 'image/png',
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 390, height: 195 } }),
});

test('Member chooses a picture with the keyboard, crops it, watches it go, and has it', ({ visit }) =>
  visit({ language: 'ar', viewport: { width: 390, height: 780 } }, async ({ page, open }) => {
    await takeSession(page, await signInByApi(salma));
    // Before the page is there: a dialog that opens at once would not be noticed.
    page.on('filechooser', async (chooser) => chooser.setFiles(await takePicture(page)));
    await open(paths.picture.href());
    await field(page).focus();
    await page.keyboard.press('Enter');

    const frame = page.getByRole('slider', { name: sayOfPictures('crop.area') });
    await expect(frame.locator('img')).toBeVisible();
    await frame.focus();
    const before = await frame.getAttribute('aria-valuetext');
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowLeft');
    expect(await frame.getAttribute('aria-valuetext')).not.toBe(before);
    expect(await findBarriers(page)).toEqual([]);

    let letGo: () => void = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/media?*', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: sayOfPictures('editor.use') }).press('Enter');
    await expect(page.getByRole('progressbar')).toBeVisible();
    letGo();
    await expect(main(page).getByText(say('picture.saved'))).toBeFocused();
    await expect.poll(() => shown(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }));

test('Without scripts a member sends a picture with a plain field, and removes it', ({ visit }) =>
  visit({ language: 'ar', javaScriptEnabled: false, expected: [/4\d\d/] }, async ({ page, open }) => {
    await takeSession(page, await signInByApi(salma));
    await open(paths.picture.href());
    await field(page).setInputFiles(await takePicture(page));
    await main(page).getByLabel(sayOfPictures('alternative.label')).fill('من فوق السطح');
    await press(page, say('picture.save'));
    await expect(main(page).getByText(say('picture.saved'))).toBeVisible();
    await expect(shown(page)).toHaveAttribute('alt', 'من فوق السطح');

    await field(page).setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(6 * 1024 * 1024) });
    await press(page, say('picture.save'));
    await expect(
      main(page)
        .getByText(sayOfPictures('refused.tooLarge', { max: '5' }))
        .first(),
    ).toBeVisible();
    await press(page, say('picture.remove'));
    await expect(main(page).getByText(say('picture.removed'))).toBeVisible();
    await expect(shown(page)).toHaveCount(0);
  }));
