import { programSchema } from '@sahra/shared/schemas/catalog';
import { errorSchema, pageOf } from '@sahra/shared/schemas/common';
import { productSchema } from '@sahra/shared/schemas/shop';
import { asc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products } from '../database/shop-tables.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
const read = async (query: string) => pageOf(productSchema).parse((await app().get(`/api/products?${query}`)).body);
const idsOf = async (query: string) => (await read(query)).items.map(({ id }) => id);

describe('products that share tags with a program', () => {
  it.each([1, 2, 7])(
    'Those of program %i and that share most come first, none without a shared tag',
    async (program) => {
      const { tags } = programSchema.parse((await app().get(`/api/programs/${program}`)).body);
      const slugs = tags.map(({ slug }) => slug);
      const all = await app().testDatabase.database.select().from(products).orderBy(asc(products.position));
      const shared = all.map(({ id, tags: own, programId }) => ({
        id,
        count: own.filter((tag) => slugs.includes(tag)).length + (programId === program ? 100 : 0),
      }));
      const expected = shared.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
      expect(expected.length).toBeGreaterThan(0);
      const { items, total } = await read(`programId=${program}&pageSize=60`);
      expect(items.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      expect(total).toBe(expected.length);
    },
  );

  it('Their pages and other orders are those of every list', async () => {
    const { total, items } = await read('programId=1&pageSize=60');
    const pages = await Promise.all([1, 2, 3].map((page) => idsOf(`programId=1&pageSize=2&page=${page}`)));
    expect(pages.flat()).toEqual(items.slice(0, 6).map(({ id }) => id));
    const cheapest = await read('programId=1&pageSize=60&sort=price-asc');
    const prices = cheapest.items.map(({ price }) => price.amount);
    expect(cheapest.total).toBe(total);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const paper = await read('programId=1&category=paper&pageSize=60');
    expect(paper.items.every(({ category }) => category.slug === 'paper')).toBe(true);
    expect(paper.total).toBe(paper.items.length);
    expect(paper.total).toBeLessThan(total);
    const [first] = items;
    const named = await read(`programId=1&pageSize=60&q=${encodeURIComponent(first?.name ?? '')}`);
    expect(named.items.map(({ id }) => id)).toContain(first?.id);
    expect(named.total).toBe(named.items.length);
    expect(named.total).toBeLessThan(total);
    expect((await read(`programId=1&ids=${first?.id}`)).total).toBe(1);
  });

  it.each(['999999', '2147483647'])('A program %s that is not there shares nothing', async (id) => {
    expect(await read(`programId=${id}`)).toMatchObject({ items: [], total: 0 });
  });

  it.each(['', '0', '-1', '1.5', '2147483648', '99999999999999999999', '1 or 1=1', '1;drop table products', 'x'])(
    'An id such as "%s" is refused',
    async (id) => {
      expect(await app().get(`/api/products?programId=${encodeURIComponent(id)}`)).toMatchObject({
        status: 400,
        body: { fields: { programId: expect.any(String) } },
      });
    },
  );
});

it('A film’s own things come before what only shares more tags; what is from no film is not from films', async () => {
  const all = await app().testDatabase.database.select().from(products).orderBy(asc(products.position));
  const own = all.find(({ slug }) => slug === 'goat-pin');
  const [first] = await idsOf(`programId=${own?.programId}`);
  expect(first).toBe(own?.id);
  const ofFilms = all.filter(({ programId }) => programId !== null).map(({ id }) => id);
  expect(await idsOf('fromFilms=true&pageSize=60')).toEqual(ofFilms);
  expect((await read('fromFilms=true&pageSize=2&page=2')).total).toBe(ofFilms.length);
  expect((await app().get('/api/products?fromFilms=maybe')).status).toBe(400);
});

describe('products by their ids', () => {
  it('are those of the list that have them, as far as they are there; other filters narrow them further', async () => {
    const all = await idsOf('pageSize=60');
    const wanted = [all[9] ?? 0, all[2] ?? 0, all[30] ?? 0];
    const { items, total } = await read(`ids=${wanted.join(',')},2000000000`);
    expect([items.map(({ id }) => id), total]).toEqual([[all[2], all[9], all[30]], 3]);
    const [first] = items;
    const narrowed = await idsOf(`ids=${wanted.join(',')}&category=${first?.category.slug}`);
    expect(narrowed).toContain(first?.id);
  });

  it.each([
    '',
    '0',
    '1,',
    '1,,2',
    '1 2',
    'x',
    '1;2',
    '2147483648',
    Array.from({ length: 61 }, (_, n) => n + 1).join(','),
  ])('Ids such as "%s" are refused', async (ids) => {
    const { status, body } = await app().get(`/api/products?ids=${encodeURIComponent(ids)}`);
    const [field] = Object.keys(errorSchema.parse(body).fields ?? {});
    expect([status, field]).toEqual([400, expect.stringMatching(/^ids/)]);
  });
});

describe('products by words of their names', () => {
  it.each([
    ['burullus mug', 'Burullus Mug'],
    ['MUG burul', 'Burullus Mug'],
    ['البرلس', 'Burullus Mug'],
    ['برلس', 'Burullus Mug'],
    ['بُرلّس كوب', 'Burullus Mug'],
    ['μπουρουλους', 'Burullus Mug'],
    ['becher „burullus“', 'Burullus Mug'],
  ])('Visitor who types %s finds the %s', async (typed, name) => {
    const { items } = await read(`lang=en&q=${encodeURIComponent(typed)}`);
    expect(items.map((product) => product.name)).toContain(name);
  });

  it('Every word must be there, and texts around the name do not count', async () => {
    const { items, total } = await read('lang=en&q=mug&pageSize=60');
    expect(total).toBe(items.length);
    expect(items.length).toBeGreaterThan(1);
    expect(items.every(({ name }) => /mug/i.test(name))).toBe(true);
    expect((await read('q=mug%20nowhere')).total).toBe(0);
    expect((await read('q=dishwasher')).total).toBe(0);
  });

  it.each([["'); drop table products; --"], ['mug & nowhere | !c:*'], ['%_\\'], ['😀'], ['ـــ'], ['\u0000']])(
    'Nothing breaks, and nothing is found, when somebody looks for %j',
    async (typed) => {
      const { status, body } = await app().get(`/api/products?q=${encodeURIComponent(typed)}`);
      if (status === 400) expect(body).toMatchObject({ code: expect.any(String) });
      else expect(body).toMatchObject({ items: [], total: 0 });
    },
  );

  it.each(['', '   ', 'x'.repeat(101)])('A text such as "%s" is refused', async (typed) => {
    expect(await app().get(`/api/products?q=${encodeURIComponent(typed)}`)).toMatchObject({
      status: 400,
      body: { fields: { q: expect.any(String) } },
    });
  });
});
