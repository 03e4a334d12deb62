import { paths } from '@sahra/shared/paths';
import type { Page } from 'playwright/test';
import { mailTo } from '../support/mails.ts';
import {
  nameOf,
  newNamed,
  newSpeaking,
  sendTo,
  signInByApi,
  signInOnPage,
  signOutOnPage,
  signUpByApi,
  takeSession,
  messagesFor,
  type Newcomer,
} from '../support/members.ts';
import { messagesOf } from '../support/messages.ts';
import { findBarriers, findForeignLetters, findOverflow, findRawKeys } from '../support/read-page.ts';
import type { Visit } from '../support/visit.ts';
import { expect, test } from '../support/test.ts';

const remote = 'remote-account';
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const fill = (page: Page, name: string, text: string) => page.locator(`main input[name=${name}]`).fill(text);
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

async function register({ page, open }: Visit, newcomer: Newcomer): Promise<void> {
  const say = messagesFor(newcomer);
  await open(paths.signUp.href());
  for (const name of ['username', 'firstName', 'lastName', 'email', 'phone', 'zip', 'password'] as const)
    await fill(page, name, newcomer[name]);
  await fill(page, 'passwordAgain', newcomer.password);
  await main(page).getByRole('checkbox').check();
  await press(page, say('signUp.send'));
  await expect(heading(page, say('signUp.checkMail.title'))).toBeVisible();
  const { links } = await mailTo(newcomer.email);
  await page.goto(links[0] ?? '');
  expect(await findBarriers(page)).toEqual([]);
  await fill(page, 'password', newcomer.password);
  await press(page, say('verifyEmail.button'));
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
  await press(page, say('details.save'));
  await expect(main(page).getByText(say('details.saved'))).toBeVisible();
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
  await press(page, say('deletion.confirm'));
  await expect(heading(page, say('deletion.done.title'))).toBeVisible();
}

for (const code of ['ar', 'de'] as const)
  test(`Member with the language ${code}: from registering on two browsers to leaving for good`, ({ visit }) =>
    visit({ language: code, expected: [/40[134]/] }, async (first) => {
      const newcomer = newSpeaking(code);
      const say = messagesFor(newcomer);
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
        await first.page.getByRole('link', { name: say('account.tabs.orders') }).click();
        await expect(heading(first.page, say('signIn.title'))).toBeVisible();
        expect(new URL(first.page.url()).search, 'and back afterwards').toBe(
          `?next=${encodeURIComponent(paths.orders.href())}`,
        );
        await loseThePassword(first, newcomer, again.password);
        await signIn(first, again);
        await second.page.getByRole('link', { name: say('account.tabs.orders') }).click();
        await expect(heading(second.page, say('signIn.title'))).toBeVisible();
      });
      await deleteAccount(first, again);
      await first.open(paths.signIn.href());
      await signInOnPage(first.page, again);
      await expect(main(first.page).getByText(say('signIn.refused.wrongCredentials'))).toBeVisible();
    }));

const everyPage = [
  paths.account,
  paths.orders,
  paths.downloads,
  paths.addresses,
  paths.billingAddress,
  paths.details,
  paths.emailAddress,
  paths.devices,
  paths.dataExport,
  paths.deletion,
  paths.logout,
].map((page) => page.href());

const salma = newNamed({ firstName: 'سلمى', lastName: 'فهمي' });
test.beforeAll(() => signUpByApi(salma));

for (const code of ['ar', 'de', 'gr'] as const)
  test(`Every page of the account has no barriers and fits a narrow screen (${code})`, ({ visit }) =>
    visit({ language: code }, async ({ page, open }) => {
      await signInByApi(salma); // another device, which can be signed out
      await takeSession(page, await signInByApi(salma));
      for (const path of everyPage) {
        const response = await open(path);
        expect([path, response.status(), response.headers()['cache-control']]).toEqual([
          path,
          200,
          'private, no-store',
        ]);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        const foreignText = [...(await findRawKeys(page)), ...(code === 'ar' ? await findForeignLetters(page) : [])];
        expect([path, await findBarriers(page), await findOverflow(page), foreignText]).toEqual([path, [], [], []]);
      }
    }));

