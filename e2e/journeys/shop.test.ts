import type { Page as Listed } from '@sahra/shared/schemas/common';
import type { Product, ProductDetail } from '@sahra/shared/schemas/shop';
import { paths } from '../support/addresses.ts';
import { productSorts } from '@sahra/shared/product-sorts';
import type { Page } from 'playwright/test';
import { ask, firstProduct } from '../support/api.ts';
import { arabicLetters, newNamed } from '../support/members.ts';
import { messagesOf } from '../support/messages.ts';
import { findBarriers, findOverflow } from '../support/read-page.ts';
import { isAlive } from '../support/visit.ts';
import { sameAnywhere } from '../support/selection.ts';
import { expect, test } from '../support/test.ts';

const say = messagesOf('ar');
const shop = (key: string) => say('remote-shop', key);
const review = (key: string) => say('shared/src/parts/contributions', key);

const namesIn = async (sort: string, page = 1) =>
  (await ask<Listed<Product>>(`/products?sort=${sort}&page=${page}&pageSize=12`)).items.map(({ name }) => name);
const namesOn = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
const sortOf = (page: Page) => page.getByRole('combobox', { name: shop('products.sortBy') });

test('Visitor sorts the shop in six ways, and the address keeps the choice', sameAnywhere, ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await open(paths.shop.href());
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const seen = new Set([(await namesOn(page)).join()]);
    for (const sort of productSorts.slice(1)) {
      await sortOf(page).selectOption({ label: shop(`products.sorts.${sort}`) });
      const expected = await namesIn(sort);
      await expect.poll(() => namesOn(page)).toEqual(expected);
      expect(new URL(page.url()).searchParams.get('sort')).toBe(sort);
      seen.add(expected.join());
    }
    expect(seen.size).toBeGreaterThan(4);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await isAlive(page);
    expect(await namesOn(page)).toEqual(await namesIn('price-desc'));
    await expect(sortOf(page)).toHaveValue('price-desc');
    await page.goBack();
    await expect.poll(() => namesOn(page)).toEqual(await namesIn('price-asc'));
  }),
);

test('Visitor sorts by price and really gets prices in order', async () => {
  const { items, total } = await ask<Listed<Product>>('/products?sort=price-asc&pageSize=60');
  const prices = items.map(({ price }) => price.amount);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  expect(items).toHaveLength(total);
});

test('Visitor turns the pages of a sorted shop', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await open(paths.shop.href({ sort: 'rating' }));
    const pages = page.getByRole('navigation', { name: say('shared', 'pagination.label') });
    await pages.getByRole('link', { name: say('shared', 'nextPage') }).click();
    await expect.poll(() => namesOn(page)).toEqual(await namesIn('rating', 2));
    expect(page.url()).toContain(paths.shop.href({ sort: 'rating', page: 2 }));
    await pages.getByRole('link', { name: say('shared', 'nextPage') }).click();
    await expect.poll(() => namesOn(page)).toEqual(await namesIn('rating', 3));
    await expect(pages.getByRole('link', { name: say('shared', 'nextPage') })).toHaveCount(0);
  }));

test('Visitor without scripts sorts and turns pages', ({ visit }) =>
  visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    await open(paths.shop.href());
    await sortOf(page).selectOption('price-asc');
    await page.getByRole('button', { name: shop('products.applySort') }).click();
    await expect.poll(() => namesOn(page)).toEqual(await namesIn('price-asc'));
    await page.getByRole('link', { name: say('shared', 'nextPage') }).click();
    await expect.poll(() => namesOn(page)).toEqual(await namesIn('price-asc', 2));
  }));

test('Visitor keeps the order when they look at one category', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await open(paths.shop.href({ sort: 'price-desc' }));
    const filter = page.getByRole('main').getByRole('navigation', { name: shop('products.categories') });
    const link = filter.getByRole('link').nth(1);
    const name = await link.locator('span').textContent();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
    const { category, sort } = Object.fromEntries(new URL(page.url()).searchParams);
    expect(sort).toBe('price-desc');
    const { items } = await ask<Listed<Product>>(`/products?category=${category}&sort=price-desc&pageSize=12`);
    expect(await namesOn(page)).toEqual(items.map((product) => product.name));
  }));

test('Visitor goes from a film to a thing that comes from it, reads what it is, and back to the film', ({ visit }) =>
  visit({ viewport: { width: 390, height: 844 } }, async ({ page, open }) => {
    const product = (await ask<Listed<Product>>('/products?pageSize=60')).items.find(({ slug }) => slug === 'goat-pin');
    const { program, description } = await ask<ProductDetail>(`/products/${product?.slug}`);
    if (!product || !program) throw new Error('The goat is gone');
    await open(paths.program.href(program.id));
    const rail = page.getByRole('region', { name: shop('rail.title') });
    await rail.getByRole('link', { name: product.name, exact: true }).click();
    const heading = page.getByRole('heading', { level: 1, name: product.name });
    await expect(heading).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(paths.product.href(product.slug));
    await expect(page.getByText(description)).toHaveAttribute('lang', 'ar');
    await expect(page.getByRole('region', { name: shop('product.details') })).toContainText(product.sku);
    expect([await findBarriers(page), await findOverflow(page)]).toEqual([[], []]);
    await page.getByRole('link', { name: program.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: program.title })).toBeVisible();
  }));

test('Visitor without scripts reviews a product with stars, and it waits', ({ visit }) =>
  visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    const { slug } = await firstProduct('ar');
    await open(paths.product.href(slug));
    const text = `يحفظ الشاي ساخنا ${arabicLetters()}`;
    const form = page.getByRole('form', { name: review('form.title.review') });
    await form.getByRole('radio').last().locator('xpath=ancestor::label').click();
    await form.getByRole('textbox', { name: review('form.text.review') }).fill(text);
    await form.getByRole('textbox', { name: review('form.name') }).fill(`سلمى ${arabicLetters()}`);
    await form.getByRole('textbox', { name: review('form.email') }).fill(newNamed().email);
    await form.getByRole('button', { name: review('form.send.review') }).click();
    await expect(page.getByRole('status').filter({ hasText: review('done.waiting.review') })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(paths.product.href(slug));
    await expect(page.getByRole('region', { name: review('own') })).toContainText(text);
  }));
