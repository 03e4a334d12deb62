import { productDetailSchema } from '@sahra/shared/schemas/shop';
import { and, asc, eq, sum } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeContents } from '../contents/write-contents.ts';
import { orderLines, orders } from '../database/order-tables.ts';
import { products } from '../database/shop-tables.ts';
import { stockMovements } from '../database/stock-tables.ts';
import { productVariants, variantPrices } from '../database/variant-tables.ts';
import { changeStock } from '../stock/change-stock.ts';
import { useTestApp } from '../testing/test-app.ts';
import { productKind, type WrittenProduct } from './product-contents.ts';
import { variantsOf, type WrittenVariant } from './product-variants.ts';
import { lowestBefore } from './product-variant-repository.ts';

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

describe('what the demo sells', () => {
  it('Each colour and size of a shirt has its own price, stock and weight; the product says the lowest and the sum', async () => {
    const shirt = await read('oud-train-shirt');
    expect(shirt.variants).toHaveLength(12);
    const of = (color: string, size: string) =>
      shirt.variants.find((each) => each.color === color && each.size === size);
    expect(of('sand', 'XL')).toMatchObject({
      sku: 'SHR-SHI-001-SAND-XL',
      price: { amount: 56000, currency: 'EGP' },
      weightGrams: 215,
    });
    expect(of('night', 'L')).toMatchObject({ stockQuantity: 3, inStock: true });
    expect(of('rose', 'S')).toMatchObject({ stockQuantity: 0, inStock: false });
    expect([shirt.price.amount, shirt.priceVaries]).toEqual([52000, true]);
    expect((await read('sahra-mug')).priceVaries).toBe(false);
    expect(shirt.stockQuantity).toBe(shirt.variants.reduce((total, { stockQuantity }) => total + stockQuantity, 0));
    expect(shirt.stockQuantity).toBe(96);
  });

  it('Nothing is on the shelf that is not in the ledger', async () => {
    const rows = await database().select().from(productVariants);
    const totals = await database()
      .select({ id: stockMovements.variantId, total: sum(stockMovements.change).mapWith(Number) })
      .from(stockMovements)
      .groupBy(stockMovements.variantId);
    const totalOf = new Map(totals.map(({ id, total }) => [id, total]));
    for (const row of rows) expect([row.sku, totalOf.get(row.id) ?? 0]).toEqual([row.sku, row.stockQuantity]);
  });

  it('A reduced one says what it cost least before; what is not reduced does not', async () => {
    const [mug] = (await read('pharmacy-mug')).variants;
    expect(mug).toMatchObject({ compareAtPrice: { amount: 31000 }, lowestPrice: { amount: 28000 } });
    expect((await read('sahra-mug')).variants.map(({ lowestPrice }) => lowestPrice)).toEqual([null, null, null]);
  });

  it('A product says where it is in the tree, whether it is sent, and has three pictures of each colour', async () => {
    const mug = await read('sahra-mug');
    expect(mug.categories.map(({ slug }) => slug)).toEqual(['home', 'kitchen']);
    expect(mug.isDigital).toBe(false);
    expect(mug.pictures.map(({ color, view }) => `${color} ${view}`)).toEqual(
      ['night', 'lamplight', 'white'].flatMap((color) => ['front', 'detail', 'use'].map((view) => `${color} ${view}`)),
    );
    expect(mug.pictures[0]?.picture).toEqual(mug.picture);
    const poster = await read('burullus-printable-poster');
    expect(poster).toMatchObject({ isDigital: true, weightGrams: 0, categories: [{ slug: 'digital' }] });
    expect(poster.variants).toHaveLength(1);
  });
});

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
    const [other] = await database()
      .select()
      .from(products)
      .where(and(eq(products.slug, 'goat-pin')));
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

it('What cannot be named twice is named once: options are told apart by their stock numbers', () => {
  const of = (colors: string[], sizes: string[]) =>
    variantsOf({ sku: 'A', price: 1, stockQuantity: 7, weightGrams: 1, colors, sizes });
  expect(of([], []).map(({ sku, stockQuantity }) => [sku, stockQuantity])).toEqual([['A', 7]]);
  expect(of(['night blue', 'night blue'], ['S', 'M']).map(({ sku, stockQuantity }) => [sku, stockQuantity])).toEqual([
    ['A-NIGHT-BLUE-S', 4],
    ['A-NIGHT-BLUE-M', 3],
  ]);
});

describe('the lowest price of 30 days', () => {
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  it.each([
    ['without another price', [[700, 1]], null],
    [
      'the one before',
      [
        [900, 1],
        [700, 20],
      ],
      900,
    ],
    [
      'a short sale within the 30 days',
      [
        [900, 1],
        [500, 30],
        [900, 33],
        [700, 50],
      ],
      500,
    ],
    [
      'not a sale that ended before them',
      [
        [900, 1],
        [500, 5],
        [900, 8],
        [700, 60],
      ],
      900,
    ],
    [
      'a sale that reached into them',
      [
        [500, 1],
        [900, 40],
        [700, 60],
      ],
      500,
    ],
    ['of nothing', [], null],
  ] as const)('is %s', (_, prices, lowest) => {
    expect(lowestBefore(prices.map(([price, since]) => ({ price, since: day(since) })))).toBe(lowest);
  });
});
