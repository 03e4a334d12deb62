import { paths } from '../support/addresses.ts';
import { fill, heading, main, press } from '../support/forms.ts';
import { mailTo } from '../support/mails.ts';
import { messagesFor, nameOf, newSpeaking, signInOnPage, signOutOnPage, type Newcomer } from '../support/members.ts';
import { messagesOf } from '../support/messages.ts';
import { findBarriers } from '../support/read-page.ts';
import type { Visit } from '../support/visit.ts';
import { isEverything } from '../support/selection.ts';
import { expect, test } from '../support/test.ts';

async function register({ page, open }: Visit, newcomer: Newcomer): Promise<void> {
  const say = messagesFor(newcomer);
  await open(paths.signUp.href());
  for (const name of ['username', 'firstName', 'lastName', 'email', 'phone', 'zip', 'password'] as const)
    await fill(page, name, newcomer[name]);
  await fill(page, 'passwordAgain', newcomer.password);
  await main(page).getByRole('checkbox').check();
  await press(page, say('sign-up:send'));
  await expect(heading(page, say('sign-up:checkMail.title'))).toBeVisible();
  const { links } = await mailTo(newcomer.email);
  await page.goto(links[0] ?? '');
  expect(await findBarriers(page)).toEqual([]);
  await fill(page, 'password', newcomer.password);
  await press(page, say('verification:button'));
  await expect(page.getByText(say('verifyEmail.welcome', { name: nameOf(newcomer) }))).toBeVisible();
}

async function signIn({ page, open }: Visit, newcomer: Newcomer): Promise<void> {
  await open(paths.signIn.href(paths.account.href()));
  await signInOnPage(page, newcomer);
  await expect(page.getByRole('navigation', { name: messagesFor(newcomer)('account.title') })).toBeVisible();
}

async function changeName({ page, open }: Visit, newcomer: Newcomer, name: string): Promise<void> {
  const say = messagesFor(newcomer);
  await open(paths.details.href());
  await fill(page, 'name', name);
  await press(page, say('details:save'));
  await expect(main(page).getByText(say('details:saved'))).toBeVisible();
  const button = page
    .getByRole('banner')
    .getByRole('button', { name: messagesOf(newcomer.code)('host', 'account.of', { name }) });
  await expect.poll(() => button.count(), { message: 'the header knows the new name' }).toBeGreaterThan(0);
}

/** Chooses a new password by the mail, as somebody who has lost the old one. */
async function loseThePassword({ page, open }: Visit, newcomer: Newcomer, password: string): Promise<void> {
  const say = messagesFor(newcomer);
  const { id } = await mailTo(newcomer.email);
  await open(paths.lostPassword.href());
  await fill(page, 'email', newcomer.email);
  await press(page, say('lostPassword.send'));
  await expect(heading(page, say('lostPassword.checkMail.title'))).toBeVisible();
  const { links } = await mailTo(newcomer.email, id);
  await page.goto(links[0] ?? '');
  await fill(page, 'password', password);
  await fill(page, 'passwordAgain', password);
  await press(page, say('resetPassword.send'));
  await expect(heading(page, say('resetPassword.done.title'))).toBeVisible();
}

async function deleteAccount({ page, open }: Visit, newcomer: Newcomer): Promise<void> {
  const say = messagesFor(newcomer);
  await open(paths.deletion.href());
  expect(await findBarriers(page)).toEqual([]);
  await main(page).getByRole('checkbox').check();
  await fill(page, 'elevationPassword', newcomer.password);
  await press(page, say('deletion:confirm'));
  await expect(heading(page, say('deletion:done.title'))).toBeVisible();
}

// In the other direction of writing the same steps begin in sign-up.test.ts.
for (const code of isEverything ? (['ar', 'de'] as const) : (['ar'] as const))
  test(`Member with the language ${code}: from registering on two browsers to leaving for good`, ({ visit }) =>
    visit({ language: code, expected: [/40[134]/] }, async (first) => {
      const newcomer = newSpeaking(code);
      const say = messagesFor(newcomer);
      const orders = messagesOf(newcomer.code)('remote-shop', 'orders.title');
      await register(first, newcomer);
      await first.open(paths.logout.href());
      await signOutOnPage(first.page, newcomer);
      await signIn(first, newcomer);
      await changeName(first, newcomer, 'Lantern 7');
      const again = { ...newcomer, password: `${newcomer.password} 2` };
      await visit({ language: code, expected: [/40[134]/] }, async (second) => {
        await signIn(second, newcomer);
        await second.open(paths.devices.href());
        await main(second.page)
          .getByRole('button', { name: say('devices.signOut') })
          .first()
          .click();
        await expect(main(second.page).getByText(say('devices.signedOut'))).toBeVisible();
        await first.page.getByRole('link', { name: orders }).click();
        await expect(heading(first.page, say('signIn.title'))).toBeVisible();
        expect(new URL(first.page.url()).search, 'and back afterwards').toBe(
          `?next=${encodeURIComponent(paths.orders.href())}`,
        );
        await loseThePassword(first, newcomer, again.password);
        await signIn(first, again);
        await second.page.getByRole('link', { name: orders }).click();
        await expect(heading(second.page, say('signIn.title'))).toBeVisible();
      });
      await deleteAccount(first, again);
      await first.open(paths.signIn.href());
      await signInOnPage(first.page, again);
      await expect(main(first.page).getByText(say('signIn.refused.wrongCredentials'))).toBeVisible();
    }));
