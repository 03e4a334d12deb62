import { asc, eq, inArray, sum } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { orders } from '../database/order-tables.ts';
import { products } from '../database/shop-tables.ts';
import { stockMovements } from '../database/stock-tables.ts';
import { productVariants } from '../database/variant-tables.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { changeStock, type StockChange } from './change-stock.ts';

let test: TestDatabase;
let productId = 0;
let ids: number[] = [];
const [small, medium, large] = ['S', 'M', 'L'];
const at = (index: number) => ids[index] ?? 0;
const change = (...changes: StockChange[]) => test.database.transaction((tx) => changeStock(tx, changes));

/** What is on the shelf of each variant and of the product, and what the ledger adds up to. */
async function read() {
  const { id, stockQuantity } = productVariants;
  const { database } = test;
  const rows = await database.select({ stockQuantity }).from(productVariants).where(inArray(id, ids)).orderBy(asc(id));
  const [product] = await database.select().from(products).where(eq(products.id, productId));
  const { variantId } = stockMovements;
  const ledger = await database
    .select({ total: sum(stockMovements.change).mapWith(Number) })
    .from(stockMovements)
    .where(inArray(variantId, ids))
    .groupBy(variantId)
    .orderBy(asc(variantId));
  return {
    shelf: rows.map((row) => row.stockQuantity),
    ledger: ledger.map(({ total }) => total),
    product: product?.stockQuantity,
  };
}

async function addOrder(number: string): Promise<number> {
  const order = { number, status: 'processing', total: 1, currency: 'EGP', paymentMethod: 'cash-on-delivery' } as const;
  const [row] = await test.database.insert(orders).values(order).returning({ id: orders.id });
  return row?.id ?? 0;
}

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

beforeEach(async () => {
  const { database } = test;
  const [product] = await database.select().from(products).where(eq(products.slug, 'sahra-mug'));
  productId = product?.id ?? 0;
  await database.delete(productVariants).where(eq(productVariants.productId, productId));
  const rows = [small, medium, large].map((size, index) => ({
    ...{ productId, sku: `T-${size}`, position: index + 1, size, price: 100, weightGrams: 1 },
  }));
  ids = (await database.insert(productVariants).values(rows).returning({ id: productVariants.id })).map(({ id }) => id);
  await change(...[5, 1, 0].map((n, index) => ({ variantId: at(index), change: n, reason: 'opening' as const })));
});

it('What is sold leaves the shelf; ledger, shelf and product agree', async () => {
  const orderId = await addOrder('sold');
  const left = await change(
    { variantId: at(1), change: -1, reason: 'order', orderId },
    { variantId: at(0), change: -2, reason: 'order', orderId },
  );
  expect(left).toEqual([]);
  expect(await read()).toEqual({ shelf: [3, 0, 0], ledger: [3, 0], product: 3 });
});

it('Where one variant has too few, none is sold, and one learns which', async () => {
  const orderId = await addOrder('short');
  const left = await change(
    { variantId: at(2), change: -1, reason: 'order', orderId },
    { variantId: at(0), change: -2, reason: 'order', orderId },
    { variantId: at(1), change: -2, reason: 'order', orderId },
  );
  expect(left).toEqual([at(1), at(2)]);
  expect(await read()).toEqual({ shelf: [5, 1, 0], ledger: [5, 1], product: 6 });
});

it('Pieces of the same variant are counted together', async () => {
  const orderId = await addOrder('together');
  const three = { variantId: at(0), change: -3, reason: 'order', orderId } as const;
  expect(await change(three, three)).toEqual([at(0)]);
  expect(await change(three, { ...three, change: -2 })).toEqual([]);
  expect(await read()).toEqual({ shelf: [0, 1, 0], ledger: [0, 1], product: 1 });
});

it('An order takes once and gives back once, however often it is asked to', async () => {
  const orderId = await addOrder('once');
  const taken = { variantId: at(0), change: -4, reason: 'order', orderId } as const;
  const returned = { variantId: at(0), change: 4, reason: 'returned', orderId } as const;
  for (const each of [taken, taken, returned, returned, taken]) expect(await change(each)).toEqual([]);
  expect(await read()).toEqual({ shelf: [5, 1, 0], ledger: [5, 1], product: 6 });
});

it('Twenty buyers for five pieces at once: five get one', async () => {
  const orderIds = await Promise.all(Array.from({ length: 20 }, (_, index) => addOrder(`rival-${index}`)));
  const answers = await Promise.all(
    orderIds.map((orderId) => change({ variantId: at(0), change: -1, reason: 'order', orderId })),
  );
  expect(answers.filter((short) => short.length === 0)).toHaveLength(5);
  expect(await read()).toEqual({ shelf: [0, 1, 0], ledger: [0, 1], product: 1 });
});

it('Other variants of one product that are sold at once leave the right sum', async () => {
  await change(...ids.map((variantId) => ({ variantId, change: 20, reason: 'delivery' as const })));
  const sold = Array.from({ length: 12 }, (_, index) => ({ variantId: at(index % 3), change: -1 }));
  await Promise.all(sold.map((each) => change({ ...each, reason: 'loss' })));
  expect(await read()).toEqual({ shelf: [21, 17, 16], ledger: [21, 17, 16], product: 54 });
});

it('A variant that is no more is sold to nobody, and takes nothing back', async () => {
  const gone = { variantId: 999_999, reason: 'count' } as const;
  expect(await change({ ...gone, change: -1 })).toEqual([999_999]);
  expect(await change({ ...gone, change: 1 })).toEqual([]);
});
