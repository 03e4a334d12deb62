import type { Page } from 'playwright/test';
import { codeOfApp } from '../../api/src/second-step/set-up-by-api.ts';
import { paths } from '../support/addresses.ts';
import { fill, heading, main, press } from '../support/forms.ts';
import { mailTo } from '../support/mails.ts';
import { makeAdmin } from '../support/make-admin.ts';
import { giveSecondStep, makeMember, signInOnPage, type Newcomer } from '../support/members.ts';
import { messagesOf } from '../support/messages.ts';
import { findBarriers, findForeignLetters, findOverflow, findRawKeys } from '../support/read-page.ts';
import { expect, test } from '../support/test.ts';

const remote = 'remote-account';
const account = (code: Newcomer['code']) => (key: string, slots?: Record<string, string>) =>
  messagesOf(code)(remote, key, slots);
const security = (code: Newcomer['code']) => (key: string, slots?: Record<string, string>) =>
  messagesOf(code)('remote-account/src/security', key, slots);

/** The key that the page shows to who types it into their app. */
const keyOn = async (page: Page): Promise<string> =>
  (
    await main(page)
      .locator('bdi', { hasText: /^[A-Z2-7 ]{39}$/ })
      .innerText()
  ).replaceAll(' ', '');
const codesOn = (page: Page) => main(page).locator('code').allInnerTexts();

/** Everything that is wrong with a page that is open. */
const faultsOf = async (page: Page) => [
  ...(await findBarriers(page)),
  ...(await findOverflow(page)),
  ...(await findRawKeys(page)),
];

test('An admin is led to set up a second step, comes to what they manage, and signs in with it from another browser', ({
  visit,
}) =>
  visit({ language: 'ar', viewport: { width: 390, height: 780 } }, async ({ page, open }) => {
    const [say, tell] = [account('ar'), security('ar')];
    const admin = await makeAdmin({ withSecondStep: false });
    await open(paths.signIn.href(paths.admin.href()));
    await signInOnPage(page, admin);
    await expect(main(page).getByRole('heading', { name: tell('required.title') })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await open(paths.admin.href());
    await expect(heading(page, say('security.title'))).toBeVisible();
    await press(page, tell('step.begin'));
    await expect(main(page).getByRole('img', { name: tell('setUp.qr') })).toBeVisible();
    expect([await faultsOf(page), await findForeignLetters(page)]).toEqual([[], []]);
    const key = await keyOn(page);
    await press(page, tell('setUp.confirm'));
    await expect(main(page).getByRole('link', { name: tell('setUp.missing') })).toBeVisible();
    await fill(page, 'code', codeOfApp(key));
    await press(page, tell('setUp.confirm'));
    await expect(main(page).getByRole('heading', { name: tell('codes.new') })).toBeVisible();
    const codes = await codesOn(page);
    expect(codes).toHaveLength(8);
    expect(await faultsOf(page)).toEqual([]);
    expect((await mailTo(admin.email)).subject).toBe(messagesOf('ar')('api/src/mail', 'second-step-changed.subject'));
    await main(page)
      .getByRole('link', { name: tell('codes.goOn') })
      .click();
    await expect(heading(page, say('admin.members.title'))).toBeVisible();

    await visit({ language: 'de', expected: [/400/] }, async ({ page: other, open: openThere }) => {
      const sayThere = account('de');
      await openThere(paths.signIn.href(paths.admin.href()));
      await signInOnPage(other, { ...admin, code: 'de' });
      await expect(heading(other, sayThere('signIn.code.title'))).toBeVisible();
      expect(await faultsOf(other)).toEqual([]);
      const digits = other.getByRole('textbox', { name: sayThere('signIn.code.field') });
      await digits.fill(codeOfApp(key, 20));
      await press(other, sayThere('signIn.code.send'));
      await expect(main(other).getByRole('link', { name: sayThere('signIn.code.wrong') })).toBeVisible();
      expect(await faultsOf(other)).toEqual([]);
      await digits.fill(codeOfApp(key, 1));
      await press(other, sayThere('signIn.code.send'));
      await expect(heading(other, sayThere('admin.members.title'))).toBeVisible();
    });
  }));

test('Without scripts a member who has lost their phone signs in with a recovery code, once, and makes new ones', ({
  visit,
}) =>
  visit({ language: 'de', javaScriptEnabled: false, expected: [/400/] }, async ({ page, open }) => {
    const [say, tell] = [account('de'), security('de')];
    const mona = await makeMember({ code: 'de' });
    await giveSecondStep(mona);
    const [lost = ''] = mona.recoveryCodes?.slice(-1) ?? [];
    await open(paths.signIn.href(paths.security.href()));
    await signInOnPage(page, mona);
    await expect(main(page).getByText(tell('codes.left_other', { count: '7' }))).toBeVisible();
    await press(page, tell('codes.renew'));
    await expect(main(page).getByRole('heading', { name: tell('codes.new') })).toBeVisible();
    expect(await codesOn(page)).toHaveLength(8);

    await visit(
      { language: 'de', javaScriptEnabled: false, expected: [/400/] },
      async ({ page: other, open: openThere }) => {
        await openThere(paths.signIn.href());
        await signInOnPage(other, { ...mona, recoveryCodes: [lost] });
        await expect(main(other).getByRole('link', { name: say('signIn.code.wrong') })).toBeVisible();
      },
    );
  }));
