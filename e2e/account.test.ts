import { paths } from '@sahra/shared/paths';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { mailTo } from './mails.ts';
import { nameOf, newNamed, sendTo, signInByApi, signInOnPage, signOutOnPage, signUpByApi, takeSession, wordsFor, type Newcomer } from './members.ts';
import { wordsOf } from './messages.ts';
import { findBarriers, findForeignLetters, findOverflow, findRawKeys } from './read-page.ts';
import { useOwnSite } from './use-own-site.ts';
import { visit, type Visit } from './visit.ts';

const site = useOwnSite();
const remote = 'remote-account';
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const fill = (page: Page, name: string, text: string) => page.locator(`main input[name=${name}]`).fill(text);
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

const amira = newNamed({ code: 'ar', firstName: 'أميرة', lastName: 'حسن', phone: '٠١٠٠١٢٣٤٥٦٧', zip: '١١٥١١', password: 'سهرة طويلة على السطح' });
const karl = newNamed({ code: 'de', firstName: 'Karl', lastName: 'Braun', phone: '+49 30 1234567', zip: '10115', password: 'ein langer Abend am Fluss' });

async function register({ page, open }: Visit, newcomer: Newcomer): Promise<void> {
  const say = wordsFor(newcomer);
  await open(paths.signUp.href());
  for (const name of ['username', 'firstName', 'lastName', 'email', 'phone', 'zip', 'password'] as const) await fill(page, name, newcomer[name]);
  await fill(page, 'passwordAgain', newcomer.password);
  await main(page).getByRole('checkbox').check();
  await press(page, say('signUp.send'));
  await heading(page, say('signUp.checkMail.title')).waitFor();
  const { links } = await mailTo(site().url, newcomer.email);
  await page.goto(links[0] ?? '');
  expect(await findBarriers(page)).toEqual([]);
  await fill(page, 'password', newcomer.password);
  await press(page, say('verifyEmail.button'));
  await page.getByText(say('verifyEmail.welcome', { name: nameOf(newcomer) })).waitFor();
}

async function signIn({ page, open }: Visit, newcomer: Newcomer): Promise<void> {
  await open(paths.signIn.href(paths.account.href()));
  await signInOnPage(page, newcomer);
  await page.getByRole('navigation', { name: wordsFor(newcomer)('account.title') }).waitFor();
}

async function changeName({ page, open }: Visit, newcomer: Newcomer, name: string): Promise<void> {
  const say = wordsFor(newcomer);
  await open(paths.details.href());
  await fill(page, 'name', name);
  await press(page, say('details.save'));
  await main(page).getByText(say('details.saved')).waitFor();
  const button = page.getByRole('banner').getByRole('button', { name: wordsOf(newcomer.code)('host', 'account.of', { name }) });
  await expect.poll(() => button.count(), { message: 'the header knows the new name' }).toBeGreaterThan(0);
}

/** Chooses a new password by the mail, as somebody who has lost the old one. */
async function loseThePassword({ page, open }: Visit, newcomer: Newcomer, password: string): Promise<void> {
  const say = wordsFor(newcomer);
  const { id } = await mailTo(site().url, newcomer.email);
  await open(paths.lostPassword.href());
  await fill(page, 'email', newcomer.email);
  await press(page, say('lostPassword.send'));
  await heading(page, say('lostPassword.checkMail.title')).waitFor();
  const { links } = await mailTo(site().url, newcomer.email, id);
  await page.goto(links[0] ?? '');
  await fill(page, 'password', password);
  await fill(page, 'passwordAgain', password);
  await press(page, say('resetPassword.send'));
  await heading(page, say('resetPassword.done.title')).waitFor();
}

async function deleteAccount({ page, open }: Visit, newcomer: Newcomer): Promise<void> {
  const say = wordsFor(newcomer);
  await open(paths.deletion.href());
  expect(await findBarriers(page)).toEqual([]);
  await main(page).getByRole('checkbox').check();
  await fill(page, 'elevationPassword', newcomer.password);
  await press(page, say('deletion.confirm'));
  await heading(page, say('deletion.done.title')).waitFor();
}

it.each([amira, karl])(
  'Member who speaks $code: from registering on two browsers to leaving for good',
  (newcomer) =>
    visit({ site: site().url, language: newcomer.code, expected: [/40[134]/] }, async (first) => {
      const say = wordsFor(newcomer);
      await register(first, newcomer);
      await first.open(paths.logout.href());
      await signOutOnPage(first.page, newcomer);
      await signIn(first, newcomer);
      await changeName(first, newcomer, 'Lantern 7');
      const again = { ...newcomer, password: `${newcomer.password} 2` };
      await visit({ site: site().url, language: newcomer.code, expected: [/40[134]/] }, async (second) => {
        await signIn(second, newcomer);
        await second.open(paths.devices.href());
        await main(second.page).getByRole('button', { name: say('devices.signOut') }).first().click();
        await main(second.page).getByText(say('devices.signedOut')).waitFor();
        await first.page.getByRole('link', { name: say('account.tabs.orders') }).click();
        await heading(first.page, say('signIn.title')).waitFor();
        expect(new URL(first.page.url()).search, 'and back afterwards').toBe(`?next=${encodeURIComponent(paths.orders.href())}`);
        await loseThePassword(first, newcomer, again.password);
        await signIn(first, again);
        await second.page.getByRole('link', { name: say('account.tabs.orders') }).click();
        await heading(second.page, say('signIn.title')).waitFor();
      });
      await deleteAccount(first, again);
      await first.open(paths.signIn.href());
      await signInOnPage(first.page, again);
      await main(first.page).getByText(say('signIn.refused.wrongCredentials')).waitFor();
    }),
  180_000,
);