test('Member goes through their account with the keyboard alone, and on a phone the open tab is in sight', ({
  visit,
}) =>
  visit({ language: 'ar', viewport: { width: 390, height: 780 } }, async ({ page, open }) => {
    const say = messagesOf('ar');
    await takeSession(page, await signInByApi(salma));
    await open(paths.account.href());
    const tabs = page.getByRole('navigation', { name: say(remote, 'account.title') });
    await tabs.getByRole('link').first().focus();
    for (const name of ['orders', 'downloads', 'addresses', 'subscription', 'details', 'devices']) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(say(remote, `account.tabs.${name}`));
    }
    await page.keyboard.press('Enter');
    await expect(heading(page, say(remote, 'devices.title'))).toBeVisible();
    const current = tabs.locator('[aria-current=page]');
    await expect
      .poll(() =>
        current.evaluate(
          (link) => link.getBoundingClientRect().left >= 0 && link.getBoundingClientRect().right <= innerWidth,
        ),
      )
      .toBe(true);
  }));

test('Visitor without scripts keeps an address, is asked before it goes, and gets their data as a file', ({ visit }) =>
  visit({ language: 'ar', javaScriptEnabled: false, expected: [/40[03]/] }, async ({ page, open }) => {
    const say = (key: string) => messagesOf('ar')(remote, key);
    await takeSession(page, await signInByApi(salma));
    await open(paths.billingAddress.href());
    await fill(page, 'street', '١٢ شارع طلعت حرب');
    await fill(page, 'city', 'القاهرة');
    await press(page, say('addresses.save'));
    await expect(
      main(page).getByRole('link', {
        name: messagesOf('ar')(remote, 'account.missing', { field: say('addresses.fields.state') }),
      }),
    ).toBeVisible();
    await expect(page.locator('main input[name=city]'), 'nothing typed is lost').toHaveValue('القاهرة');
    await fill(page, 'state', 'القاهرة');
    await press(page, say('addresses.save'));
    await expect(main(page).getByText('١٢ شارع طلعت حرب')).toBeVisible();
    await press(page, say('addresses.remove'));
    await press(page, say('addresses.removal.confirm'));
    await expect(main(page).getByRole('heading', { name: say('addresses.empty.title') })).toBeVisible();
    await open(paths.dataExport.href());
    await fill(page, 'elevationPassword', salma.password);
    await press(page, say('dataExport.prepare'));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page)
        .getByRole('link', { name: say('dataExport.ready.download') })
        .click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.json$/);
  }));

test('Member has another address, by the link of the mail that goes there and their password', ({ visit }) =>
  visit({ language: 'ar' }, async ({ page, open }) => {
    const say = (key: string) => messagesOf('ar')(remote, key);
    const nadia = newNamed();
    const { email } = newNamed();
    await signUpByApi(nadia);
    await takeSession(page, await signInByApi(nadia));
    await open(paths.emailAddress.href());
    await fill(page, 'email', email);
    await press(page, say('email.send'));
    await expect(main(page).getByRole('heading', { name: say('email.sent.title') })).toBeVisible();
    const { links } = await mailTo(email);
    await page.goto(links[0] ?? '');
    expect(await findBarriers(page)).toEqual([]);
    await fill(page, 'password', nadia.password);
    await press(page, say('verifyEmail.button'));
    await expect(main(page).getByText(say('verifyEmail.done.member'))).toBeVisible();
    await open(paths.emailAddress.href());
    await expect(main(page).getByText(email)).toBeVisible();
  }));

test('What a page of another site sends changes nothing', async () => {
  const cookie = await signInByApi(salma);
  const response = await sendTo(
    '/account/details',
    { name: 'Mallory' },
    { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    'PUT',
  );
  expect(response.status).toBe(403);
});
