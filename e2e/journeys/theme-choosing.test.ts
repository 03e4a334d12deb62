import { languages } from '@sahra/shared/i18n/languages';
import { paths } from '../support/addresses.ts';
import { directionChoices, schemes } from '@sahra/shared/theme/choices';
import {
  appliedTheme,
  chooseTheme,
  customizerName,
  isReady,
  openCustomizer,
  storedThemes,
} from '../support/customizer.ts';
import { messagesOf } from '../support/messages.ts';
import { findBarriers, findOverflow } from '../support/read-page.ts';
import { expect, test } from '../support/test.ts';
import { siteUrl } from '../support/current-site.ts';
import { isEverything } from '../support/selection.ts';

const say = messagesOf('ar');
const place = paths.pricing.href();

test('The panel stays open under the hand that chooses, says what became of it, and gives the focus back', ({
  visit,
}) =>
  visit({}, async ({ page, open }) => {
    await open('/');
    const panel = await openCustomizer(page);
    const right = panel.getByRole('radio', { name: say('host/src/customizer', 'direction.auto') });
    await right.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => appliedTheme(page)).toBe('dark ltr');
    const focused = () =>
      page.evaluate(
        () =>
          document.activeElement instanceof HTMLInputElement &&
          `${document.activeElement.name} ${document.activeElement.value}`,
      );
    expect(await focused()).toBe('direction ltr');
    await expect(panel).toBeVisible();
    const names = {
      scheme: say('host/src/customizer', 'scheme.dark'),
      direction: say('host/src/customizer', 'direction.ltr'),
    };
    await expect(panel.getByRole('status')).toHaveText(say('host/src/customizer', 'kept.local', names));
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(customizerName);
  }));

test('An address that chooses counts once, until the visitor chooses', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await open(place);
    await chooseTheme(page, { scheme: 'hulu', direction: 'ltr' });
    await open(`${place}?scheme=hotstar&direction=auto`);
    expect(await appliedTheme(page)).toBe('hotstar rtl');
    expect((await storedThemes(page)).local).toBe('hotstar auto');
    await chooseTheme(page, { scheme: 'amazonprime' });
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await isReady(page);
    expect(await appliedTheme(page)).toBe('amazonprime rtl');
  }));

for (const width of [1280, 360])
  test(`Visitor without scripts chooses with a form, ${width} pixels wide`, ({ visit }) =>
    visit({ javaScriptEnabled: false, viewport: { width, height: 800 } }, async ({ page, open }) => {
      await open(paths.shop.href({ sort: 'latest' }));
      const panel = await openCustomizer(page);
      await panel.getByRole('radio', { name: say('host/src/customizer', 'scheme.hotstar') }).check();
      await panel.getByRole('radio', { name: say('host/src/customizer', 'direction.ltr') }).check();
      await panel.getByRole('button', { name: say('host/src/customizer', 'apply') }).click();
      await page.waitForURL(/direction=ltr/);
      expect(new URL(page.url()).searchParams.get('sort')).toBe('latest');
      const html = async () =>
        `${await page.locator('body').getAttribute('data-scheme')} ${await page.locator('html').getAttribute('dir')}`;
      expect(await html()).toBe('hotstar ltr');
      await open(place);
      expect(await html()).toBe('hotstar ltr');
    }));

test('The first byte is in the language, direction and scheme of the cookies', async () => {
  const faults: string[] = [];
  for (const { code, tag, dir } of languages)
    for (const scheme of schemes)
      for (const direction of directionChoices) {
        const answer = await fetch(siteUrl() + place, {
          headers: { cookie: `lang=${code}; scheme=${scheme}; direction=${direction}` },
        });
        const html = await answer.text();
        const expected = [
          `<html lang="${tag}" dir="${direction === 'auto' ? dir : direction}">`,
          `<body data-scheme="${scheme}">`,
          `href="/icons/${scheme}.svg"`,
        ];
        faults.push(
          ...expected
            .filter((text) => !html.includes(text))
            .map((text) => `${code} ${scheme} ${direction}: no ${text}`),
        );
      }
  expect(faults).toEqual([]);
});

/** Arabic, and the language with the longest words. */
const isSeen = ({ code }: { code: string }) => isEverything || code === 'ar' || code === 'de';

for (const { code, name } of languages.filter(isSeen))
  test(`The open panel is right in ${name}, wide and narrow, in both directions`, ({ visit }) =>
    visit({ language: code, reducedMotion: 'reduce' }, async ({ page, open }) => {
      const label = messagesOf(code)('host', 'theme.label');
      await open(place);
      await page.getByRole('banner').getByRole('button', { name: label }).click();
      const wide = page.getByRole('group', { name: label });
      for (const direction of ['rtl', 'ltr'] as const) {
        await wide
          .getByRole('radio', { name: messagesOf(code)('host/src/customizer', `direction.${direction}`) })
          .check();
        expect(await findBarriers(page)).toEqual([]);
        const box = await wide.boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= 1280 && box.y + box.height <= 800).toBe(true);
      }
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole('button', { name: messagesOf(code)('host', 'nav.menu') }).click();
      const menu = page.getByRole('dialog');
      await menu.getByText(label).click();
      await menu.getByRole('radio', { name: messagesOf(code)('host/src/customizer', 'direction.rtl') }).check();
      expect(await findBarriers(page)).toEqual([]);
      expect(
        await menu.evaluate((dialog) =>
          [...dialog.querySelectorAll('*')]
            .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
            .map((element) => element.outerHTML.slice(0, 100)),
        ),
      ).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
    }));
