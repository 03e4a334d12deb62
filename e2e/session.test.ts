import { paths } from '@sahra/shared/paths';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { chooseTheme } from './customizer.ts';
import { nameOf, newNamed, sendTo, signInByApi, signInOnPage, signOutOnPage, signUpByApi, takeSession } from './members.ts';
import { wordsOf } from './messages.ts';
import { useOwnSite } from './use-own-site.ts';
import { isAlive, visit } from './visit.ts';

const nadia = newNamed({ firstName: 'نادية', lastName: 'كامل', password: 'lanterns on the roof' });
const omar = newNamed({ firstName: 'عمر', lastName: 'شوقي', password: 'a felucca at midnight' });
const host = (key: string, slots?: Record<string, string>) => wordsOf('ar')('host', key, slots);
const home = paths.home.href();

// Pages of visitors are kept: those of members must not be among them.
const site = useOwnSite({}, { PAGE_CACHE_MS: '60000' });

const read = async (path: string, cookie = '') => {
  const response = await fetch(site().url + path, { headers: { cookie }, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const isShown = (page: Page, member: typeof nadia) => page.getByRole('banner').getByRole('button', { name: nameOf(member) }).waitFor();
const isVisitor = (page: Page) => page.getByRole('banner').getByRole('button', { name: host('account.label'), exact: true }).waitFor();

/** Changes from Arabic to German in the header. */
async function changeLanguage(page: Page) {
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: host('language.label') }).click();
  await header.getByRole('link', { name: 'Deutsch' }).click();
}

it('Two people register', async () => {
  await signUpByApi(site().url, nadia);
  await signUpByApi(site().url, omar);
});

it('The first byte of a member’s page has his name, and nobody keeps it; a visitor’s has none', async () => {
  const cookie = await signInByApi(site().url, nadia);
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

it('Of fifty pages that two members and visitors ask for at once, none is another’s', async () => {
  const cookies = [await signInByApi(site().url, nadia), await signInByApi(site().url, omar), ''];
  const names = [nameOf(nadia), nameOf(omar), undefined];
  const asked = await Promise.all(Array.from({ length: 50 }, (_, index) => read(index % 2 ? home : paths.aboutUs.href(), cookies[index % 3])));
  const seen = asked.map(({ text }) => [nameOf(nadia), nameOf(omar)].filter((name) => text.includes(name)));
  expect(seen).toEqual(Array.from({ length: 50 }, (_, index) => names[index % 3] ?? []).map((name) => [name].flat()));
});

it('A session that is none leads to signing in, and back to where the visitor was', async () => {
  const { status, headers } = await read(`${paths.account.href()}?lang=ar`, 'sahra.session=made-up');
  expect(status).toBe(302);
  expect(headers.get('location')).toBe(`${paths.signIn.href(`${paths.account.href()}?lang=ar`)}`);
  expect(headers.get('cache-control')).toBe('private, no-store');
});

it('Who signs in or out in one tab is known in the other one when it is looked at; Back shows nothing of him', () =>
  visit({ site: site().url, language: 'ar', expected: [/401/] }, async ({ page, open }) => {
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

it('A member who changes theme and language has both in his account, and the theme in his next browser', async () => {
  const cookie = await signInByApi(site().url, nadia);
  await visit({ site: site().url, language: 'ar' }, async ({ page, open }) => {
    await takeSession(page, site().url, cookie);
    const stored: unknown[] = [];
    page.on('request', (request) => request.url().includes('/api/account/collection') && stored.push(request.postDataJSON()));
    const isStored = () => page.waitForResponse((response) => response.url().includes('/api/account/collection') && response.ok());
    await open(home);
    await isShown(page, nadia);
    expect(stored).toEqual([]);
    const themed = isStored();
    await chooseTheme(page, { scheme: 'hulu' });
    await themed;
    const spoken = isStored();
    await changeLanguage(page);
    await spoken;
    expect(stored).toEqual([{ scheme: 'hulu', direction: 'auto' }, { language: 'de' }]);
  });
  const session = await fetch(`${site().url}/api/auth/session`, { headers: { cookie } });
  expect(await session.json()).toMatchObject({ member: { language: 'de' } });
  await visit({ site: site().url, language: 'ar' }, async ({ page, open }) => {
    await open(paths.signIn.href(paths.aboutUs.href()));
    await signInOnPage(page, nadia);
    await page.waitForURL((url) => url.pathname === paths.aboutUs.href());
    await expect.poll(() => page.evaluate(() => document.body.dataset.scheme)).toBe('hulu');
  });
});

it('A visitor who changes theme and language stores nothing anywhere else', () =>
  visit({ site: site().url, language: 'ar' }, async ({ page, open }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(home);
    await changeLanguage(page);
    await page.getByRole('heading', { level: 1, name: wordsOf('de')('remote-streaming', 'home.title') }).waitFor();
    expect(asked.filter((url) => /account/.test(url))).toEqual([]);
  }));

it('After signing out, Back and what the browser has kept show nothing of the account', () =>
  visit({ site: site().url, language: 'ar' }, async ({ page, open }) => {
    const cookie = await signInByApi(site().url, omar);
    await takeSession(page, site().url, cookie);
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

it('A session that ended elsewhere is over for a page that one comes back to', () =>
  visit({ site: site().url, language: 'ar' }, async ({ page, open }) => {
    const cookie = await signInByApi(site().url, omar);
    await takeSession(page, site().url, cookie);
    await open(paths.details.href());
    await isShown(page, omar);
    await page.goto('/registry.json');
    expect((await sendTo(site().url, '/auth/sign-out', { everywhere: false }, { cookie })).ok).toBe(true);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === paths.signIn.pattern);
    await isAlive(page);
    expect(await page.content()).not.toContain(omar.phone);
  }));

it('Without scripts one signs in and out, and each page knows it', () =>
  visit({ site: site().url, language: 'ar', javaScriptEnabled: false }, async ({ page, open }) => {
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
