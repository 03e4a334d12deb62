import { paths } from '../support/addresses.ts';
import { signInByApi, takeSession } from '../support/members.ts';
import { findBarriers, findForeignLetters, findOverflow, findRawKeys } from '../support/read-page.ts';
import { test } from '../support/test.ts';

for (const [language, width] of [['ar', 1440], ['ar', 390], ['de', 1440], ['de', 390]] as const)
  test(`look ${language} ${width}`, ({ visit, admin }) =>
    visit({ language, viewport: { width, height: 900 }, expected: [/.*/] }, async ({ page, open }) => {
      await takeSession(page, await signInByApi(admin));
      await open(paths.editedPosts.href());
      await page.screenshot({ path: `/tmp/room/list-${language}-${width}.png` });
      console.log(language, width, 'list', await findBarriers(page), await findOverflow(page), await findRawKeys(page), language === 'ar' ? await findForeignLetters(page) : []);
      await open(paths.editedPosts.href({ q: 'hold' }));
      const href = await page.locator('main h2 a').first().getAttribute('href');
      await open(`${href?.replace(/\/(ar|en|de|fr|gr)$/, '')}/${language === 'ar' ? 'ar' : 'de'}?beside=en`);
      await page.locator('[role=textbox][contenteditable=true]').waitFor();
      await page.screenshot({ path: `/tmp/room/write-${language}-${width}.png`, fullPage: true });
      console.log(language, width, 'write', await findBarriers(page), await findOverflow(page), await findRawKeys(page));
      await page.locator('main details summary').first().click();
      await page.locator('main details').first().screenshot({ path: `/tmp/room/settings-${language}-${width}.png` });
      console.log(language, width, 'settings', await findBarriers(page), await findOverflow(page));
    }));
