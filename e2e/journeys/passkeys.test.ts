import type { Page } from 'playwright/test';
import { paths } from '../support/addresses.ts';
import { fill, heading, main, press } from '../support/forms.ts';
import { mailTo } from '../support/mails.ts';
import { makeAdmin } from '../support/make-admin.ts';
import { makeMember, messagesFor, signInOnPage, signOutOnPage, type Newcomer } from '../support/members.ts';
import { messagesOf } from '../support/messages.ts';
import { findBarriers, findForeignLetters, findOverflow, findRawKeys } from '../support/read-page.ts';
import { expect, test } from '../support/test.ts';
import { addAuthenticator } from '../support/virtual-authenticator.ts';

const security = (code: Newcomer['code']) => (key: string, slots?: Record<string, string>) =>
  messagesOf(code)('remote-account/src/security', key, slots);

/** Everything that is wrong with a page that is open. */
const faultsOf = async (page: Page) => [
  ...(await findBarriers(page)),
  ...(await findOverflow(page)),
  ...(await findRawKeys(page)),
];
const removalIn = (page: Page) => main(page).getByRole('button', { name: /^Entfernen: / });

test('A member adds a passkey, names it, signs in with it alone, and removes it', ({ visit }) =>
  visit({ language: 'de' }, async ({ page, open }) => {
    const mona = await makeMember({ code: 'de' });
    const [say, tell] = [messagesFor(mona), security('de')];
    const countKept = await addAuthenticator(page);
    await open(paths.signIn.href(paths.security.href()));
    await signInOnPage(page, mona);
    await expect(main(page).getByText(tell('passkeys.none'))).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);

    await press(page, tell('passkeys.add'));
    await expect(main(page).getByRole('heading', { name: tell('codes.new') })).toBeVisible();
    await expect(main(page).locator('code')).toHaveCount(8);
    expect(await countKept()).toBe(1);
    expect((await mailTo(mona.email)).subject).toBe(messagesOf('de')('api/src/mail', 'second-step-changed.subject'));
    await main(page)
      .getByRole('link', { name: tell('codes.goOn') })
      .click();
    await expect(main(page).getByText(tell('step.offWithPasskey'))).toBeVisible();
    await main(page).locator('summary').click();
    await fill(page, 'name', 'Rechner im Wohnzimmer');
    await press(page, tell('passkeys.saveName'));
    await expect(main(page).getByText('Rechner im Wohnzimmer', { exact: true })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);

    await open(paths.logout.href());
    await signOutOnPage(page, mona);
    await open(paths.signIn.href(paths.security.href()));
    expect(await faultsOf(page)).toEqual([]);
    await press(page, say('signIn.passkey'));
    await expect(heading(page, say('security.title'))).toBeVisible();

    await removalIn(page).click();
    await expect(main(page).getByText(tell('done.remove'))).toBeVisible();
    await expect(main(page).getByText(tell('passkeys.none'))).toBeVisible();
    await open(paths.logout.href());
    await signOutOnPage(page, mona);
    await open(paths.signIn.href(paths.details.href()));
    await signInOnPage(page, mona);
    await expect(heading(page, say('details.title'))).toBeVisible();
  }));

test('An admin without an app has enough with a passkey; after the password it is asked for, and one that was removed opens nothing', ({
  visit,
}) =>
  visit({ language: 'ar', expected: [/400/] }, async ({ page, open }) => {
    const admin = await makeAdmin({ withSecondStep: false });
    const [say, tell] = [messagesFor(admin), security('ar')];
    await addAuthenticator(page);
    await open(paths.signIn.href(paths.admin.href()));
    await signInOnPage(page, admin);
    await expect(main(page).getByRole('heading', { name: tell('required.title') })).toBeVisible();
    await open(paths.admin.href());
    await press(page, tell('passkeys.add'));
    await main(page)
      .getByRole('link', { name: tell('codes.goOn') })
      .click();
    await expect(heading(page, say('admin.members.title'))).toBeVisible();

    await open(paths.logout.href());
    await signOutOnPage(page, admin);
    await open(paths.signIn.href(paths.admin.href()));
    await signInOnPage(page, admin);
    await expect(main(page).getByText(say('signIn.code.withPasskey'))).toBeVisible();
    expect([await faultsOf(page), await findForeignLetters(page)]).toEqual([[], []]);
    await press(page, say('signIn.passkey'));
    await expect(heading(page, say('admin.members.title'))).toBeVisible();

    await open(paths.security.href());
    await main(page)
      .getByRole('button', { name: new RegExp(`^${tell('passkeys.remove', { name: '' }).trim()}`) })
      .click();
    await expect(main(page).getByRole('heading', { name: tell('required.title') })).toBeVisible();
    await open(paths.logout.href());
    await signOutOnPage(page, admin);
    await open(paths.signIn.href(paths.admin.href()));
    await press(page, say('signIn.passkey'));
    await expect(main(page).getByText(say('signIn.refused.passkey'))).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  }));
