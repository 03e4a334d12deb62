import { categorySchema, programCardSchema } from '@sahra/shared/schemas/catalog';
import { pageOf } from '@sahra/shared/schemas/common';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
const categoryPage = pageOf(categorySchema);
const programPage = pageOf(programCardSchema);

describe('categories', () => {
  it('Visitor reads all fourteen categories in Arabic, in the order of the catalog', async () => {
    const { status, body } = await app().get('/api/categories');
    const { items, total } = categoryPage.parse(body);
    expect(status).toBe(200);
    expect(total).toBe(14);
    expect(items.map(({ id }) => id)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
    expect(items[0]).toMatchObject({ slug: 'cairo-stories', name: 'حكايات القاهرة' });
    expect(Math.min(...items.map(({ programCount }) => programCount))).toBeGreaterThanOrEqual(9);
  });

  it('Visitor turns the pages of a category without meeting a program twice', async () => {
    const read = async (page: number) =>
      programPage.parse((await app().get(`/api/categories/1/programs?page=${page}&pageSize=5`)).body);
    const [first, second] = [await read(1), await read(2)];
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(first.items).toHaveLength(5);
    expect(new Set(ids).size).toBe(ids.length);
    expect(second.total).toBe(first.total);
  });

  it('Visitor finds the own programs of a category before those of its neighbors', async () => {
    const { items } = programPage.parse((await app().get('/api/categories/1/programs')).body);
    expect(items.slice(0, 9).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('Visitor who turns beyond the last page sees an empty one', async () => {
    const { items, total } = programPage.parse((await app().get('/api/categories/1/programs?page=900')).body);
    expect(items).toEqual([]);
    expect(total).toBeGreaterThan(0);
  });

  it('Visitor is told that a category does not exist', async () => {
    for (const url of ['/api/categories/99', '/api/categories/99/programs']) {
      const { status, body } = await app().get(url);
      expect(status).toBe(404);
      expect(body).toEqual({ code: 'not_found', message: 'There is no such category' });
    }
  });
});
