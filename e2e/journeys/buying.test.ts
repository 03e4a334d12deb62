import type { Page as Listed } from '@sahra/shared/schemas/common';
import type { Cart } from '@sahra/shared/schemas/cart';
import type { Product, ProductDetail } from '@sahra/shared/schemas/shop';
import type { Page } from 'playwright/test';
import { paths } from '../support/addresses.ts';
import { ask } from '../support/api.ts';
import { addToCart, faultsOf, fillInAddress, inGiza, order, shopMessages } from '../support/buying.ts';
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

test('Visitor without scripts puts a pin into the cart, takes two, and orders them', ({ visit }) =>
  visit({ language: 'ar', javaScriptEnabled: false }, async ({ page, open }) => {
    const { shop, cart } = shopMessages('ar');
    const { items } = await ask<Listed<Product>>('/products?pageSize=60');
    const pin = items.find(({ slug }) => slug === 'goat-pin');
    if (!pin) throw new Error('The goat is gone');
    await open(paths.product.href(pin.slug));
    await addToCart(page, 'ar');
    const quantity = main(page).getByRole('textbox', { name: cart('quantityOf').replace('{{name}}', pin.name) });
    await quantity.fill('٢');
    await press(page, cart('update'));
    await expect(quantity).toHaveValue('2');
    await press(page, cart('checkout'));
    await expect(heading(page, shop('checkout.title'))).toBeVisible();
    await fillInAddress(page, 'الجيزة', newNamed().email);
    await press(page, shopMessages('ar').checkout('method.show'));
    await expect(page.locator('main input[name=street]'), 'nothing typed is lost').toHaveValue(inGiza.street);
    const number = await order(page, 'ar', 'cash-on-delivery');
    expect(new URL(page.url()).pathname).toBe(paths.order.href(number));
  }));
