import type { ProductDetail } from '@sahra/shared/schemas/shop';
import type { Page } from 'playwright/test';
import { paths } from '../support/addresses.ts';
import { ask } from '../support/api.ts';
import { addToCart, fillInAddress, numberOfNewOrder, order, shopMessages, tabTo } from '../support/buying.ts';
import { fill, heading, main, press } from '../support/forms.ts';
import { makeMember, newNamed, signInByApi, takeSession } from '../support/members.ts';
import { bankAccount } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** The address keeps the choice; the mark of it follows. */
async function chooseSize(page: Page, size: string): Promise<void> {
  const radio = page.locator(`input[name=size][value=${size}]`);
  await page.locator('main label').filter({ has: radio }).click();
  await expect(main(page).locator(radio)).toBeChecked();
  await expect(page).toHaveURL((url) => url.searchParams.get('size') === size);
}

test('Member orders two kinds of one shirt off the wishlist and pays by transfer; an admin ships it, and the order and invoice say so', ({
  visit,
  admin,
}) =>
  visit({ language: 'de' }, async ({ page, open }) => {
    const { shop, buy, cart, orders, wishlist, admin: room } = shopMessages('de');
    const member = await makeMember({ code: 'de', firstName: 'Karl', lastName: 'Braun' });
    await takeSession(page, await signInByApi(member));
    const { name } = await ask<ProductDetail>('/products/sahra-shirt', 'de');
    await open(paths.product.href('sahra-shirt'));
    await main(page)
      .getByRole('button', { name: shop('wish.add') })
      .click();
    await expect(page.getByText(shop('wish.added'))).toBeVisible();
    await open(paths.wishlist.href());
    await main(page)
      .getByRole('link', { name: `${wishlist('choose')} ${name}` })
      .click();
    await expect(heading(page, name)).toBeVisible();

    await chooseSize(page, 'M');
    await press(page, buy('add'));
    await expect(main(page).getByText(buy('outcomes.inCart'))).toBeVisible();
    await chooseSize(page, 'L');
    await addToCart(page, 'de');
    const lines = main(page)
      .getByRole('region', { name: cart('items') })
      .getByRole('listitem');
    await expect(lines).toHaveCount(2);
    await press(page, cart('checkout'));

    await expect(heading(page, shop('checkout.title'))).toBeVisible();
    await fillInAddress(page, 'Gizeh', member.email);
    const number = await order(page, 'de', 'bank-transfer');
    expect(new URL(page.url()).pathname).toBe(paths.ownOrder.href(number));
    await expect(main(page).getByText(bankAccount)).toBeVisible();

    await visit({ language: 'de' }, async ({ page: desk, open: openAtDesk }) => {
      await takeSession(desk, await signInByApi(admin));
      await openAtDesk(paths.adminOrders.href({ q: number }));
      await main(desk).getByRole('link', { name: number }).click();
      await press(desk, room('orders.ask.payment.button'));
      await desk
        .getByRole('alertdialog')
        .getByRole('button', { name: room('orders.ask.payment.yes') })
        .click();
      await expect(main(desk).getByText(room('orders.done.payment'))).toBeVisible();
      await fill(desk, 'carrier', 'Nilpost');
      await fill(desk, 'parcelNumber', 'NP٢٠٢٦');
      await press(desk, room('orders.ship.button'));
      await expect(main(desk).getByText(room('orders.done.shipment'))).toBeVisible();
    });

    await open(paths.ownOrder.href(number));
    for (const step of ['placed', 'paid', 'shipped'])
      await expect(main(page).getByText(orders(`events.${step}`), { exact: true })).toBeVisible();
    await expect(main(page).getByText('NP2026', { exact: true })).toBeVisible();
    const total = await main(page)
      .locator('dl')
      .filter({ hasText: orders('totals.tax') })
      .locator('dd')
      .nth(-2)
      .innerText();
    await main(page)
      .getByRole('link', { name: orders('invoice'), exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 }).filter({ hasText: orders('paper.invoice') })).toBeVisible();
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: orders('paper.total') })
        .first(),
    ).toContainText(total);
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
    const type = async (field: string, text: string) => {
      await tabTo(page, page.locator(`main ${field}`));
      await page.keyboard.type(text);
    };
    await type('input[name=firstName]', 'Karl');
    await type('input[name=lastName]', 'Braun');
    // Who reads German is taken to live in Germany, until they say where.
    const country = page.locator('main select[name=country]');
    await tabTo(page, country);
    while ((await country.inputValue()) !== 'EG') await page.keyboard.press('ArrowUp');
    await type('input[name=street]', 'Nilstraße 7');
    await type('input[name=city]', 'Gizeh');
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