const everyPage = [
  paths.account, paths.orders, paths.downloads, paths.addresses, paths.billingAddress, paths.details, paths.emailAddress, paths.devices, paths.dataExport, paths.deletion,
  paths.logout,
].map((page) => page.href());

const salma = newNamed({ firstName: 'سلمى', lastName: 'فهمي' });
beforeAll(() => signUpByApi(site().url, salma), 60_000);

it.each(['ar', 'de', 'gr'] as const)('Every page of the account has no barriers and fits a narrow screen (%s)', (code) =>
  visit({ site: site().url, language: code }, async ({ page, open }) => {
    await signInByApi(site().url, salma); // another device, which can be signed out
    await takeSession(page, site().url, await signInByApi(site().url, salma));
    for (const path of everyPage) {
      const response = await open(path);
      expect([path, response.status(), response.headers()['cache-control']]).toEqual([path, 200, 'private, no-store']);
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      const words = [...(await findRawKeys(page)), ...(code === 'ar' ? await findForeignLetters(page) : [])];
      expect([path, await findBarriers(page), await findOverflow(page), words]).toEqual([path, [], [], []]);
    }
  }), 180_000);

it('Member goes through his account with the keyboard alone, and on a phone the open tab is in sight', () =>
  visit({ site: site().url, language: 'ar', viewport: { width: 390, height: 780 } }, async ({ page, open }) => {
    const say = wordsOf('ar');
    await takeSession(page, site().url, await signInByApi(site().url, salma));
    await open(paths.account.href());
    const tabs = page.getByRole('navigation', { name: say(remote, 'account.title') });
    await tabs.getByRole('link').first().focus();
    for (const name of ['orders', 'downloads', 'addresses', 'subscription', 'details', 'devices']) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(say(remote, `account.tabs.${name}`));
    }
    await page.keyboard.press('Enter');
    await heading(page, say(remote, 'devices.title')).waitFor();
    const current = tabs.locator('[aria-current=page]');
    await expect.poll(() => current.evaluate((link) => link.getBoundingClientRect().left >= 0 && link.getBoundingClientRect().right <= innerWidth)).toBe(true);
  }), 60_000);

it('Visitor without scripts keeps an address, is asked before it goes, and gets his data as a file', () =>
  visit({ site: site().url, language: 'ar', javaScriptEnabled: false, expected: [/40[03]/] }, async ({ page, open }) => {
    const say = (key: string) => wordsOf('ar')(remote, key);
    await takeSession(page, site().url, await signInByApi(site().url, salma));
    await open(paths.billingAddress.href());
    await fill(page, 'street', '١٢ شارع طلعت حرب');
    await fill(page, 'city', 'القاهرة');
    await press(page, say('addresses.save'));
    await main(page).getByRole('link', { name: wordsOf('ar')(remote, 'account.missing', { field: say('addresses.fields.state') }) }).waitFor();
    expect(await page.locator('main input[name=city]').inputValue(), 'nothing typed is lost').toBe('القاهرة');
    await fill(page, 'state', 'القاهرة');
    await press(page, say('addresses.save'));
    await main(page).getByText('١٢ شارع طلعت حرب').waitFor();
    await press(page, say('addresses.remove'));
    await press(page, say('addresses.removal.confirm'));
    await main(page).getByRole('heading', { name: say('addresses.empty.title') }).waitFor();
    await open(paths.dataExport.href());
    await fill(page, 'elevationPassword', salma.password);
    await press(page, say('dataExport.prepare'));
    const [download] = await Promise.all([page.waitForEvent('download'), main(page).getByRole('link', { name: say('dataExport.ready.download') }).click()]);
    expect(download.suggestedFilename()).toMatch(/\.json$/);
  }), 60_000);

it('Member has another address, by the link of the mail that goes there and his password', () =>
  visit({ site: site().url, language: 'ar' }, async ({ page, open }) => {
    const say = (key: string) => wordsOf('ar')(remote, key);
    const nadia = newNamed();
    const { email } = newNamed();
    await signUpByApi(site().url, nadia);
    await takeSession(page, site().url, await signInByApi(site().url, nadia));
    await open(paths.emailAddress.href());
    await fill(page, 'email', email);
    await press(page, say('email.send'));
    await main(page).getByRole('heading', { name: say('email.sent.title') }).waitFor();
    const { links } = await mailTo(site().url, email);
    await page.goto(links[0] ?? '');
    expect(await findBarriers(page)).toEqual([]);
    await fill(page, 'password', nadia.password);
    await press(page, say('verifyEmail.button'));
    await main(page).getByText(say('verifyEmail.done.member')).waitFor();
    await open(paths.emailAddress.href());
    await main(page).getByText(email).waitFor();
  }), 60_000);

it('What a page of another site sends changes nothing', async () => {
  const cookie = await signInByApi(site().url, salma);
  const response = await sendTo(site().url, '/account/details', { name: 'Mallory' }, { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 'PUT');
  expect(response.status).toBe(403);
});
