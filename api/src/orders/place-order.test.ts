import { randomUUID } from 'node:crypto';
import { cartConflictSchema } from '@sahra/shared/schemas/cart';
import { placedOrderSchema } from '@sahra/shared/schemas/orders';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderLines, orders } from '../database/order-tables.ts';
import { products } from '../database/shop-tables.ts';
import { productVariants } from '../database/variant-tables.ts';
import { checkout, useOrders } from './testing/use-orders.ts';

const { database, variant, shopper, bodyOf, send, place, details, rowOf, mailsTo, eventsOf, stockOf, movedOf } =
  useOrders();

/** A guest with two mugs in the cart. */
async function guest({ stock = 10, quantity = 2 } = {}) {
  const [who, mug] = [shopper(), await variant({ price: 24_000, stock })];
  await who.add(mug, quantity);
  return { who, mug };
}
const numbersOf = (answers: { json(): unknown }[]) =>
  new Set(answers.map((answer) => placedOrderSchema.parse(answer.json()).number));

describe('placing an order', () => {
  it('Guest orders what is in the cart: everything is written down as it was, and told by mail', async () => {
    const { who, mug } = await guest();
    const email = 'placed@example.org';
    const number = await place(who, { email, notes: 'Bitte klingeln', phone: '٠١٠٠١٢٣٤٥٦٧' });
    expect(number).toMatch(/^S-[A-Z0-9]{8}$/);
    const order = await details(who, number);
    expect(order).toMatchObject({
      ...{ status: 'on-hold', paymentMethod: 'bank-transfer', email, notes: 'Bitte klingeln', shipping: null },
      billing: { city: 'Cairo', phone: '+201001234567' },
      subtotal: { amount: 48_000, currency: 'EGP' },
      total: { amount: 48_000 + order.shippingAmount.amount },
      actions: ['pay', 'cancel', 'order-again'],
    });
    expect(order.lines).toMatchObject([{ quantity: 2, unitPrice: { amount: 24_000 }, total: { amount: 48_000 } }]);
    expect(order.timeline.map(({ kind }) => kind)).toEqual(['placed']);
    expect(Date.parse(order.payUntil ?? '') - Date.parse(order.placedAt)).toBe(7 * 86_400_000);
    expect([await stockOf(mug), await movedOf(mug)]).toEqual([8, -2]);
    expect(await mailsTo(email)).toMatchObject([
      { kind: 'order-placed', language: 'de', data: { number, total: order.total.amount, isPaid: false } },
    ]);
    expect((await who.cart()).lineItems).toEqual([]);
  });

  it('What was bought stays as it was, whatever becomes of the product', async () => {
    const { who, mug } = await guest();
    const number = await place(who);
    const before = (await details(who, number)).lines;
    await database()
      .update(products)
      .set({ name: { ar: 'آخر', en: 'Another' } })
      .where(eq(products.id, 1));
    await database().update(productVariants).set({ price: 1 }).where(eq(productVariants.id, mug));
    expect((await details(who, number)).lines).toEqual(before);
  });

  it('Who pays at the door is sent their things at once', async () => {
    const { who } = await guest();
    const number = await place(who, { paymentMethod: 'cash-on-delivery' });
    expect(await details(who, number)).toMatchObject({ status: 'processing', payUntil: null, payTo: null });
  });

  it('Another total than the one that was seen: nothing is ordered, and the cart of now comes back', async () => {
    const { who, mug } = await guest();
    const body = await bodyOf(who);
    await database().update(productVariants).set({ price: 25_000 }).where(eq(productVariants.id, mug));
    const answer = await send(who, body);
    const conflict = cartConflictSchema.parse(answer.json());
    expect([answer.statusCode, conflict.code]).toEqual([409, 'cart_changed']);
    expect(conflict.cart.lineItems[0]).toMatchObject({ unitPrice: { amount: 25_000 }, problem: 'price-changed' });
    expect(await stockOf(mug)).toBe(10);
    expect((await send(who, { ...body, expectedTotal: conflict.cart.total.amount })).statusCode).toBe(201);
  });

  it('The cart that comes back goes where the order was to go', async () => {
    const { who } = await guest();
    const body = await bodyOf(who, { country: 'DE', state: '', postalCode: '10115', phone: '+4930901820' });
    const conflict = cartConflictSchema.parse((await send(who, body)).json());
    expect([conflict.code, conflict.cart.country]).toEqual(['cart_changed', 'DE']);
    expect((await send(who, { ...body, expectedTotal: conflict.cart.total.amount })).statusCode).toBe(201);
  });

  it('Less on the shelf than in the cart: nothing is ordered', async () => {
    const { who, mug } = await guest();
    const body = await bodyOf(who);
    await database().update(productVariants).set({ stockQuantity: 1 }).where(eq(productVariants.id, mug));
    const answer = await send(who, body);
    expect([answer.statusCode, cartConflictSchema.parse(answer.json()).code]).toEqual([409, 'out_of_stock']);
    expect([await stockOf(mug), await movedOf(mug)]).toEqual([1, 0]);
  });

  it.each([
    ['nobody knows them', false],
    ['their cart is empty', true],
  ])('There is nothing to order where %s', async (_, isKnown) => {
    const { who, mug } = await guest();
    await who.set(mug, 0);
    const answer = await send(isKnown ? who : shopper(), { ...checkout, expectedTotal: 0 });
    expect([answer.statusCode, cartConflictSchema.parse(answer.json()).code]).toEqual([409, 'cart_empty']);
  });

  it('A telephone number that does not exist is refused by the name of its field', async () => {
    const { who } = await guest();
    const elsewhere = {
      ...{ isShippingElsewhere: true, shippingFirstName: 'Karim', shippingLastName: 'Said', shippingCountry: 'EG' },
      ...{ shippingStreet: '1 Nile', shippingCity: 'Giza', shippingState: 'Giza', shippingPostalCode: '12511' },
    };
    const answer = await send(who, await bodyOf(who, { ...elsewhere, shippingPhone: '0000000' }));
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { fields: { shippingPhone: expect.any(String) } }]);
    const number = await place(who, { ...elsewhere, shippingPhone: '01001234567' });
    expect((await details(who, number)).shipping).toMatchObject({ firstName: 'Karim', phone: '+201001234567' });
  });
});

