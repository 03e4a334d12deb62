import { paths } from '../support/addresses.ts';
import type { Page } from 'playwright/test';
import { chooseTheme } from '../support/customizer.ts';
import {
  nameOf,
  newNamed,
  sendTo,
  signInByApi,
  signInOnPage,
  signOutOnPage,
  signUpByApi,
  takeSession,
  type Newcomer,
} from '../support/members.ts';
import { messagesOf } from '../support/messages.ts';
import { isAlive } from '../support/visit.ts';
import { expect, test } from '../support/test.ts';
import { siteUrl } from '../support/current-site.ts';

const nadia = newNamed({ firstName: 'نادية', lastName: 'كامل', password: 'lanterns on the roof' });
const omar = newNamed({ firstName: 'عمر', lastName: 'شوقي', password: 'a felucca at midnight' });
const host = (key: string, slots?: Record<string, string>) => messagesOf('ar')('host', key, slots);
const home = paths.home.href();

const read = async (path: string, cookie = '') => {
  const response = await fetch(siteUrl() + path, { headers: { cookie }, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const isShown = (page: Page, member: Newcomer) =>
  expect(page.getByRole('banner').getByRole('button', { name: nameOf(member) })).toBeVisible();
const isVisitor = (page: Page) =>
  expect(page.getByRole('banner').getByRole('button', { name: host('account.label'), exact: true })).toBeVisible();

/** Changes from Arabic to German in the header. */
async function changeLanguage(page: Page) {
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: host('language.label') }).click();
  await header.getByRole('link', { name: 'Deutsch' }).click();
}

test.beforeAll(async () => {
  await signUpByApi(nadia);
  await signUpByApi(omar);
});

test('The first byte of a member’s page has their name, and nobody keeps it; a visitor’s has none', async () => {
  const cookie = await signInByApi(nadia);
  const before = await read(home);
  const own = await read(home, cookie);
  const after = await read(home);
  expect(own.text).toContain(`aria-label="${host('account.of', { name: nameOf(nadia) })}"`);
  expect(own.text).toContain(`"username":"${nadia.username}"`);
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  for (const { text, headers } of [before, after]) {
    expect(text).not.toContain(nameOf(nadia));
    expect(text).toContain('"member":null');
    expect(headers.get('cache-control')).toBe('no-cache');
  }
});

test('Of fifty pages that two members and visitors ask for at once, none is another’s', async () => {
  const cookies = [await signInByApi(nadia), await signInByApi(omar), ''];
  const names = [nameOf(nadia), nameOf(omar), undefined];
  const asked = await Promise.all(
    Array.from({ length: 50 }, (_, index) => read(index % 2 ? home : paths.aboutUs.href(), cookies[index % 3])),
  );
  const seen = asked.map(({ text }) => [nameOf(nadia), nameOf(omar)].filter((name) => text.includes(name)));
  expect(seen).toEqual(Array.from({ length: 50 }, (_, index) => names[index % 3] ?? []).map((name) => [name].flat()));
});

test('A session that is none leads to signing in, and back to where the visitor was', async () => {
  const { status, headers } = await read(`${paths.account.href()}?lang=ar`, 'sahra.session=made-up');
  expect(status).toBe(302);
  expect(headers.get('location')).toBe(`${paths.signIn.href(`${paths.account.href()}?lang=ar`)}`);
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('A member who signs in or out in one tab is seen so in the other one when it gets the focus; Back shows nothing of them', ({
  visit,
}) =>
  visit({ language: 'ar', expected: [/401/] }, async ({ page, open }) => {
    await open(home);
    const other = await page.context().newPage();
    await other.goto(home);
    await isAlive(other);
    await isVisitor(other);

    await page.bringToFront();
    await open(paths.signIn.href(paths.account.href()));
    await signInOnPage(page, nadia);
    await page.waitForURL((url) => url.pathname === paths.account.href());
    await isShown(page, nadia);
    await other.bringToFront();
    await other.evaluate(() => dispatchEvent(new Event('focus')));
    await isShown(other, nadia);

    await other.goto(paths.logout.href());
    await isAlive(other);
    await signOutOnPage(other, nadia);
    await isVisitor(other);
    await page.bringToFront();
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await page.waitForURL((url) => url.pathname === paths.signIn.pattern);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(paths.account.href());
    expect(await page.content()).not.toContain(nadia.email);
  }));

test('A member who changes theme and language has both in their account, and the theme in their next browser', async ({
  visit,
}) => {
  const salma = newNamed();
  await signUpByApi(salma);
  const cookie = await signInByApi(salma);
  await visit({ language: 'ar' }, async ({ page, open }) => {
    await takeSession(page, cookie);
    const stored: unknown[] = [];
    page.on(
      'request',
      (request) => request.url().includes('/api/account/collection') && stored.push(request.postDataJSON()),
    );
    const isStored = () =>
      page.waitForResponse((response) => response.url().includes('/api/account/collection') && response.ok());
    await open(home);
    await isShown(page, salma);
    expect(stored).toEqual([]);
    const themed = isStored();
    await chooseTheme(page, { scheme: 'hulu' });
    await themed;
    const spoken = isStored();
    await changeLanguage(page);
    await spoken;
    expect(stored).toEqual([{ scheme: 'hulu', direction: 'auto' }, { language: 'de' }]);
  });
  const session = await fetch(`${siteUrl()}/api/auth/session`, { headers: { cookie } });
  expect(await session.json()).toMatchObject({ member: { language: 'de' } });
  await visit({ language: 'ar' }, async ({ page, open }) => {
    await open(paths.signIn.href(paths.aboutUs.href()));
    await signInOnPage(page, salma);
    await page.waitForURL((url) => url.pathname === paths.aboutUs.href());
    await expect.poll(() => page.evaluate(() => document.body.dataset.scheme)).toBe('hulu');
  });
});

test('A visitor who changes theme and language stores nothing anywhere else', ({ visit }) =>
  visit({ language: 'ar' }, async ({ page, open }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(home);
    await changeLanguage(page);
    await expect(
      page.getByRole('heading', { level: 1, name: messagesOf('de')('remote-streaming', 'home.title') }),
    ).toBeVisible();
    expect(asked.filter((url) => /account/.test(url))).toEqual([]);
  }));

test('After signing out, Back and what the browser has kept show nothing of the account', ({ visit }) =>
  visit({ language: 'ar' }, async ({ page, open }) => {
    const cookie = await signInByApi(omar);
    await takeSession(page, cookie);
    await open(paths.details.href());
    await isShown(page, omar);
    await open(paths.logout.href());
    await signOutOnPage(page, omar);
    await isVisitor(page);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === paths.signIn.pattern);
    await isAlive(page);
    expect(await page.content()).not.toContain(omar.phone);
  }));

test('A session that ended elsewhere is over for a page that one comes back to', ({ visit }) =>
  visit({ language: 'ar' }, async ({ page, open }) => {
    const cookie = await signInByApi(omar);
    await takeSession(page, cookie);
    await open(paths.details.href());
    await isShown(page, omar);
    await page.goto('/registry.json');
    expect((await sendTo('/auth/sign-out', { everywhere: false }, { cookie })).ok).toBe(true);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === paths.signIn.pattern);
    await isAlive(page);
    expect(await page.content()).not.toContain(omar.phone);
  }));

test('Without scripts one signs in and out, and each page knows it', ({ visit }) =>
  visit({ language: 'ar', javaScriptEnabled: false }, async ({ page, open }) => {
    await open(paths.signIn.href());
    await signInOnPage(page, omar);
    await isShown(page, omar);
    await open(home);
    await isShown(page, omar);
    await open(paths.logout.href());
    await signOutOnPage(page, omar);
    await isVisitor(page);
    await open(paths.account.href());
    expect(new URL(page.url()).pathname).toBe(paths.signIn.pattern);
  }));
