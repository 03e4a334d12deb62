import { paths } from '../support/addresses.ts';
import type { Page } from 'playwright/test';
import { mailTo } from '../support/mails.ts';
import {
  nameOf,
  newNamed,
  newSpeaking,
  signInOnPage,
  signOutOnPage,
  signUpByApi,
  messagesFor,
  type Newcomer,
} from '../support/members.ts';
import { messagesOf } from '../support/messages.ts';
import { findBarriers } from '../support/read-page.ts';
import { isEverything } from '../support/selection.ts';
import { expect, test } from '../support/test.ts';

async function fillIn(
  page: Page,
  newcomer: Newcomer,
  but: Partial<Record<keyof Newcomer | 'passwordAgain', string>> = {},
) {
  const texts = { ...newcomer, passwordAgain: newcomer.password, ...but };
  const names = ['username', 'firstName', 'lastName', 'email', 'phone', 'zip', 'password', 'passwordAgain'] as const;
  for (const name of names) await page.locator(`main input[name=${name}]`).fill(texts[name]);
  await page.getByRole('main').getByRole('checkbox').check();
}

/** From the form to the confirmed address, by way of a wrong password: stands signed in where they wanted to go. */
async function register(page: Page, newcomer: Newcomer) {
  const say = messagesFor(newcomer);
  await fillIn(page, newcomer);
  await page.getByRole('button', { name: say('sign-up:send') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('sign-up:checkMail.title') })).toBeVisible();
  const { links, language } = await mailTo(newcomer.email);
  expect(language).toBe(newcomer.code);
  await page.goto(links[0] ?? '');
  const confirm = async (password: string) => {
    await page.locator('main input[name=password]').fill(password);
    await page.getByRole('button', { name: say('verification:button') }).click();
  };
  await confirm('that of somebody else');
  await expect(page.getByRole('main').getByRole('link', { name: say('verification:wrong') })).toBeVisible();
  await confirm(newcomer.password);
  await expect(page.getByRole('heading', { level: 1, name: say('plans.title') })).toBeVisible();
}

const accountButton = (page: Page, newcomer: Newcomer) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: messagesOf(newcomer.code)('host', 'account.of', { name: nameOf(newcomer) }) });

// From right to left the same steps are those of account-lifecycle.test.ts.
for (const code of isEverything ? (['ar', 'de'] as const) : (['de'] as const))
  test(`Visitor with the language ${code} registers, is in with the confirmed address, signs out and in again, is greeted each time`, ({
    visit,
  }) =>
    visit({ language: code, expected: [/40[013]/] }, async ({ page, open }) => {
      const newcomer = newSpeaking(code);
      const say = messagesFor(newcomer);
      const name = nameOf(newcomer);
      await open(paths.signUp.href(paths.pricing.href()));
      await register(page, newcomer);
      expect(new URL(page.url()).pathname).toBe(paths.pricing.href());
      await expect(page.getByText(say('verifyEmail.welcome', { name }))).toBeVisible();
      await expect(accountButton(page, newcomer)).toBeVisible();
      await open(paths.logout.href());
      await signOutOnPage(page, newcomer);

      await open(paths.signIn.href(paths.pricing.href()));
      await signInOnPage(page, { ...newcomer, username: newcomer.email, password: 'nobody has this one' });
      await expect(page.getByText(say('signIn.refused.wrongCredentials'))).toBeVisible();
      await expect(page.locator('main input[name=identifier]')).toHaveValue(newcomer.email);
      expect(await findBarriers(page)).toEqual([]);

      await signInOnPage(page, newcomer);
      await expect(page.getByRole('heading', { level: 1, name: say('plans.title') })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(paths.pricing.href());
      await expect(page.getByText(say('signIn.welcome', { name }))).toBeVisible();
      await accountButton(page, newcomer).click();
      await open(paths.signIn.href());
      expect(new URL(page.url()).pathname, 'who is signed in has no use for it').toBe(paths.account.href());
      await open(paths.logout.href());
      await signOutOnPage(page, newcomer);
    }));

test('Visitor without scripts registers, is told what is wrong, confirms and is in, signs out and in again', ({
  visit,
}) =>
  visit({ javaScriptEnabled: false, expected: [/40[019]/] }, async ({ page, open }) => {
    const salem = newSpeaking('ar');
    const other = newNamed();
    await signUpByApi(other);
    const say = messagesFor(salem);
    await open(paths.signUp.href(paths.pricing.href()));
    await fillIn(page, salem, { username: other.username, passwordAgain: `${salem.password}!` });
    await page.getByRole('button', { name: say('sign-up:send') }).click();
    await expect(page.getByRole('main').getByRole('link', { name: say('sign-up:errors.different') })).toBeVisible();
    await expect(page.locator('main input[name=firstName]')).toHaveValue(salem.firstName);
    await expect(page.locator('main input[name=password]')).toHaveValue('');
    await fillIn(page, salem, { username: other.username });
    await page.getByRole('button', { name: say('sign-up:send') }).click();
    await expect(page.getByRole('main').getByRole('link', { name: say('sign-up:errors.taken') })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('button', { name: messagesOf('ar')('shared', 'form.show') }),
      'no button that does nothing',
    ).toHaveCount(0);
    await register(page, salem);
    await expect(accountButton(page, salem)).toBeAttached();
    await open(paths.logout.href());
    await signOutOnPage(page, salem);
    await open(paths.signIn.href(paths.pricing.href()));
    await signInOnPage(page, { ...salem, username: salem.email });
    await expect(page.getByRole('heading', { level: 1, name: say('plans.title') })).toBeVisible();
    await open(paths.logout.href());
    await signOutOnPage(page, salem);
    await open(paths.account.href());
    expect(new URL(page.url()).pathname).toBe(paths.signIn.pattern);
  }));
