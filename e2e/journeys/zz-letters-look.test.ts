import { paths } from '../support/addresses.ts';
import { signInByApi, takeSession } from '../support/members.ts';
import { findBarriers, findForeignLetters, findOverflow, findRawKeys } from '../support/read-page.ts';
import { expect, test } from '../support/test.ts';

for (const language of ['ar', 'de'] as const)
  test(`look ${language}`, ({ visit, admin }) =>
    visit({ language }, async ({ page, open }) => {
      await takeSession(page, await signInByApi(admin));
      await open(paths.letters.href());
      await page.locator('form select').last().selectOption('2026-11');
      await page.locator('main button.btn-primary').first().click();
      await page.waitForURL(/ids\/\d+/);
      await page.locator('#letter-subject-ar').fill('أفلام هذا الشهر');
      await page.locator('#letter-subject-en').fill('Films of this month');
      await page.locator('#letter-texts ~ form button[type=submit]').click();
      await page.waitForTimeout(1500);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.waitForTimeout(500);
        await page.screenshot({ path: `/tmp/letters-${language}-${width}.png`, fullPage: true });
      }
      await page.setViewportSize({ width: 390, height: 900 });
      console.log(JSON.stringify([await findBarriers(page), await findOverflow(page), await findRawKeys(page)]));
      const up = page.locator('button[value^="down-"]').first();
      const value = await up.getAttribute('value');
      await up.focus();
      await page.keyboard.press('Enter');
      await page.waitForTimeout(1500);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe(value);
      await open(paths.letters.href());
      await page.screenshot({ path: `/tmp/letters-list-${language}.png`, fullPage: true });
      await open(paths.letterBounces.href());
      await page.screenshot({ path: `/tmp/letters-bounces-${language}.png`, fullPage: true });
    }));
