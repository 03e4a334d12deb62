import type { Cart } from '@sahra/shared/schemas/cart';
import type { ProductDetail } from '@sahra/shared/schemas/shop';
import type { Page } from 'playwright/test';
import { paths } from '../support/addresses.ts';
import { ask } from '../support/api.ts';
import {
  addToCart,
  faultsOf,
  fillInAddress,
  inGiza,
  numberOfNewOrder,
  order,
  shopMessages,
  tabTo,
} from '../support/buying.ts';
import { siteUrl } from '../support/current-site.ts';
import { heading, main, press } from '../support/forms.ts';
import { mailTo } from '../support/mails.ts';
import { newNamed } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };
const cartOf = async (page: Page): Promise<Cart> => (await page.request.get(`${siteUrl()}/api/cart`)).json();

test('Guest on a phone goes from a film to its mug, orders it with a coupon, and follows the order by the mail', ({
  visit,
}) =>
  visit({ language: 'ar', viewport: phone }, async ({ page, open }) => {
    const { shop, cart, orders } = shopMessages('ar');
    const { email } = newNamed();
    const { program, name } = await ask<ProductDetail>('/products/pharmacy-mug');
    if (!program) throw new Error('The mug comes from no film');
    await open(paths.program.href(program.id));
    const rail = page.getByRole('region', { name: shop('rail.title') });
    await rail.getByRole('link', { name, exact: true }).click();
    await expect(heading(page, name)).toBeVisible();
    await addToCart(page, 'ar');

    await main(page)
      .getByRole('textbox', { name: cart('coupon.label') })
      .fill('sahra١٠');
    await press(page, cart('coupon.apply'));
    await expect(main(page).getByText(cart('coupon.done'))).toBeVisible();
    await expect(main(page).getByRole('code').filter({ hasText: 'SAHRA10' }).first()).toBeVisible();
    const { subtotal, discount } = await cartOf(page);
    expect(discount.amount).toBe(subtotal.amount / 10);
    expect(await faultsOf(page)).toEqual([]);
    await press(page, cart('checkout'));

    await expect(heading(page, shop('checkout.title'))).toBeVisible();
    await fillInAddress(page, 'الجيزة', email);
    expect(await faultsOf(page)).toEqual([]);
    const number = await order(page, 'ar', 'cash-on-delivery');
    expect(new URL(page.url()).pathname).toBe(paths.order.href(number));
    await expect(main(page).getByText(inGiza.street)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    expect((await cartOf(page)).lineItems).toEqual([]);

    const { text, links } = await mailTo(email);
    expect(text).toContain(number);
    const tracking = links.find((link) => new URL(link).pathname === paths.trackOrder.href());
    // On another device, which has no cookie of the order.
    await visit({ language: 'ar', viewport: phone }, async (other) => {
      await other.open(tracking?.replace(siteUrl(), '') ?? '');
      await expect(other.page.getByRole('heading', { level: 1 }).filter({ hasText: number })).toBeVisible();
      await expect(main(other.page).getByText(orders('statuses.processing'), { exact: true })).toBeVisible();
      const told = await main(other.page).innerText();
      for (const secret of [inGiza.street, inGiza.lastName, '1001234567', email]) expect(told).not.toContain(secret);
      expect(await faultsOf(other.page)).toEqual([]);
    });
  }));

test('Visitor without a mouse chooses a shirt, puts it into the cart and orders it', ({ visit }) =>
  visit({ language: 'de' }, async ({ page, open }) => {
    const { shop, buy, cart, checkout } = shopMessages('de');
    const button = (name: string) => main(page).getByRole('button', { name, exact: true });
    const go = async (target: ReturnType<typeof button>, key = 'Enter') => {
      await tabTo(page, target);
      await page.keyboard.press(key);
    };
    await open(paths.product.href('sahra-shirt'));
    await go(page.locator('main input[name=color]:checked'), 'ArrowDown');
    await expect(page).toHaveURL(/color=white/);
    await go(page.locator('main input[name=size]:checked'), 'ArrowDown');
    await expect(page).toHaveURL(/size=M/);
    await go(button(buy('add')));
    await go(
      main(page)
        .getByRole('status')
        .getByRole('link', { name: buy('toCart') }),
    );
    await expect(heading(page, shop('cart.title'))).toBeVisible();
    await go(button(cart('checkout')));
    await expect(heading(page, shop('checkout.title'))).toBeVisible();
    const typed = { firstName: 'Karl', lastName: 'Braun', street: 'Nilstraße 7', city: 'Gizeh' };
    for (const [name, text] of Object.entries(typed)) {
      await tabTo(page, page.locator(`main input[name=${name}]`));
      await page.keyboard.type(text);
    }
    await go(page.locator('main select[name=state]'), 'ArrowDown');
    const rest = { postalCode: '12611', phone: '01001234567', email: newNamed().email };
    for (const [name, text] of Object.entries(rest)) {
      await tabTo(page, page.locator(`main input[name=${name}]`));
      await page.keyboard.type(text);
    }
    await expect(page.locator('main input[name=shippingMethod]:checked')).toHaveCount(1);
    await go(page.locator('main input[name=paymentMethod][value=bank-transfer]'), 'ArrowUp');
    await expect(page.locator('main input[name=paymentMethod][value=cash-on-delivery]')).toBeChecked();
    await go(page.locator('main input[name=acceptsTerms]'), 'Space');
    await go(button(checkout('place')));
    await numberOfNewOrder(page, 'de');
  }));
