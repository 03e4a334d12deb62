import type { Category } from '@sahra/shared/schemas/catalog';
import type { Page as Listed } from '@sahra/shared/schemas/common';
import type { Locator, Page } from 'playwright/test';
import { paths } from '../support/addresses.ts';
import { ask } from '../support/api.ts';
import { messagesOf } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

const say = messagesOf('ar');
const collected = (key: string) => say('remote-streaming/src/watchlist', key);
const phone = { viewport: { width: 412, height: 823 } };

/** A category whose row stands far down the home page. */
async function farCategory(): Promise<Category> {
  const category = (await ask<Listed<Category>>('/categories?pageSize=60')).items[7];
  if (!category) throw new Error('There are few categories');
  return category;
}

/** The way to all of a row; once it is the page's own, so that no new document is opened. */
async function wayToAll(rail: Locator): Promise<Locator> {
  const all = rail.getByRole('link').first();
  await all.scrollIntoViewIfNeeded();
  const isReacts = () => all.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__react')));
  await expect.poll(isReacts).toBe(true);
  return all;
}

const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? Infinity;
const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('Visitor goes back to where they were, at once, also while the api does not answer', ({ visit }) =>
  visit(phone, async ({ page, open }) => {
    const { name } = await farCategory();
    await open('/');
    const rail = page.getByRole('main').getByRole('region', { name, exact: true });
    const all = await wayToAll(rail);
    // Rows near it have come, and move nothing any more.
    await expect(rail.getByRole('listitem').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const top = await topOf(rail);
    await all.click();
    await expect(headingOf(page, name)).toBeFocused();

    const asked: string[] = [];
    // Nothing is answered from here on.
    await page.route('**/api/**', (route) => void asked.push(route.request().url()));
    await page.goBack();
    await expect(rail.getByRole('listitem').first()).toBeVisible();
    expect(Math.abs((await topOf(rail)) - top)).toBeLessThan(3);
    await page.goForward();
    await expect(headingOf(page, name)).toBeVisible();
    // Rows look for what is new in them; the pages themselves do not.
    expect(asked.filter((url) => !new URL(url).searchParams.has('pageSize'))).toEqual([]);
  }));

/** Has the browser laid it out? */
const hasLayout = (place: Locator) =>
  place.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

test('The first picture of a page waits for no section far below, which is laid out when the visitor comes near; they come back to it', ({
  visit,
}) =>
  visit(phone, async ({ page, open }) => {
    await open('/shows-details/1');
    const foot = page.locator('footer');
    const products = page.locator('[data-island="shop.related-products"]');
    const card = products.getByRole('link').first();
    for (const far of [foot, card]) expect(await hasLayout(far)).toBe(false);
    await card.scrollIntoViewIfNeeded();
    for (const near of [foot, card]) await expect.poll(() => hasLayout(near)).toBe(true);
    const away = foot.getByRole('link').first();
    await away.focus();
    await page.waitForLoadState('networkidle');
    const top = await topOf(card);
    await away.press('Enter');
    await expect(products).toHaveCount(0);
    await page.goBack();
    await expect(card).toBeVisible();
    expect(Math.abs((await topOf(card)) - top)).toBeLessThan(3);
  }));

test('Visitor goes back from the shop to the foot of the page from which they came, which says less there', ({
  visit,
}) =>
  visit(phone, async ({ page, open }) => {
    await open('/');
    const toShop = page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('remote-shop', 'menu.shop'), exact: true });
    await toShop.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const top = await topOf(toShop);
    await toShop.press('Enter');
    await expect(headingOf(page, say('remote-shop', 'store.title'))).toBeFocused();
    await page.goBack();
    await expect(headingOf(page, say('remote-streaming', 'home.title'))).toBeAttached();
    await expect.poll(async () => Math.abs((await topOf(toShop)) - top)).toBeLessThan(3);
  }));

test('Visitor who has changed something goes back to a page that knows it', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await open(paths.watchlist.href());
    const main = page.getByRole('main');
    await expect(main.getByText(collected('empty'))).toBeVisible();
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: say('remote-streaming', 'menu.home'), exact: true }).click();
    const film = main.locator('a[href^="/shows-details/"]').first();
    await film.click();
    const keep = main.getByRole('button', { name: collected('keep'), exact: true });
    await keep.click();
    await expect(keep).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(main.getByRole('heading', { level: 1, name: say('remote-streaming', 'home.title') })).toBeVisible();
    await page.goBack();
    await expect(main.locator('a[href^="/shows-details/"]').first()).toBeVisible();
  }));

test('A link that is pressed has begun to load its page before it is released, and loads it once', ({ visit }) =>
  visit(phone, async ({ page, open }) => {
    const { id, name } = await farCategory();
    const address = `/api/categories/${id}/programs`;
    const asked: string[] = [];
    // The row asks for its programs as well, for so many at once.
    const isOfPage = (url: URL) => url.pathname === address && !url.searchParams.has('pageSize');
    page.on('request', (request) => void (isOfPage(new URL(request.url())) && asked.push(address)));
    await open('/');
    const link = await wayToAll(page.getByRole('main').getByRole('region', { name, exact: true }));
    const begun = page.waitForResponse((response) => isOfPage(new URL(response.url())));
    await link.dispatchEvent('pointerdown', { button: 0, pointerType: 'touch', isPrimary: true });
    await begun;
    await expect(page).toHaveURL('/');
    await link.dispatchEvent('click', { button: 0 });
    // Within the document.
    await expect(headingOf(page, name)).toBeFocused();
    expect(asked).toEqual([address]);
  }));

test('Visitor on a phone who looks at a link to the shop has its code before they press', ({ visit }) =>
  visit({ ...phone, hasTouch: true, isMobile: true }, async ({ page, open }) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    const isOfShop = (pathname: string) => pathname.startsWith('/mf/shop/');
    const hasCome = page.waitForResponse((response) => /\/mf\/shop\/.*\/store-page\.js$/.test(response.url()));
    const hasStyles = page.waitForResponse((response) => /\/mf\/shop\/.*\/store-page\.css$/.test(response.url()));
    await open('/');
    expect(asked.filter(isOfShop)).toEqual([]);
    const link = page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('remote-shop', 'menu.shop'), exact: true });
    await link.scrollIntoViewIfNeeded();
    await Promise.all([hasCome, hasStyles]);
    const before = asked.length;
    await link.tap();
    await expect(headingOf(page, say('remote-shop', 'store.title'))).toBeAttached();
    // Its header has extensions of its own.
    expect(asked.slice(before).filter((pathname) => pathname.endsWith('/store-page.js'))).toEqual([]);
  }));
