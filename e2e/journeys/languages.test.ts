import { messagesOf } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

const arabic = messagesOf('ar');
const greek = messagesOf('gr');

test('Visitor reads Arabic first, whatever language their browser prefers', ({ visit }) =>
  visit({ locale: 'de-DE' }, async ({ page, open }) => {
    await open('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic('remote-streaming', 'home.title'));
  }));

test('Visitor picks Greek without a reload, and it stays', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await open('/');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: arabic('host', 'language.label') }).click();
    await header.getByRole('link', { name: 'Ελληνικά' }).click();
    await expect(page.getByRole('heading', { level: 1, name: greek('remote-streaming', 'home.title') })).toBeVisible();
    const read = () =>
      page.evaluate(() => ({
        lang: document.documentElement.lang,
        dir: document.documentElement.dir,
        title: document.title,
      }));
    const inGreek = {
      lang: 'el',
      dir: 'ltr',
      title: `${greek('remote-streaming', 'home.title')} · ${greek('shared', 'siteName')}`,
    };
    await expect.poll(read).toEqual(inGreek);
    // Contents follow, not only the site's own messages.
    await expect(
      page.getByRole('region', { name: greek('remote-streaming', 'home.topTen', { number: 5 }) }),
    ).toBeVisible();
    // Also at the foot of the page, where the visitor has not been.
    await expect(page.getByRole('contentinfo')).toContainText(greek('host', 'footer.line'));
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await read()).toEqual(inGreek);
    await expect(header.getByRole('link', { name: greek('remote-shop', 'menu.shop') })).toBeVisible();
  }));
