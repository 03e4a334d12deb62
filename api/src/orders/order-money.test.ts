import { formatMoney } from '@sahra/shared/i18n/format';
import { languageCodes } from '@sahra/shared/i18n/languages';
import type { Cart } from '@sahra/shared/schemas/cart';
import type { OrderDetails } from '@sahra/shared/schemas/orders';
import { taxClasses } from '@sahra/shared/schemas/shop';
import { arrayContains, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { shippingTaxRate, taxIn } from '../carts/tax-rates.ts';
import { readCart } from '../carts/priced-cart.ts';
import { type GeneratedCart, generatedCarts, generatedCurrencies } from '../carts/testing/generated-carts.ts';
import { coupons } from '../database/coupon-tables.ts';
import { shippingMethods, shippingZones } from '../database/shipping-tables.ts';
import { productVariants } from '../database/variant-tables.ts';
import type { Mails } from '../mail/mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { SigningKeys } from '../signed-addresses/signing-keys.ts';
import { readDetails } from './order-answer.ts';
import { placeOrder } from './place-order.ts';
import { makeBuyer } from './testing/direct-orders.ts';
import { useOrders } from './testing/use-orders.ts';

const { database, product, mailsTo } = useOrders();
/** `npm run test:races` has all of them. */
const carts = generatedCarts(500).filter((_, index) => process.env.SAHRA_ALL === '1' || index % 25 === 0);
const payTo = { bankAccount: null, chequeAddress: null };
/** What of one line still leaves an order of eight below what the database counts to. */
const MOST = 200_000_000;

type Goods = GeneratedCart['goods'][number];
const keyOf = (currency: string, { taxClass, isDigital }: Pick<Goods, 'taxClass' | 'isDigital'>, isCounted: boolean) =>
  [currency, taxClass, isDigital, isCounted].join(' ');
/** Products of each currency, tax and kind, and the same again for which coupons count. */
const products = new Map<string, number>();
const countedIn = (currency: string) =>
  [...products].flatMap(([key, id]) => (key.startsWith(currency) && key.endsWith('true') ? [id] : []));

beforeAll(async () => {
  const [zone] = await database()
    .select()
    .from(shippingZones)
    .where(arrayContains(shippingZones.countries, ['EG']));
  for (const currency of generatedCurrencies) {
    await database()
      .insert(shippingMethods)
      .values({
        ...{ code: `money-${currency}`, zoneId: zone?.id ?? 0, position: -1, name: { ar: 'بريد', en: 'Post' } },
        ...{ daysFrom: 1, daysTo: 2, currency, price: 0 },
      });
    for (const taxClass of taxClasses)
      for (const isDigital of [false, true])
        for (const isCounted of [false, true]) {
          const id = await product({ currency, taxClass, file: isDigital ? 'posters/money.pdf' : null });
          products.set(keyOf(currency, { taxClass, isDigital }, isCounted), id);
        }
  }
});

/** Puts a generated cart into the shop: things, coupon, price of sending. */
async function fill({ currency, goods, coupon, terms }: GeneratedCart, index: number) {
  const isCounted = (line: number) => coupon?.counts[line] ?? false;
  const rows = goods.map((each, line) => ({
    productId: products.get(keyOf(currency, each, isCounted(line))) ?? 0,
    ...{ sku: `money-${index}-${line}`, color: `money-${index}-${line}`, position: line, price: each.unitPrice },
    ...{ stockQuantity: 1_000, weightGrams: each.weightGrams },
  }));
  const variants = await database().insert(productVariants).values(rows).returning({ id: productVariants.id });
  const code = `MONEY${index}`;
  const isForAll = coupon?.counts.every(Boolean) ?? false;
  if (coupon)
    await database()
      .insert(coupons)
      .values({
        ...{ code, kind: coupon.kind, value: coupon.value, currency },
        productIds: isForAll ? [] : countedIn(currency),
      });
  await database()
    .update(shippingMethods)
    .set(terms ?? { price: 0, pricePerKilogram: 0, freeFrom: null })
    .where(eq(shippingMethods.code, `money-${currency}`));
  const lines = variants.map(({ id }, line) => {
    const { unitPrice = 0, quantity = 1 } = goods[line] ?? {};
    return { variantId: id, quantity: Math.max(1, Math.min(quantity, Math.floor(MOST / Math.max(1, unitPrice)))) };
  });
  return makeBuyer(database(), lines, coupon ? { couponCode: code } : {});
}

const sum = <T>(items: readonly T[], amount: (item: T) => number) => items.reduce((all, item) => all + amount(item), 0);

const ofCart = (cart: Cart) => ({
  lines: cart.lineItems.map(({ quantity, lineTotal }) => [quantity, lineTotal.amount]),
  ...{ subtotal: cart.subtotal.amount, discount: cart.discount.amount, shipping: cart.shipping?.amount },
  ...{ tax: cart.tax.amount, total: cart.total.amount, currency: cart.total.currency },
});
const ofOrder = (order: OrderDetails) => ({
  lines: order.lines.map(({ quantity, subtotal }) => [quantity, subtotal.amount]),
  ...{ subtotal: order.subtotal.amount, discount: order.discount.amount, shipping: order.shippingAmount.amount },
  ...{ tax: order.tax.amount, total: order.total.amount, currency: order.total.currency },
});
const ofMail = ({ lines, subtotal, discount, shippingAmount, tax, total, currency }: Mails['order-placed']) => ({
  lines: lines.map((line) => [line.quantity, line.subtotal]),
  ...{ subtotal, discount, shipping: shippingAmount, tax, total, currency },
});

/** The sums of an invoice: from the lines to what is paid, and the taxes that are in it, by their rates. */
function addUp(order: OrderDetails): void {
  const { lines } = order;
  for (const line of lines) {
    expect(line.subtotal.amount).toBe(line.unitPrice.amount * line.quantity);
    expect(line.total.amount).toBe(line.subtotal.amount - line.discount.amount);
    expect(line.tax.amount).toBe(taxIn(line.total.amount, line.taxRate));
  }
  const { subtotal, discount, shipping, tax, total } = ofOrder(order);
  expect([sum(lines, (line) => line.subtotal.amount), sum(lines, (line) => line.discount.amount)]).toEqual([
    subtotal,
    discount,
  ]);
  expect(subtotal - discount + shipping).toBe(total);
  const rates = [...new Set(lines.map(({ taxRate }) => taxRate))];
  const taxes = rates.map((rate) =>
    sum(
      lines.filter(({ taxRate }) => taxRate === rate),
      (line) => line.tax.amount,
    ),
  );
  expect(sum(taxes, (each) => each) + taxIn(shipping, shippingTaxRate)).toBe(tax);
}

it(`${carts.length} orders of carts with coupons, taxes and shipping: cart, order, mail and invoice agree to the minor unit`, async () => {
  const ring = await new SigningKeys(database()).ring();
  const context = { database: database(), pictureRevision: '0' };
  const seen = { lines: 0, discounted: 0, sent: 0 };
  for (const [index, generated] of carts.entries()) {
    const buyer = await fill(generated, index);
    const cart = await readCart(database(), context, buyer.shopper, 'en', new Date());
    const language = languageCodes[index % languageCodes.length] ?? 'en';
    const row = await placeOrder(database(), ring, { ...buyer, language }, new Date());
    const order = await readDetails(database(), payTo, row);
    expect(ofOrder(order)).toEqual(ofCart(cart));
    addUp(order);
    const [sent] = await mailsTo(buyer.order.email);
    const data = sent?.data as Mails['order-placed'];
    expect(ofMail(data)).toEqual(ofOrder(order));
    const { text } = writeMail('order-placed', data, language, { publicUrl: 'https://sahra.example', payTo });
    const { currency, subtotal, tax, total } = ofMail(data);
    for (const amount of [subtotal, tax, total, ...data.lines.map((line) => line.subtotal)])
      expect(text).toContain(formatMoney({ amount, currency }, language));
    seen.lines += order.lines.length;
    seen.discounted += Number(order.discount.amount > 0);
    seen.sent += Number(order.shippingAmount.amount > 0);
  }
  const currencies = new Set(carts.map(({ currency }) => currency));
  expect([currencies.size, seen.discounted > 0, seen.sent > 0]).toEqual([3, true, true]);
  console.info(
    `${carts.length} orders in ${[...currencies].join(', ')}, ${seen.lines} lines, ${seen.discounted} with a discount, ${seen.sent} with shipping: cart, order, mail and invoice agree`,
  );
});
