import { errorSchema, pageOf } from '@sahra/shared/schemas/common';
import { productDetailSchema, productSchema } from '@sahra/shared/schemas/shop';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { programs } from '../database/catalog-tables.ts';
import { products } from '../database/shop-tables.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
const read = async (slug: string, language = 'en') =>
  productDetailSchema.parse((await app().get(`/api/products/${slug}?lang=${language}`)).body);

it('Shopper reads what a product is, from which film it comes, and what goes with it', async () => {
  const mug = await read('pharmacy-mug');
  expect(mug).toMatchObject({ name: 'Night Shift Mug', weightGrams: expect.any(Number), contentLanguage: 'en' });
  expect(mug.description).toContain('laboratory markings');
  expect(mug.tags.map(({ slug }) => slug).sort()).toEqual(['cairo', 'night']);
  const [series] = await app()
    .testDatabase.database.select({ id: programs.id })
    .from(programs)
    .where(eq(programs.slug, 'the-last-open-pharmacy'));
  expect(mug.program?.id).toBe(series?.id);
  const rows = await app().testDatabase.database.select().from(products);
  const shares = (slug: string) =>
    rows.find((row) => row.slug === slug)?.tags.filter((tag) => ['night', 'cairo'].includes(tag)).length ?? 0;
  const shared = mug.related.map(({ slug }) => shares(slug));
  expect(shared).toHaveLength(6);
  expect(shared).toEqual([...shared].sort((a, b) => b - a));
  expect(shared.at(-1)).toBeGreaterThan(0);
  expect(mug.related.map(({ slug }) => slug)).not.toContain('pharmacy-mug');
});

it('Each product of the shop has its page; what is of no film says so', async () => {
  const { items } = pageOf(productSchema).parse((await app().get('/api/products?pageSize=60')).body);
  for (const item of items) expect(await read(item.slug, 'ar')).toMatchObject({ id: item.id, price: item.price });
  expect((await read('sahra-mug')).program).toBeNull();
});

it('A description that was not translated says in which language it is', async () => {
  expect(await read('sahra-mug', 'de')).toMatchObject({ name: 'Sahra-Becher', contentLanguage: 'en' });
  expect(await read('sahra-mug', 'ar')).toMatchObject({ contentLanguage: 'ar' });
});

it('A product outlives its film', async () => {
  const { database } = app().testDatabase;
  await database.update(products).set({ programId: null }).where(eq(products.slug, 'goat-pin'));
  expect((await read('goat-pin')).program).toBeNull();
});

it.each([
  ['no-such-mug', 404, 'not_found'],
  ['%D9%83%D9%88%D8%A8', 400, 'invalid_request'],
  ['Sahra-Mug', 400, 'invalid_request'],
  ["x'%20or%201=1", 400, 'invalid_request'],
  ['a'.repeat(81), 400, 'invalid_request'],
])('The address %s has no product', async (slug, status, code) => {
  const answer = await app().get(`/api/products/${slug}`);
  expect(answer.status).toBe(status);
  expect(errorSchema.parse(answer.body).code).toBe(code);
});
