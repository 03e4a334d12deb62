import { recommendedProductsSchema, shopFrontSchema } from '@sahra/shared/schemas/shop-front';
import { pageOf } from '@sahra/shared/schemas/common';
import { productSchema } from '@sahra/shared/schemas/shop';
import { asc, eq, isNotNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { episodes } from '../database/catalog-tables.ts';
import { products } from '../database/shop-tables.ts';
import { signUpMember } from '../testing/member.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
const database = () => app().testDatabase.database;
const readFront = async () => shopFrontSchema.parse((await app().get('/api/shop-front?lang=en')).body);
const listOf = async (query: string) => pageOf(productSchema).parse((await app().get(`/api/products?${query}`)).body);

it('The hero shows the newest thing of each of five films, with its film', async () => {
  const { hero } = await readFront();
  const rows = await database().select().from(products).where(isNotNull(products.programId));
  expect(hero).toHaveLength(5);
  expect(new Set(hero.map(({ program }) => program.id)).size).toBe(5);
  for (const { product, program } of hero) {
    const row = rows.find(({ id }) => id === product.id);
    expect([row?.programId, product.inStock]).toEqual([program.id, true]);
  }
  const dates = hero.map(({ product }) => product.addedOn);
  expect(dates).toEqual([...dates].sort().reverse());
});

it('Each banner says how many things the list has that it leads to', async () => {
  const { banners } = await readFront();
  const queries = { reduced: 'reduced=true', rated: 'rating=4', 'from-films': 'fromFilms=true' };
  expect(banners.map(({ kind }) => kind)).toEqual(['reduced', 'rated', 'from-films']);
  for (const { kind, total, products: shown } of banners) {
    expect([kind, total]).toEqual([kind, (await listOf(`${queries[kind]}&inStock=true`)).total]);
    expect(shown.length).toBeGreaterThan(0);
  }
});

it('A banner without anything to show is not there', async () => {
  const rows = await database().select().from(products);
  await database().update(products).set({ compareAtPrice: null });
  expect((await readFront()).banners.map(({ kind }) => kind)).toEqual(['rated', 'from-films']);
  for (const { id, compareAtPrice } of rows)
    await database().update(products).set({ compareAtPrice }).where(eq(products.id, id));
});

it('Rows have what the lists have that they stand for, and each category a picture of something in it', async () => {
  const { newest, bestSellers, categories } = await readFront();
  const idsOf = (items: { id: number }[]) => items.map(({ id }) => id);
  expect(idsOf(newest)).toEqual(idsOf((await listOf('sort=latest&inStock=true&pageSize=12')).items));
  expect(idsOf(bestSellers)).toEqual(idsOf((await listOf('sort=popularity&inStock=true&pageSize=12')).items));
  expect(categories.length).toBeGreaterThan(3);
  for (const { slug, productCount, picture } of categories) {
    const { items, total } = await listOf(`category=${slug}&pageSize=60`);
    expect([slug, productCount]).toEqual([slug, total]);
    expect(items.map((product) => product.picture.src)).toContain(picture?.src);
  }
});

it('A member gets things from what they watched last, then from what they want to watch; a visitor is asked to sign in', async () => {
  const address = '/api/account/recommended-products';
  expect((await app().get(address)).status).toBe(401);
  const member = await signUpMember(app());
  const read = async () => {
    const { body, headers } = await member.send('GET', address);
    expect(headers['cache-control']).toBe('no-store');
    return recommendedProductsSchema.parse(body).items.map(({ id }) => id);
  };
  expect(await read()).toEqual([]);
  const rows = await database()
    .select()
    .from(products)
    .where(isNotNull(products.programId))
    .orderBy(asc(products.position));
  const [first, second] = rows.filter(({ inStock }) => inStock);
  if (!first?.programId || !second?.programId) throw new Error('No things from films');
  expect((await member.send('PUT', `/api/account/watchlist/${first.programId}`)).status).toBe(200);
  const ofFilm = (programId: number | null) =>
    rows.filter((row) => row.programId === programId && row.inStock).map(({ id }) => id);
  expect(await read()).toEqual(ofFilm(first.programId));
  const [episode] = await database().select().from(episodes).where(eq(episodes.programId, second.programId));
  expect((await member.send('PUT', `/api/account/progress/${episode?.id}`, { seconds: 20 })).status).toBe(200);
  expect(await read()).toEqual([...ofFilm(second.programId), ...ofFilm(first.programId)]);
});
