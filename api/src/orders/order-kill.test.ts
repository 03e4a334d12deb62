import { randomUUID } from 'node:crypto';
import { count, eq, isNull, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { couponUses, coupons } from '../database/coupon-tables.ts';
import { lineItems } from '../database/cart-tables.ts';
import { outbox } from '../database/mail-tables.ts';
import { orderEvents, orderLines, orders } from '../database/order-tables.ts';
import { cookieOf } from '../testing/member.ts';
import { type ApiProcess, endProcess, startApiProcess } from '../testing/api-process.ts';
import { openSmtpInbox, type SmtpInbox } from '../testing/smtp-inbox.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { productVariants } from '../database/variant-tables.ts';
import { stockMovements } from '../database/stock-tables.ts';
import { checkout } from './testing/use-orders.ts';

/** What somebody else holds, so that the process stands still at that step when it is killed. */
const places: Readonly<Record<string, string | null>> = {
  'before the order': 'lock table orders in exclusive mode',
  'before the ledger': 'lock table stock_movements in exclusive mode',
  'at the start': 'select 1 from carts for update',
  'before the pieces are taken': 'select 1 from product_variants for update',
  'before the lines': 'lock table order_lines in exclusive mode',
  'before the coupon is counted': 'lock table coupon_uses in exclusive mode',
  'before the timeline': 'lock table order_events in exclusive mode',
  'before the mail': 'lock table outbox in exclusive mode',
  'before the cart is closed': 'lock table stock_holds in exclusive mode',
  'after the answer': null,
};
/** One of them, where most is done and nothing is committed; `npm run test:races`: each. */
const chosen = process.env.SAHRA_ALL === '1' ? Object.keys(places) : ['before the cart is closed'];

let site: TestDatabase;
let inbox: SmtpInbox;
beforeAll(async () => {
  site = await createTestDatabase();
  inbox = await openSmtpInbox();
});
afterAll(async () => {
  await inbox.close();
  await site.close();
});

const start = () => startApiProcess({ DATABASE_URL: site.url, SMTP_URL: inbox.url, LOG_LEVEL: 'error' });

/** Somebody's browser, which goes on with another process. */
function browserOf() {
  let cookie = '';
  return async ({ port }: ApiProcess, method: string, path: string, body: object, key?: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': '198.51.100.7',
        'sec-fetch-site': 'same-origin',
        ...(cookie && { cookie }),
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    cookie = cookieOf(answer.headers.getSetCookie()) || cookie;
    return { status: answer.status, body: (await answer.json()) as { total: { amount: number }; number: string } };
  };
}

const others = sql`select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name = 'sahra-api'`;
const areThere = async (which: ReturnType<typeof sql>) => (await site.database.execute(which)).rows.length > 0;

/** Sends an order, and kills the process where `statement` makes it wait. */
async function killWhileOrdering(
  api: ApiProcess,
  statement: string | null,
  send: () => Promise<unknown>,
): Promise<void> {
  const holder = new Client({ connectionString: site.url });
  await holder.connect();
  await holder.query('begin');
  if (statement) await holder.query(statement);
  const answer = send().catch(() => undefined);
  if (statement)
    await expect.poll(() => areThere(sql`${others} and wait_event_type = 'Lock'`), { timeout: 20_000 }).toBe(true);
  else await answer;
  await endProcess(api.child, 'SIGKILL');
  await answer;
  await holder.query('rollback');
  await holder.end();
  // PostgreSQL sees that nobody is there any more, and takes back what was not committed.
  await expect.poll(() => areThere(sql`${others} and state <> 'idle'`), { timeout: 20_000 }).toBe(false);
}

it.each(chosen)(
  'The api is killed %s: none or one whole order, and the same once more is that order',
  async (place) => {
    const browser = browserOf();
    const [variant] = await site.database
      .insert(productVariants)
      .values({
        productId: 1,
        sku: randomUUID(),
        position: 99,
        color: randomUUID(),
        price: 24_000,
        stockQuantity: 10,
        weightGrams: 1,
      })
      .returning();
    const variantId = variant?.id ?? 0;
    const first = await start();
    await browser(first, 'POST', '/cart/line-items', { variantId, quantity: 2 });
    const code = `K${variantId}`;
    await site.database.insert(coupons).values({ code, kind: 'percent', value: 10, useLimit: 1 });
    await browser(first, 'PUT', '/cart/coupon', { code });
    const cart = await browser(first, 'PUT', '/cart/shipping', { country: 'EG', method: null });
    const [email, key] = [`${randomUUID()}@example.org`, randomUUID()];
    const body = { ...checkout, email, expectedTotal: cart.body.total.amount };
    await killWhileOrdering(first, places[place] ?? null, () => browser(first, 'POST', '/orders', body, key));

    const state = async () => {
      const { database } = site;
      const own = await database.select().from(orders).where(eq(orders.email, email));
      const ids = own.map(({ id }) => id);
      const of = async (table: typeof orderLines | typeof orderEvents | typeof stockMovements) =>
        (
          await database
            .select({ total: count() })
            .from(table)
            .where(sql`${table.orderId} = any(${sql.param(ids)}::int[])`)
        )[0]?.total;
      const [shelf] = await database.select().from(productVariants).where(eq(productVariants.id, variantId));
      const [coupon] = await database.select().from(coupons).where(eq(coupons.code, code));
      const uses = await database.$count(couponUses, eq(couponUses.code, code));
      const mails = await database.$count(outbox, eq(outbox.recipient, email));
      return [
        own.length,
        await of(orderLines),
        await of(orderEvents),
        await of(stockMovements),
        mails,
        ...[coupon?.useTotal, uses, shelf?.stockQuantity],
      ];
    };
    const whole = [1, 1, 1, 1, 1, 1, 1, 8];
    const isPlaced = places[place] === null;
    expect(await state()).toEqual(isPlaced ? whole : [0, 0, 0, 0, 0, 0, 0, 10]);
    if (!isPlaced) expect(await site.database.$count(lineItems, eq(lineItems.variantId, variantId))).toBe(1);

    const second = await start();
    expect((await browser(second, 'POST', '/orders', body, key)).status).toBe(201);
    expect(await state()).toEqual(whole);
    // What the dead one had claimed is anybody's.
    await site.database
      .update(outbox)
      .set({ nextAttemptAt: sql`now()` })
      .where(isNull(outbox.sentAt));
    await expect
      .poll(() => inbox.received.filter(({ to }) => to === email).length, { timeout: 20_000 })
      .toBeGreaterThan(0);
    await endProcess(second.child, 'SIGTERM');
    const was = isPlaced ? 'the whole order' : 'nothing';
    console.info(
      `Killed ${place}: ${was} was there; sent again it is one order, with its mail, its coupon and its pieces`,
    );
  },
);
