import { productDetailSchema } from '@sahra/shared/schemas/shop';
import { asc, eq, sum } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeContents } from '../contents/write-contents.ts';
import { orderLines, orders } from '../database/order-tables.ts';
import { products } from '../database/shop-tables.ts';
import { stockMovements } from '../database/stock-tables.ts';
import { productVariants, variantPrices } from '../database/variant-tables.ts';
import { changeStock } from '../stock/change-stock.ts';
import { useTestApp } from '../testing/test-app.ts';
import { productKind, type WrittenProduct } from './product-contents.ts';
import type { WrittenVariant } from './product-variants.ts';

const app = useTestApp();
const database = () => app().testDatabase.database;
const read = async (slug: string) => productDetailSchema.parse((await app().get(`/api/products/${slug}?lang=en`)).body);
const storedOf = async (productId: number) =>
  database()
    .select()
    .from(productVariants)
    .where(eq(productVariants.productId, productId))
    .orderBy(asc(productVariants.position));
async function ledgerOf(variantId: number) {
  const [row] = await database()
    .select({ total: sum(stockMovements.change).mapWith(Number) })
    .from(stockMovements)
    .where(eq(stockMovements.variantId, variantId));
  return row?.total ?? 0;
}

describe('a product that is written', () => {
  let id = 0;
  let written: WrittenProduct;
  const varied = (variants: WrittenVariant[]) => writeContents(database(), productKind, [{ ...written, id, variants }]);
  const variant = (color: string, more: Partial<WrittenVariant> = {}): WrittenVariant => ({
    ...{ color, size: '', sku: `W-${color}`, price: 900, compareAtPrice: null, weightGrams: 5, stockQuantity: 4 },
    ...more,
  });
  const product = async () => (await database().select().from(products).where(eq(products.id, id)))[0];

  beforeEach(async () => {
    const [model] = await database().select().from(products).where(eq(products.slug, 'sahra-mug'));
    if (!model) throw new Error('no mug');
    const { id: _, updatedAt: __, inStock: ___, ...rest } = model;
    await database().delete(products).where(eq(products.slug, 'written-mug'));
    written = {
      ...rest,
      slug: 'written-mug',
      sku: 'W',
      colors: ['blue', 'red'],
      sizes: [],
      price: 700,
      stockQuantity: 5,
    };
    [id = 0] = await writeContents(database(), productKind, [written]);
  });

  it('Without variants of its own it has one for each colour, and its stock is shared out', async () => {
    const stored = await storedOf(id);
    expect(stored.map(({ sku, stockQuantity, price }) => [sku, stockQuantity, price])).toEqual([
      ['W-BLUE', 3, 700],
      ['W-RED', 2, 700],
    ]);
    expect(await product()).toMatchObject({ stockQuantity: 5, price: 700 });
  });

  it('Its variants are found by the number and names that they have now', async () => {
    await writeContents(database(), productKind, [{ ...written, id, name: { ar: 'كوبٌ جديد', en: 'Café cup' } }]);
    for (const { sku, searchText } of await storedOf(id))
      for (const part of [sku.toLowerCase(), 'كوب جديد', 'cafe cup']) expect(searchText).toContain(part);
  });

  it('Written again it keeps ids and stock, whatever the files say of that, and writes down a new price', async () => {
    const [blue] = await storedOf(id);
    await database().transaction((tx) => changeStock(tx, [{ variantId: blue?.id ?? 0, change: -2, reason: 'loss' }]));
    await writeContents(database(), productKind, [{ ...written, id, price: 650, stockQuantity: 99 }]);
    const [same] = await storedOf(id);
    expect(same).toMatchObject({ id: blue?.id, stockQuantity: 1, price: 650 });
    expect(await product()).toMatchObject({ stockQuantity: 3, price: 650 });
    const prices = await database()
      .select()
      .from(variantPrices)
      .where(eq(variantPrices.variantId, blue?.id ?? 0))
      .orderBy(asc(variantPrices.id));
    expect(prices.map(({ price }) => price)).toEqual([700, 650]);
  });

  it('Nothing of it changes its date where nothing of it changed', async () => {
    const before = await product();
    await writeContents(database(), productKind, [{ ...written, id }]);
    expect((await product())?.updatedAt).toEqual(before?.updatedAt);
  });

  it('The cheapest variant says what it costs, and was before; new ones come with their stock', async () => {
    await varied([variant('blue'), variant('green', { price: 500, compareAtPrice: 800, stockQuantity: 7 })]);
    expect(await product()).toMatchObject({
      ...{ price: 500, compareAtPrice: 800, colors: ['blue', 'green'], stockQuantity: 10 },
    });
    const green = (await storedOf(id)).find(({ color }) => color === 'green');
    expect(await ledgerOf(green?.id ?? 0)).toBe(7);
  });

  it('A color that is not made any more goes; of one that somebody ordered none is left, and the ledger says so', async () => {
    const [blue, red] = await storedOf(id);
    const order = {
      number: 'V-1',
      status: 'processing',
      total: 1,
      currency: 'EGP',
      paymentMethod: 'bank-transfer',
    } as const;
    const [placed] = await database().insert(orders).values(order).onConflictDoNothing().returning({ id: orders.id });
    const amounts = {
      quantity: 1,
      unitPrice: 1,
      subtotal: 1,
      discount: 0,
      total: 1,
      taxRate: 0,
      tax: 0,
      weightGrams: 1,
    };
    await database()
      .insert(orderLines)
      .values({
        ...amounts,
        ...{
          orderId: placed?.id ?? 0,
          position: 1,
          variantId: blue?.id,
          productId: id,
          slug: 'written-mug',
          sku: 'W-BLUE',
        },
        ...{ name: 'Mug', nameArabic: 'كوب', color: 'blue', size: '' },
      });
    await varied([variant('green')]);
    const stored = await storedOf(id);
    expect(stored.map(({ id: each }) => each)).toContain(blue?.id);
    expect(stored.map(({ id: each }) => each)).not.toContain(red?.id);
    expect(await ledgerOf(blue?.id ?? 0)).toBe(0);
    expect(await product()).toMatchObject({ stockQuantity: 4, colors: ['green'] });
    expect((await read('written-mug')).variants.map(({ color }) => color)).toEqual(['green']);
  });

  it('A product that a version of the api wrote which knew no variants gets them', async () => {
    await database().delete(productVariants).where(eq(productVariants.productId, id));
    const [other] = await database().select().from(products).where(eq(products.slug, 'goat-pin'));
    if (!other) throw new Error('no pin');
    const { updatedAt: _, inStock: __, ...pin } = other;
    await writeContents(database(), productKind, [pin]);
    expect((await storedOf(id)).map(({ color, stockQuantity }) => [color, stockQuantity])).toEqual([
      ['blue', 3],
      ['red', 2],
    ]);
    expect(await product()).toMatchObject({ stockQuantity: 5 });
  });
});
