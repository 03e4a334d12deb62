import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders } from '../database/order-tables.ts';
import { productVariants } from '../database/variant-tables.ts';
import { UNPAID_DAYS } from './order-rules.ts';
import { useOrders } from './testing/use-orders.ts';
import { expireUnpaidOrders } from './unpaid-orders.ts';

const { database, variant, shopper, member, place, details, rowOf, mailsTo, eventsOf, stockOf, movedOf } = useOrders();

async function ordered(change: object = {}, who = shopper()) {
  const mug = await variant({ stock: 10 });
  await who.add(mug, 2);
  return { who, mug, number: await place(who, change) };
}
const cancel = (who: ReturnType<typeof shopper>, number: string) => who.send('POST', `/orders/${number}/cancellation`);

describe('the buyer', () => {
  it('calls an order off: its pieces are back, once, however often they press', async () => {
    const email = 'cancelled@example.org';
    const { who, mug, number } = await ordered({ email });
    for (let count = 0; count < 2; count += 1)
      expect(await cancel(who, number)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect([await stockOf(mug), await movedOf(mug)]).toEqual([10, 0]);
    expect(await eventsOf(number)).toEqual(['placed buyer', 'cancelled buyer']);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['order-placed', 'order-cancelled']);
  });

  it('cannot call off what was sent', async () => {
    const { who, number } = await ordered();
    await database()
      .update(orders)
      .set({ status: 'completed', shippedAt: new Date() })
      .where(eq(orders.number, number));
    expect(await cancel(who, number)).toMatchObject({ status: 409, body: { code: 'order_decided' } });
  });

  it('pays in another way as long as nothing is paid', async () => {
    const { who, number } = await ordered();
    const pay = (paymentMethod: string) => who.send('PUT', `/orders/${number}/payment-method`, { paymentMethod });
    expect(await pay('cash-on-delivery')).toMatchObject({ body: { status: 'processing', payUntil: null } });
    expect(await pay('cheque')).toMatchObject({ body: { status: 'on-hold', paymentMethod: 'cheque' } });
    expect(await pay('cheque')).toMatchObject({ status: 200 });
    expect(await eventsOf(number)).toEqual(['placed buyer', 'payment-method buyer', 'payment-method buyer']);
    await database().update(orders).set({ paidAt: new Date() }).where(eq(orders.number, number));
    expect(await pay('bank-transfer')).toMatchObject({ status: 409, body: { code: 'order_decided' } });
    expect((await pay('card')).status).toBe(400);
  });

  it('puts the same things into the cart again, as far as they are there', async () => {
    const { who, mug, number } = await ordered();
    await database().update(productVariants).set({ stockQuantity: 1 }).where(eq(productVariants.id, mug));
    expect(await who.send('POST', `/orders/${number}/cart`)).toMatchObject({ body: { added: 1, missing: 0 } });
    expect((await who.cart()).lineItems).toMatchObject([{ variantId: mug, quantity: 1 }]);
    await who.set(mug, 0);
    await database().update(productVariants).set({ stockQuantity: 0 }).where(eq(productVariants.id, mug));
    const { status, body } = await who.send('POST', `/orders/${number}/cart`);
    expect([status, body]).toMatchObject([409, { code: 'nothing_left' }]);
  });

  it('sees theirs and nobody else’s, a guest also after signing in', async () => {
    const { who, number } = await ordered();
    const other = shopper();
    const answers = [
      await other.send('GET', `/orders/${number}`),
      await other.send('GET', '/orders/S-ACDEFGHJ'),
      await cancel(other, number),
      await (await member()).send('GET', `/account/orders/${number}`),
      await (await member()).send('PUT', `/orders/${number}/payment-method`, { paymentMethod: 'cheque' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const signedIn = await member(who);
    expect((await signedIn.send('GET', `/orders/${number}`)).status).toBe(200);
  });

  it('who is a member finds it in their account', async () => {
    const who = await member();
    const { number } = await ordered({}, who);
    expect(await who.send('GET', '/account/orders')).toMatchObject({ body: { items: [{ number }], total: 1 } });
    expect(await details(who, number)).toMatchObject({ number, status: 'on-hold' });
    const [mail] = (await mailsTo('mona@example.org')).filter(
      ({ data }) => (data as { number?: string }).number === number,
    );
    expect(mail?.data).toMatchObject({ trackToken: null });
  });
});

describe('what nobody pays', () => {
  it('is called off after its days, with its pieces back and a mail, once', async () => {
    const email = 'expired@example.org';
    const { mug, number } = await ordered({ email });
    const { placedAt } = await rowOf(number);
    const { number: atTheDoor } = await ordered({ paymentMethod: 'cash-on-delivery' });
    const at = (days: number, ms = 0) => new Date(placedAt.getTime() + days * 86_400_000 + ms);
    await expireUnpaidOrders(database(), at(UNPAID_DAYS, -1));
    expect((await rowOf(number)).status).toBe('on-hold');
    await Promise.all([1, 2].map(() => expireUnpaidOrders(database(), at(UNPAID_DAYS))));
    await expireUnpaidOrders(database(), at(UNPAID_DAYS + 1));
    expect([(await rowOf(number)).status, (await rowOf(atTheDoor)).status]).toEqual(['cancelled', 'processing']);
    expect([await stockOf(mug), await movedOf(mug)]).toEqual([10, 0]);
    expect(await eventsOf(number)).toEqual(['placed buyer', 'expired site']);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['order-placed', 'order-expired']);
  });
});
