import { pageOf } from '@sahra/shared/schemas/common';
import { managedProductsSchema, productChoicesSchema } from '@sahra/shared/schemas/managed-products';
import { productDetailSchema, productSchema } from '@sahra/shared/schemas/shop';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminActions } from '../database/account-tables.ts';
import { seededRows } from '../database/seed-tables.ts';
import { products } from '../database/shop-tables.ts';
import type { TestMember } from '../testing/member.ts';
import { asRead, newProduct, useManagedProducts } from './testing/use-managed-products.ts';

const { app, database, shopper, member, admin, taken, refused } = useManagedProducts();
let salma: TestMember;
let huda: TestMember;
beforeAll(async () => {
  [salma, huda] = [await admin(), await admin()];
});

const idOf = async (slug: string) => {
  const [row] = await database().select({ id: products.id }).from(products).where(eq(products.slug, slug));
  return row?.id ?? 0;
};
const list = async (query: string) =>
  managedProductsSchema.parse((await salma.send('GET', `/api/admin/products?${query}`)).body);
const shown = async (slug: string, language = 'ar') =>
  productDetailSchema.parse((await app().get(`/api/products/${slug}?lang=${language}`)).body);
const onShop = async (query = '') =>
  pageOf(productSchema).parse((await app().get(`/api/products?pageSize=60${query}`)).body);

