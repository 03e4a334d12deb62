import { schemes } from '@sahra/shared/theme/choices';
import { paths } from '@sahra/shared/paths';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { wordsOf } from './messages.ts';
import { type FrontEnd, makeDataDir, removeDataDir, startFrontEnd } from './own-site.ts';
import { patientServer } from './patience.ts';
import { findBarriers, findOverflow, findRawKeys } from './read-page.ts';
import { visit, type Visit } from './visit.ts';

let dataDir: string;
let site: FrontEnd;
beforeAll(async () => {
  dataDir = await makeDataDir();
  site = await startFrontEnd({ apiUrl: inject('url'), dataDir, environment: { ...patientServer, DEV_TOOLS: 'on' } });
});
afterAll(async () => {
  await site?.stop();
  await removeDataDir(dataDir);
});

const address = (scheme: string, dir: string) => `${paths.styleguide.href()}?scheme=${scheme}&dir=${dir}`;
const visitGuide = (language: LanguageCode, tell: (visit: Visit) => Promise<void>) => visit({ site: site.url, language, reducedMotion: 'reduce' }, tell);
const focusedWords = ({ page }: Visit) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

it('A visitor finds no style guide', async () => {
  const answer = await fetch(inject('url') + paths.styleguide.href());
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('data-space');
});

describe.each(schemes)('Every primitive in the scheme %s', (scheme) => {
  it.each(['rtl', 'ltr'] as const)('has no barrier and fits a phone (%s)', (dir) =>
    visitGuide(dir === 'rtl' ? 'ar' : 'de', async ({ page, open }) => {
      await open(address(scheme, dir));
      expect(await findBarriers(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
      expect(await findRawKeys(page)).toEqual([]);
      for (const name of ['Dialog', 'Alert', 'From the start', 'From the end']) {
        await page.getByRole('button', { name, exact: true }).click();
        await page.locator('dialog:modal').waitFor();
        expect(await findBarriers(page), name).toEqual([]);
        await page.keyboard.press('Escape');
        await page.locator('dialog:modal').waitFor({ state: 'hidden' });
        expect(await focusedWords({ page, open })).toBe(name);
      }
    }),
  );
});

describe.each([['ar', 'rtl'], ['en', 'ltr']] as const)('With the keyboard (%s)', (language, dir) => {
  const say = wordsOf(language);

  it('one chooses from a menu, leaves it with Escape, and goes through tabs the way one reads', () =>
    visitGuide(language, async (visiting) => {
      const { page, open } = visiting;
      await open(address('dark', dir));
      const button = page.locator('[aria-haspopup=menu]');
      await button.focus();
      await page.keyboard.press('ArrowDown');
      const items = page.getByRole('menuitem');
      await expect.poll(() => focusedWords(visiting)).toBe(await items.nth(0).textContent());
      await page.keyboard.press('End');
      await expect.poll(() => focusedWords(visiting)).toBe(await items.nth(2).textContent());
      await page.keyboard.press('Escape');
      expect(await items.count()).toBe(0);
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

      const tabs = page.getByRole('tab');
      await tabs.first().focus();
      await page.keyboard.press(dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
      expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true');
    }));

  it('a dialog keeps the focus, and its drawer comes from the right side', () =>
    visitGuide(language, async (visiting) => {
      const { page, open } = visiting;
      await open(address('dark', dir));
      await page.getByRole('button', { name: 'Dialog', exact: true }).click();
      const dialog = page.locator('dialog:modal');
      expect(await dialog.getByRole('textbox').evaluate((element) => element === document.activeElement)).toBe(true);
      for (let step = 0; step < 8; step += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => !document.activeElement || document.activeElement === document.body || Boolean(document.activeElement.closest('dialog')))).toBe(true);
      }
      await page.mouse.click(5, 5);
      await dialog.waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'From the start' }).click();
      const box = await dialog.boundingBox();
      const [start, room] = [(box?.x ?? -1) + (dir === 'rtl' ? (box?.width ?? 0) : 0), await page.evaluate(() => document.documentElement.clientWidth)];
      // The place of the page's scroll bar stays free.
      expect(Math.abs(start - (dir === 'rtl' ? room : 0))).toBeLessThan(20);
    }));

  it('a sent form tells what is wrong and leads there', () =>
    visitGuide(language, async (visiting) => {
      const { page, open } = visiting;
      await open(address('dark', dir));
      await page.locator('form [type=submit]').click();
      const summary = page.getByRole('region', { name: say('shared', language === 'ar' ? 'form.errors_two' : 'form.errors_other', { count: 2 }) });
      expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('wrong-topic');
      const radios = page.locator('#forms input[name=privacy]');
      await radios.first().focus();
      await page.keyboard.press('ArrowDown');
      expect(await radios.nth(1).isChecked()).toBe(true);
    }));

  it('toasts are dismissed with Escape, and a countdown says its end', () =>
    visitGuide(language, async (visiting) => {
      const { page, open } = visiting;
      await open(address('dark', dir));
      await page.getByRole('button', { name: 'warning' }).click();
      const toast = page.getByRole('alert').getByRole('listitem');
      await toast.waitFor();
      await toast.getByRole('button').focus();
      await page.keyboard.press('Escape');
      await toast.waitFor({ state: 'detached' });
      expect(await page.getByRole('timer').count()).toBe(2);
      await expect.poll(() => page.getByRole('timer').count(), { timeout: 30_000 }).toBe(1);
    }));
});

it('A question that an address names is open without scripts too', () =>
  visit({ site: site.url, language: 'en', javaScriptEnabled: false }, async ({ page, open }) => {
    await open(`${address('dark', 'ltr')}#question-closed`);
    expect(await page.locator('#question-closed').isVisible()).toBe(true);
  }));
