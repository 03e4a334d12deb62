import { productDetailSchema } from '@sahra/shared/schemas/shop';
import { sum } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { stockMovements } from '../database/stock-tables.ts';
import { productVariants } from '../database/variant-tables.ts';
import { useTestApp } from '../testing/test-app.ts';
import { variantsOf } from './product-variants.ts';
import { lowestBefore } from './product-variant-repository.ts';

const app = useTestApp();
const database = () => app().testDatabase.database;
const read = async (slug: string) => productDetailSchema.parse((await app().get(`/api/products/${slug}?lang=en`)).body);
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