describe('what admins sell', () => {
  it('Something new is in the shop, in its category, found by the search, and in the log', async () => {
    const total = (await onShop('&category=kitchen')).total;
    const sent = newProduct({
      name: { ar: 'فانوس الأزقة' },
      description: { ar: 'فانوس يضيء الزقاق كله.' },
      program: 'the-last-open-pharmacy',
    });
    const product = await taken(salma, 'POST', '', sent);
    expect(product).toMatchObject({
      ...{ slug: sent.slug, sku: sent.sku, category: 'kitchen', tags: ['night'], program: sent.program },
      name: { ar: 'فانوس الأزقة', en: '' },
      variants: [{ sku: sent.sku, price: 45_000, compareAtPrice: null, weightGrams: 900, stock: 0 }],
    });
    const kitchen = await onShop('&category=kitchen');
    expect([kitchen.total, kitchen.items.some(({ slug }) => slug === sent.slug)]).toEqual([total + 1, true]);
    const page = await shown(sent.slug, 'de');
    expect(page).toMatchObject({ name: 'فانوس الأزقة', contentLanguage: 'ar', inStock: false, sku: sent.sku });
    expect(page.program).not.toBeNull();
    const hits = await app().get(`/api/search?q=${encodeURIComponent('فانوس الازقه')}&lang=ar`);
    expect(JSON.stringify(hits.body)).toContain(sent.slug);
    const log = await database()
      .select()
      .from(adminActions)
      .where(eq(adminActions.target, `product:${sent.slug}`));
    expect(log.map(({ action, adminId }) => [action, adminId])).toEqual([['create-product', salma.id]]);
  });

  it('What was changed is shown at once, and the seed leaves it alone from then on', async () => {
    const id = await idOf('sahra-mug');
    const read = await taken(salma, 'GET', `/${id}`);
    const category = 'paper';
    const changed = await taken(salma, 'PUT', `/${id}`, {
      ...{ ...asRead(read), category, tags: ['cairo'], weightGrams: 321 },
      name: { ar: 'كوب سهرة الكبير', de: 'Großer Becher' },
    });
    expect(changed.revision > read.revision).toBe(true);
    expect(changed.variants).toEqual(read.variants);
    expect(await shown('sahra-mug', 'de')).toMatchObject({
      ...{ name: 'Großer Becher', weightGrams: 321, category: { slug: category } },
      tags: [{ slug: 'cairo' }],
    });
    expect((await shown('sahra-mug', 'en')).name).toBe('كوب سهرة الكبير');
    const book = and(eq(seededRows.kind, 'products'), eq(seededRows.rowId, id));
    expect(await database().select({ isTheirs: seededRows.isTheirs }).from(seededRows).where(book)).toEqual([
      { isTheirs: true },
    ]);
  });

  it('Of two admins who save the same product one is told, and nothing of the other is lost', async () => {
    const read = await taken(salma, 'POST', '', newProduct());
    const saves = [salma, huda].map((who, index) =>
      who.send('PUT', `/api/admin/products/${read.id}`, { ...asRead(read), weightGrams: 100 + index }),
    );
    const answers = await Promise.all(saves);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'product_changed' });
    const won = answers.findIndex(({ status }) => status === 200);
    expect((await taken(salma, 'GET', `/${read.id}`)).weightGrams).toBe(100 + won);
  });

  it('Addresses and item numbers are of one product each', async () => {
    const [one, other] = [
      await taken(salma, 'POST', '', newProduct()),
      await taken(salma, 'POST', '', newProduct({ color: 'rose' })),
    ];
    expect(await refused(salma, 'POST', '', newProduct({ slug: one.slug }))).toEqual([409, 'slug_taken', 'slug']);
    expect(await refused(salma, 'POST', '', newProduct({ sku: one.sku }))).toEqual([409, 'sku_taken', 'sku']);
    expect(await refused(salma, 'PUT', `/${other.id}`, { ...asRead(other), sku: one.sku })).toEqual([
      409,
      'sku_taken',
      'sku',
    ]);
    const tries = await Promise.all(
      [salma, huda].map((who) => who.send('POST', '/api/admin/products', newProduct({ slug: 'one-of-two' }))),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    [{ slug: 'Not A Slug' }, 'slug'],
    [{ slug: '../x' }, 'slug'],
    [{ sku: 'A B' }, 'sku'],
    [{ name: { ar: '' } }, 'name.ar'],
    [{ name: { ar: 'x'.repeat(121) } }, 'name.ar'],
    [{ name: { ar: 'سطر\nثان' } }, 'name.ar'],
    [{ description: { ar: ' ' } }, 'description.ar'],
    [{ category: 'no-such-shelf' }, 'category'],
    [{ tags: ['no-such-tag'] }, 'tags'],
    [{ program: 'no-such-film' }, 'program'],
    [{ file: '../../etc/passwd' }, 'file'],
    [{ taxClass: 'none' }, 'taxClass'],
    [{ weightGrams: -1 }, 'weightGrams'],
    [{ price: -1 }, 'price'],
    [{ price: 1.5 }, 'price'],
    [{ price: '٤٥' }, 'price'],
    [{ price: 500, compareAtPrice: 500 }, 'compareAtPrice'],
    [{ color: 'red,blue' }, 'color'],
  ])('%j is refused at its field', async (change, field) => {
    expect(await refused(salma, 'POST', '', newProduct(change))).toEqual([400, 'invalid_request', field]);
  });

  it('Texts are texts, whatever they hold, and what no form has is ignored', async () => {
    const hostile = `<script>alert("x")</script> '; drop table products; -- \u202e`;
    const sent = newProduct({ name: { ar: hostile }, stockQuantity: 99, rating: 5, isOffered: false });
    const product = await taken(salma, 'POST', '', sent);
    const page = await shown(product.slug);
    expect(page).toMatchObject({ name: hostile.replace('\u202e', '').trim(), stockQuantity: 0, rating: 0 });
    expect(page.variants).toHaveLength(1);
  });

  it('Products are found by parts of name and item number, those of variants too, and by category', async () => {
    const product = await taken(salma, 'POST', '', newProduct({ sku: 'FIND-ME/1', name: { ar: 'إبريق الشاي' } }));
    for (const q of ['find-me', 'ابريق', 'ME/1 الشاي', 'me/1 اِبْرِيق'])
      expect([q, (await list(`q=${encodeURIComponent(q)}`)).items.map(({ id }) => id)]).toEqual([q, [product.id]]);
    expect((await list('')).items[0]?.id).toBe(product.id);
    expect((await list('category=kitchen&q=find-me')).total).toBe(1);
    expect((await list('category=no-such-shelf')).items).toEqual([]);
    for (const q of ['%', '_', "' or 1=1 --"]) expect((await list(`q=${encodeURIComponent(q)}`)).items).toEqual([]);
    const choices = productChoicesSchema.parse((await salma.send('GET', '/api/admin/product-choices?lang=en')).body);
    expect(choices.categories.length * choices.tags.length * choices.files.length).toBeGreaterThan(0);
  });

  it('Nobody else sees or changes any of it', async () => {
    const { id } = await taken(salma, 'POST', '', newProduct());
    const karim = await member();
    const requests = [
      ...(['', '/1', '-choices'] as const).map((path) => ['GET', path] as const),
      ...(['', `/${id}/variants`, `/${id}/pictures`] as const).map((path) => ['POST', path] as const),
      ...(['', '/variants/1'] as const).map((path) => ['PUT', `/${id}${path}`] as const),
      ...(['/variants/1', '/pictures/1'] as const).map((path) => ['DELETE', `/${id}${path}?revision=x`] as const),
    ];
    for (const [method, path] of requests) {
      const at = path === '-choices' ? '/admin/product-choices' : `/admin/products${path}`;
      const body = method === 'POST' || method === 'PUT' ? newProduct() : undefined;
      expect([at, (await shopper().send(method, at, body)).status]).toEqual([at, 401]);
      expect([at, (await karim.send(method, at, body)).status]).toEqual([at, 403]);
    }
    expect((await salma.send('GET', '/api/admin/products/999999')).status).toBe(404);
    expect((await salma.send('GET', '/api/admin/products/x')).status).toBe(400);
  });
});
