import { paths } from '@sahra/shared/paths';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { mailTo } from './mails.ts';
import { nameOf, signInOnPage, signOutOnPage, wordsFor, type Newcomer } from './members.ts';
import { wordsOf } from './messages.ts';
import { findBarriers } from './read-page.ts';
import { useOwnSite } from './use-own-site.ts';
import { visit } from './visit.ts';

const site = useOwnSite();

const amira: Newcomer = { code: 'ar', username: 'أميرة', firstName: 'أميرة', lastName: 'حسن', phone: '٠١٠٠١٢٣٤٥٦٧', zip: '١١٥١١', email: 'amira@example.org', password: 'سهرة طويلة على السطح' };
const karl: Newcomer = { code: 'de', username: 'karl.braun', firstName: 'Karl', lastName: 'Braun', phone: '+49 30 1234567', zip: '10115', email: 'karl@example.org', password: 'ein langer Abend am Fluss' };
const salem: Newcomer = { ...amira, username: 'سالم', firstName: 'سالم', email: 'salem@example.org' };

async function fillIn(page: Page, newcomer: Newcomer, but: Partial<Record<keyof Newcomer | 'passwordAgain', string>> = {}) {
  const texts = { ...newcomer, passwordAgain: newcomer.password, ...but };
  const names = ['username', 'firstName', 'lastName', 'email', 'phone', 'zip', 'password', 'passwordAgain'] as const;
  for (const name of names) await page.locator(`main input[name=${name}]`).fill(texts[name]);
  await page.getByRole('main').getByRole('checkbox').check();
}

/** From the form to the confirmed address, by way of a wrong password: stands signed in where he wanted to go. */
async function register(page: Page, newcomer: Newcomer) {
  const say = wordsFor(newcomer);
  await fillIn(page, newcomer);
  await page.getByRole('button', { name: say('signUp.send') }).click();
  await page.getByRole('heading', { level: 1, name: say('signUp.checkMail.title') }).waitFor();
  const { links, language } = await mailTo(site().url, newcomer.email);
  expect(language).toBe(newcomer.code);
  await page.goto(links[0] ?? '');
  const confirm = async (password: string) => {
    await page.locator('main input[name=password]').fill(password);
    await page.getByRole('button', { name: say('verifyEmail.button') }).click();
  };
  await confirm('that of somebody else');
  await page.getByRole('main').getByRole('link', { name: say('verifyEmail.wrong') }).waitFor();
  await confirm(newcomer.password);
  await page.getByRole('heading', { level: 1, name: say('plans.title') }).waitFor();
}

const accountButton = (page: Page, newcomer: Newcomer) =>
  page.getByRole('banner').getByRole('button', { name: wordsOf(newcomer.code)('host', 'account.of', { name: nameOf(newcomer) }) });

it.each([amira, karl])('Visitor who speaks $code registers, is in with the confirmed address, signs out and in again, is greeted each time', (newcomer) =>
  visit({ site: site().url, language: newcomer.code, expected: [/40[013]/] }, async ({ page, open }) => {
    const say = wordsFor(newcomer);
    const name = nameOf(newcomer);
    await open(paths.signUp.href(paths.pricing.href()));
    await register(page, newcomer);
    expect(new URL(page.url()).pathname).toBe(paths.pricing.href());
    await page.getByText(say('verifyEmail.welcome', { name })).waitFor();
    await accountButton(page, newcomer).waitFor();
    await open(paths.logout.href());
    await signOutOnPage(page, newcomer);

    await open(paths.signIn.href(paths.pricing.href()));
    await signInOnPage(page, { ...newcomer, username: newcomer.email, password: 'nobody has this one' });
    await page.getByText(say('signIn.refused.wrongCredentials')).waitFor();
    expect(await page.locator('main input[name=identifier]').inputValue()).toBe(newcomer.email);
    expect(await findBarriers(page)).toEqual([]);

    await signInOnPage(page, newcomer);
    await page.getByRole('heading', { level: 1, name: say('plans.title') }).waitFor();
    expect(new URL(page.url()).pathname).toBe(paths.pricing.href());
    await page.getByText(say('signIn.welcome', { name })).waitFor();
    await accountButton(page, newcomer).click();
    await open(paths.signIn.href());
    expect(new URL(page.url()).pathname, 'who is signed in has no use for it').toBe(paths.account.href());
    await open(paths.logout.href());
    await signOutOnPage(page, newcomer);
  }), 120_000);

it('Visitor without scripts registers, is told what is wrong, confirms and is in, signs out and in again', () =>
  visit({ site: site().url, javaScriptEnabled: false, expected: [/40[019]/] }, async ({ page, open }) => {
    const say = wordsFor(salem);
    await open(paths.signUp.href(paths.pricing.href()));
    await fillIn(page, salem, { username: amira.username, passwordAgain: `${salem.password}!` });
    await page.getByRole('button', { name: say('signUp.send') }).click();
    await page.getByRole('main').getByRole('link', { name: say('signUp.faults.different') }).waitFor();
    expect(await page.locator('main input[name=firstName]').inputValue()).toBe(salem.firstName);
    expect(await page.locator('main input[name=password]').inputValue()).toBe('');
    await fillIn(page, salem, { username: amira.username });
    await page.getByRole('button', { name: say('signUp.send') }).click();
    await page.getByRole('main').getByRole('link', { name: say('signUp.faults.taken') }).waitFor();
    expect(await page.getByRole('main').getByRole('button', { name: wordsOf('ar')('shared', 'form.show') }).count(), 'no button that does nothing').toBe(0);
    await register(page, salem);
    await accountButton(page, salem).waitFor({ state: 'attached' });
    await open(paths.logout.href());
    await signOutOnPage(page, salem);
    await open(paths.signIn.href(paths.pricing.href()));
    await signInOnPage(page, { ...salem, username: salem.email });
    await page.getByRole('heading', { level: 1, name: say('plans.title') }).waitFor();
    await open(paths.logout.href());
    await signOutOnPage(page, salem);
    await open(paths.account.href());
    expect(new URL(page.url()).pathname).toBe(paths.signIn.pattern);
  }), 120_000);
