import { productDetailSchema } from '@sahra/shared/schemas/shop';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminActions } from '../database/account-tables.ts';
import { media } from '../database/media-tables.ts';
import { productVariants, variantPrices } from '../database/variant-tables.ts';
import { changeStock } from '../stock/change-stock.ts';
import type { TestMember } from '../testing/member.ts';
import { newProduct, useManagedProducts, variantAsRead } from './testing/use-managed-products.ts';

const { app, database, shopper, admin, taken, refused } = useManagedProducts();
let salma: TestMember;
let huda: TestMember;
beforeAll(async () => {
  [salma, huda] = [await admin(), await admin()];
});

const made = (change: Record<string, unknown> = {}) => taken(salma, 'POST', '', newProduct(change));
const shown = async (slug: string) =>
  productDetailSchema.parse((await app().get(`/api/products/${slug}?lang=en`)).body);
const deliver = (variantId: number, change: number) =>
  database().transaction((tx) => changeStock(tx, [{ variantId, change, reason: 'delivery' }]));
const pricesOf = async (variantId: number) =>
  (
    await database()
      .select()
      .from(variantPrices)
      .where(eq(variantPrices.variantId, variantId))
      .orderBy(asc(variantPrices.id))
  ).map(({ price }) => price);

describe('variants and their prices', () => {
  it('A new price is shown, with the one before and the lowest of 30 days, and is in the history', async () => {
    const product = await made();
    const change = { ...variantAsRead(product), price: 30_000, compareAtPrice: 45_000 };
    const saved = await taken(salma, 'PUT', `/${product.id}/variants/${product.variants[0]?.id}`, change);
    expect(saved.variants).toMatchObject([{ price: 30_000, compareAtPrice: 45_000 }]);
    expect(await pricesOf(saved.variants[0]?.id ?? 0)).toEqual([45_000, 30_000]);
    const page = await shown(product.slug);
    expect(page).toMatchObject({ price: { amount: 30_000 }, compareAtPrice: { amount: 45_000 } });
    expect(page.variants[0]?.lowestPrice).toEqual({ amount: 45_000, currency: 'EGP' });
    const log = await database()
      .select()
      .from(adminActions)
      .where(eq(adminActions.target, `product:${product.slug}`));
    expect(log.at(-1)).toMatchObject({ action: 'change-variants', details: { price: '30000' } });
  });

  it('What comes in one more color is there with none left; pieces of the others stay', async () => {
    const product = await made({ color: 'rose' });
    const [rose] = product.variants;
    await deliver(rose?.id ?? 0, 7);
    const nile = { ...variantAsRead(product), sku: `${product.sku}-NILE`, color: 'nile', price: 40_000 };
    const saved = await taken(salma, 'POST', `/${product.id}/variants`, nile);
    expect(saved.variants.map(({ color, stock }) => [color, stock])).toEqual([
      ['rose', 7],
      ['nile', 0],
    ]);
    expect(await shown(product.slug)).toMatchObject({ colors: ['rose', 'nile'], price: { amount: 40_000 } });
    const sand = { ...variantAsRead(saved), color: 'sand' };
    const renamed = await taken(salma, 'PUT', `/${product.id}/variants/${rose?.id}`, sand);
    expect(renamed.variants[0]).toMatchObject({ id: rose?.id, color: 'sand', stock: 7 });
  });

  it('Colors and sizes are of one variant each, and of all or none', async () => {
    const product = await made({ color: 'rose' });
    const one = variantAsRead(product);
    const path = `/${product.id}/variants`;
    expect(await refused(salma, 'POST', path, { ...one, sku: 'OTHER' })).toEqual([409, 'variant_exists', 'color']);
    expect(await refused(salma, 'POST', path, { ...one, color: 'nile' })).toEqual([409, 'sku_taken', 'sku']);
    expect(await refused(salma, 'POST', path, { ...one, sku: 'OTHER', color: '' })).toEqual([
      409,
      'options_uneven',
      'color',
    ]);
    expect(await refused(salma, 'PUT', `${path}/999999`, one)).toEqual([404, 'not_found']);
    const remove = `${path}/${product.variants[0]?.id}?revision=${product.revision}`;
    expect(await refused(salma, 'DELETE', remove)).toEqual([409, 'last_variant']);
  });

  it('A variant that is in a cart is taken off sale and can come back; nobody finds it meanwhile', async () => {
    const product = await made({ color: 'rose' });
    const rose = product.variants[0]?.id ?? 0;
    await deliver(rose, 3);
    await shopper().add(rose, 2);
    const nile = { ...variantAsRead(product), sku: `${product.sku}-NILE`, color: 'nile' };
    const both = await taken(salma, 'POST', `/${product.id}/variants`, nile);
    const left = await taken(salma, 'DELETE', `/${product.id}/variants/${rose}?revision=${both.revision}`);
    expect(left.variants.map(({ color }) => color)).toEqual(['nile']);
    const [row] = await database().select().from(productVariants).where(eq(productVariants.id, rose));
    expect(row).toMatchObject({ isOffered: false, stockQuantity: 0 });
    expect((await shown(product.slug)).variants.map(({ color }) => color)).toEqual(['nile']);
    const again = { ...variantAsRead(left), sku: product.sku, color: 'rose' };
    const back = await taken(salma, 'POST', `/${product.id}/variants`, again);
    expect(back.variants.find(({ color }) => color === 'rose')?.id).toBe(rose);
    expect((await shown(product.slug)).variants).toHaveLength(2);
  });

  it('Of two admins who change variants one is told that the product is another by now', async () => {
    const product = await made();
    const path = `/${product.id}/variants/${product.variants[0]?.id}`;
    const answers = await Promise.all(
      [salma, huda].map((who, index) =>
        who.send('PUT', `/api/admin/products${path}`, { ...variantAsRead(product), price: 100 + index }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await pricesOf(product.variants[0]?.id ?? 0)).toHaveLength(2);
  });
});

describe('uploaded pictures', () => {
  const uploadOf = async (ownerId: string, use: 'product' | 'playlist' = 'product') => {
    const [row] = await database()
      .insert(media)
      .values({
        ...{ ownerId, use, kind: 'product', contentHash: 'ab'.repeat(20), sources: [], bytes: 1, width: 900 },
        ...{ height: 900, color: '#123456', alternative: 'A lamp on a table', focusX: 0.5, focusY: 0.5 },
      })
      .returning({ id: media.id });
    return row?.id ?? 0;
  };

  it('One that an admin uploaded is shown first, with what it shows, until it is taken away', async () => {
    const product = await made();
    const [mediaId, path] = [await uploadOf(salma.id), `/${product.id}/pictures`];
    const saved = await taken(salma, 'POST', path, { revision: product.revision, mediaId });
    expect(saved.pictures).toMatchObject([{ mediaId, picture: { alternative: 'A lamp on a table' } }]);
    const page = await shown(product.slug);
    expect(page.pictures).toMatchObject([{ alternative: 'A lamp on a table', picture: { color: '#123456' } }]);
    expect(page.picture.src).toMatch(/^\/media\/uploads\//);
    expect(await refused(salma, 'POST', path, { revision: saved.revision, mediaId })).toEqual([404, 'not_found']);
    const left = await taken(salma, 'DELETE', `${path}/${mediaId}?revision=${saved.revision}`);
    expect(left.pictures).toEqual([]);
    expect((await shown(product.slug)).picture.src).toMatch(/^\/media\/art\//);
    expect(await database().$count(media, eq(media.id, mediaId))).toBe(0);
  });

  it('Uploads of others, and for other things, are none', async () => {
    const product = await made();
    for (const mediaId of [await uploadOf(huda.id), await uploadOf(salma.id, 'playlist'), 999_999])
      expect(await refused(salma, 'POST', `/${product.id}/pictures`, { revision: product.revision, mediaId })).toEqual([
        404,
        'not_found',
      ]);
  });
});