describe('the same once more', () => {
  it('With its key it is the same order, with the same answer', async () => {
    const { who, mug } = await guest();
    const [body, key] = [await bodyOf(who), randomUUID()];
    const answers = [await send(who, body, key), await send(who, body, key)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect([numbersOf(answers).size, await stockOf(mug)]).toEqual([1, 8]);
  });

  it('Another order under the same key is refused; the same key of another shopper is another key', async () => {
    const [{ who }, { who: other }] = [await guest(), await guest()];
    const [body, key] = [await bodyOf(who), randomUUID()];
    const first = await send(who, body, key);
    expect((await send(who, { ...body, notes: 'Twice' }, key)).statusCode).toBe(422);
    const second = await send(other, await bodyOf(other), key);
    expect([second.statusCode, numbersOf([first, second]).size]).toEqual([201, 2]);
  });

  it('Pressed twice at once with different keys it is one order', async () => {
    const { who, mug } = await guest();
    const body = await bodyOf(who);
    const answers = await Promise.all([1, 2, 3].map(() => send(who, body, randomUUID())));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect([numbersOf(answers).size, await stockOf(mug)]).toEqual([1, 8]);
  });

  it('The same things again, put into a new cart, are another order', async () => {
    const { who, mug } = await guest();
    const first = await place(who);
    await who.add(mug, 2);
    expect(await place(who)).not.toBe(first);
    expect(await stockOf(mug)).toBe(6);
  });
});

describe('files', () => {
  it('What has only files and costs nothing is done at once; nobody pays for it at the door', async () => {
    const who = shopper();
    const poster = await variant({ price: 0, productId: 2 });
    await database().update(products).set({ file: 'poster.pdf' }).where(eq(products.id, 2));
    await who.add(poster);
    const refused = await send(who, await bodyOf(who, { paymentMethod: 'cash-on-delivery' }));
    expect(refused.json()).toMatchObject({ fields: { paymentMethod: expect.any(String) } });
    const number = await place(who);
    expect(await details(who, number)).toMatchObject({ status: 'completed', actions: ['order-again'] });
    expect(await eventsOf(number)).toEqual(['placed buyer', 'completed site']);
    expect((await who.send('GET', `/orders/${number}/downloads`)).body).toMatchObject({
      items: [{ orderNumber: number }],
    });
  });
});

it('Nothing of a body but what its form has is stored', async () => {
  const { who } = await guest();
  const forged = { total: 1, price: 1, status: 'completed', memberId: 'karim', number: 'S-MINE', paidAt: new Date() };
  const number = await place(who, { ...forged, shippingAmount: 0, lines: [], email: 'forged@example.org' });
  const row = await rowOf(number);
  expect(row).toMatchObject({ status: 'on-hold', memberId: null, paidAt: null });
  expect([number === 'S-MINE', row.total > 48_000]).toEqual([false, true]);
  const lines = await database().select().from(orderLines).where(eq(orderLines.orderId, row.id));
  expect(lines).toHaveLength(1);
  expect(await database().$count(orders, eq(orders.number, 'S-MINE'))).toBe(0);
});
