import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { expect } from './expect.ts';
import { fill, heading, main, press } from './forms.ts';
import { messagesOf } from './messages.ts';
import { findBarriers, findOverflow, findRawKeys } from './read-page.ts';
import type { Locator, Page } from 'playwright/test';

/** The shop's messages in a language, by what they belong to. */
export function shopMessages(code: LanguageCode) {
  const say = messagesOf(code);
  const of = (folder: string) => (key: string) => say(folder, key);
  return {
    shop: of('remote-shop'),
    buy: of('remote-shop/src/products/buy'),
    cart: of('remote-shop/src/cart'),
    checkout: of('remote-shop/src/checkout'),
    orders: of('remote-shop/src/orders'),
    wishlist: of('remote-shop/src/wishlist'),
    admin: of('remote-shop/src/shop-admin'),
  };
}

/** What somebody in Giza writes at the checkout, in the digits of their keyboard. */
export const inGiza = {
  firstName: 'ليلى',
  lastName: 'منصور',
  street: '٧ شارع النيل',
  city: 'الدقي',
  postalCode: '١٢٦١١',
  phone: '٠١٠٠١٢٣٤٥٦٧',
};

/** Adds what the product's page shows to the cart, and goes there by the answer. */
export async function addToCart(page: Page, code: LanguageCode): Promise<void> {
  const { buy } = shopMessages(code);
  await press(page, buy('add'));
  const answer = main(page)
    .getByRole('status')
    .filter({ hasText: buy('outcomes.inCart') });
  await answer.getByRole('link', { name: buy('toCart') }).click();
  await expect(heading(page, shopMessages(code).shop('cart.title'))).toBeVisible();
}

/** Fills in where an order goes in Egypt; the governorate is one of the list, whose names are in the page's language. */
export async function fillInAddress(page: Page, governorate: string | { index: number }, email: string): Promise<void> {
  await page.locator('main select[name=country]').selectOption('EG');
  for (const [name, text] of Object.entries({ ...inGiza, email })) await fill(page, name, text);
  await page.locator('main select[name=state]').selectOption(governorate);
}

/** Chooses how to pay, agrees to the terms and orders; returns the order's number. */
export async function order(page: Page, code: LanguageCode, method: string): Promise<string> {
  const { checkout } = shopMessages(code);
  // What it costs depends on the way that is chosen: before that nobody could agree to a total.
  await expect(page.locator('main input[name=shippingMethod]:checked')).toHaveCount(1);
  await main(page)
    .getByRole('radio', { name: checkout(`payment.${method}.name`) })
    .check();
  await page.locator('main input[name=acceptsTerms]').check();
  await press(page, checkout('place'));
  return numberOfNewOrder(page, code);
}

/** The number of the order whose page thanks for it. */
export async function numberOfNewOrder(page: Page, code: LanguageCode): Promise<string> {
  const thanks = page.getByRole('heading', { level: 2, name: shopMessages(code).orders('greeting.title') });
  await expect(thanks).toBeVisible();
  const number = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect(page.getByRole('heading', { level: 1 }).filter({ hasText: number })).toBeVisible();
  return number;
}

/** What is wrong with a page for who cannot see it, has a narrow screen, or reads its language. */
export const faultsOf = async (page: Page): Promise<string[]> => [
  ...(await findBarriers(page)),
  ...(await findOverflow(page)),
  ...(await findRawKeys(page)),
];

/** Goes on with Tab until `target` has the focus. */
export async function tabTo(page: Page, target: Locator, maxSteps = 90): Promise<void> {
  await expect(target).toBeAttached();
  for (let step = 0; step < maxSteps; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${String(target)}`);
}
