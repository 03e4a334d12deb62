import { placedOrderSchema, orderDetailsSchema } from '@sahra/shared/schemas/orders';
import { asc, eq, sql } from 'drizzle-orm';
import { type TestShopper, useCarts } from '../../carts/testing/use-carts.ts';
import { outbox } from '../../database/mail-tables.ts';
import { orderEvents, orders } from '../../database/order-tables.ts';
import { stockMovements } from '../../database/stock-tables.ts';
import { productVariants } from '../../database/variant-tables.ts';

/** What somebody in Cairo fills in. */
export const checkout = {
  firstName: 'Mona',
  lastName: 'Hassan',
  company: '',
  country: 'EG',
  street: '12 Talaat Harb',
  apartment: '',
  city: 'Cairo',
  state: 'Cairo',
  postalCode: '11511',
  phone: '01001234567',
  email: 'mona@example.org',
  paymentMethod: 'bank-transfer',
  acceptsTerms: true,
};

/** The app of a test file, shoppers with carts, and their orders. */
export function useOrders(options?: Parameters<typeof useCarts>[0]) {
  const carts = useCarts(options);
  const { app, database } = carts;

  /** What a shopper sends to order what is in the cart. */
  async function bodyOf(who: TestShopper, change: object = {}) {
    const answer = await who.send('PUT', '/cart/shipping', { country: 'EG', method: null });
    const { total } = answer.body as { total: { amount: number } };
    return { ...checkout, expectedTotal: total.amount, ...change };
  }

  /** Sends it with a key, as a page does. */
  const send = (who: TestShopper, body: object, key?: string) =>
    app().inject({
      method: 'POST',
      url: '/api/orders?lang=de',
      headers: {
        cookie: who.cookie(),
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `10.8.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
        ...(key && { 'idempotency-key': key }),
      },
      payload: body,
    });

  async function place(who: TestShopper, change: object = {}): Promise<string> {
    const answer = await send(who, await bodyOf(who, change));
    if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
    return placedOrderSchema.parse(answer.json()).number;
  }

  const details = async (who: TestShopper, number: string) =>
    orderDetailsSchema.parse((await who.send('GET', `/orders/${number}`)).body);

  const rowOf = async (number: string) => {
    const [row] = await database().select().from(orders).where(eq(orders.number, number));
    if (!row) throw new Error('There is no such order');
    return row;
  };

  const mailsTo = async (email: string) => {
    const rows = await database()
      .select({ kind: outbox.kind, data: outbox.data, language: outbox.language })
      .from(outbox)
      .where(eq(outbox.recipient, email))
      .orderBy(asc(outbox.id));
    return rows;
  };

  const eventsOf = async (number: string) => {
    const { id } = await rowOf(number);
    const rows = await database()
      .select({ kind: orderEvents.kind, actor: orderEvents.actor })
      .from(orderEvents)
      .where(eq(orderEvents.orderId, id))
      .orderBy(asc(orderEvents.id));
    return rows.map(({ kind, actor }) => `${kind} ${actor}`);
  };

  /** What is on the shelf. */
  const stockOf = async (variantId: number) => {
    const { id, stockQuantity } = productVariants;
    const [row] = await database().select({ stockQuantity }).from(productVariants).where(eq(id, variantId));
    return row?.stockQuantity;
  };

  /** What the ledger has of a variant beyond what it began with. */
  const movedOf = async (variantId: number) => {
    const [row] = await database()
      .select({ sum: sql<number>`coalesce(sum(${stockMovements.change}), 0)::int` })
      .from(stockMovements)
      .where(eq(stockMovements.variantId, variantId));
    return row?.sum;
  };

  return { ...carts, bodyOf, send, place, details, rowOf, mailsTo, eventsOf, stockOf, movedOf };
}
