import { schemes, type Scheme } from '@sahra/shared/theme/choices';
import { paths } from '../support/addresses.ts';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { messagesOf } from '../support/messages.ts';
import { findBarriers, findOverflow, findRawKeys } from '../support/read-page.ts';
import type { Tell, Visit } from '../support/visit.ts';
import { longTimeouts } from '../support/timeouts.ts';
import { isEverything } from '../support/selection.ts';
import { expect, test, type VisitFixture } from '../support/test.ts';
import { useFrontEnd } from '../support/use-front-end.ts';
import { siteUrl } from '../support/current-site.ts';

const { site } = useFrontEnd({ environment: { ...longTimeouts, DEV_TOOLS: 'on' } });

const address = (scheme: string, dir: string) => `${paths.styleguide.href()}?scheme=${scheme}&dir=${dir}`;
const visitGuide = (visit: VisitFixture, language: LanguageCode, tell: Tell) =>
  visit({ site: site().url, language, reducedMotion: 'reduce' }, tell);
const focusedWords = ({ page }: Visit) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

test('A visitor finds no style guide', async () => {
  const answer = await fetch(siteUrl() + paths.styleguide.href());
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('data-space');
});

/** Each scheme in one direction, each direction in two schemes. */
const isTried = (scheme: Scheme, dir: 'rtl' | 'ltr') =>
  isEverything || (dir === 'rtl') === (schemes.indexOf(scheme) % 2 === 0);
/** One scheme of each direction: what is open has the colors of the page. */
const isOpened = (scheme: Scheme) => isEverything || schemes.indexOf(scheme) < 2;

for (const scheme of schemes)
  test.describe(`Every primitive in the scheme ${scheme}`, () => {
    for (const dir of (['rtl', 'ltr'] as const).filter((dir) => isTried(scheme, dir)))
      test(`has no barrier and fits a phone (${dir})`, ({ visit }) =>
        visitGuide(visit, dir === 'rtl' ? 'ar' : 'de', async ({ page, open }) => {
          await open(address(scheme, dir));
          expect(await findBarriers(page)).toEqual([]);
          expect(await findOverflow(page)).toEqual([]);
          expect(await findRawKeys(page)).toEqual([]);
          for (const name of isOpened(scheme) ? ['Dialog', 'Alert', 'From the start', 'From the end'] : []) {
            await page.getByRole('button', { name, exact: true }).click();
            await expect(page.locator('dialog:modal')).toBeVisible();
            expect(await findBarriers(page), name).toEqual([]);
            await page.keyboard.press('Escape');
            await expect(page.locator('dialog:modal')).toBeHidden();
            expect(await focusedWords({ page, open })).toBe(name);
          }
        }));
  });

for (const [language, dir] of [
  ['ar', 'rtl'],
  ['en', 'ltr'],
] as const)
  test.describe(`With the keyboard (${language})`, () => {
    const say = messagesOf(language);

    test('one goes through tabs the way one reads', ({ visit }) =>
      visitGuide(visit, language, async (visiting) => {
        const { page, open } = visiting;
        await open(address('dark', dir));
        const tabs = page.getByRole('tab');
        await tabs.first().focus();
        await page.keyboard.press(dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
        await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
      }));

    test('a dialog keeps the focus, and its drawer comes from the right side', ({ visit }) =>
      visitGuide(visit, language, async (visiting) => {
        const { page, open } = visiting;
        await open(address('dark', dir));
        await page.getByRole('button', { name: 'Dialog', exact: true }).click();
        const dialog = page.locator('dialog:modal');
        await expect(dialog.getByRole('textbox')).toBeFocused();
        for (let step = 0; step < 8; step += 1) {
          await page.keyboard.press('Tab');
          expect(
            await page.evaluate(
              () =>
                !document.activeElement ||
                document.activeElement === document.body ||
                Boolean(document.activeElement.closest('dialog')),
            ),
          ).toBe(true);
        }
        await page.mouse.click(5, 5);
        await expect(dialog).toBeHidden();
        await page.getByRole('button', { name: 'From the start' }).click();
        const box = await dialog.boundingBox();
        const [start, room] = [
          (box?.x ?? -1) + (dir === 'rtl' ? (box?.width ?? 0) : 0),
          await page.evaluate(() => document.documentElement.clientWidth),
        ];
        // The place of the page's scroll bar stays free.
        expect(Math.abs(start - (dir === 'rtl' ? room : 0))).toBeLessThan(20);
      }));

    test('a sent form tells what is wrong and leads there', ({ visit }) =>
      visitGuide(visit, language, async (visiting) => {
        const { page, open } = visiting;
        await open(address('dark', dir));
        await page.locator('form [type=submit]').click();
        const summary = page.getByRole('region', {
          name: say('shared', language === 'ar' ? 'form.errors_two' : 'form.errors_other', { count: 2 }),
        });
        await expect(summary).toBeFocused();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('wrong-topic');
        const radios = page.locator('#forms input[name=privacy]');
        await radios.first().focus();
        await page.keyboard.press('ArrowDown');
        await expect(radios.nth(1)).toBeChecked();
      }));

    test('toasts are dismissed with Escape, and a countdown says its end', ({ visit }) =>
      visitGuide(visit, language, async (visiting) => {
        const { page, open } = visiting;
        await page.clock.install();
        await open(address('dark', dir));
        await page.getByRole('button', { name: 'warning' }).click();
        const toast = page.getByRole('alert').getByRole('listitem');
        await expect(toast).toBeVisible();
        await toast.getByRole('button').focus();
        await page.keyboard.press('Escape');
        await expect(toast).not.toBeAttached();
        await expect(page.getByRole('timer')).toHaveCount(2);
        await page.clock.fastForward('01:00');
        await expect(page.getByRole('timer')).toHaveCount(1);
      }));
  });

test('A question that an address names is open without scripts too', ({ visit }) =>
  visit({ site: site().url, language: 'en', javaScriptEnabled: false }, async ({ page, open }) => {
    await open(`${address('dark', 'ltr')}#question-closed`);
    await expect(page.locator('#question-closed')).toBeVisible();
  }));
