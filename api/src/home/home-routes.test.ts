import { homeSchema, sliderItemSchema } from '@sahra/shared/schemas/catalog';
import { pageOf } from '@sahra/shared/schemas/common';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();

describe('home', () => {
  it('Visitor gets slider, top 10 and a row for each category in one answer', async () => {
    const home = homeSchema.parse((await app().get('/api/home')).body);
    expect(home.slider).toHaveLength(6);
    expect(home.topTen).toHaveLength(5);
    expect(home.rails).toHaveLength(14);
    for (const { category, programs } of home.rails) expect(programs).toHaveLength(Math.min(9, category.programCount));
  });

  it('The rows hold what the categories hold', async () => {
    const home = homeSchema.parse((await app().get('/api/home?lang=fr')).body);
    const { body } = await app().get('/api/categories/7/programs?pageSize=9&lang=fr');
    expect(body).toMatchObject({ items: home.rails[6]?.programs });
  });

  it('The slider can be read alone, as pages', async () => {
    const slider = pageOf(sliderItemSchema).parse((await app().get('/api/slider?pageSize=4&page=2')).body);
    expect(slider).toMatchObject({ total: 6, page: 2 });
    expect(slider.items.map(({ id }) => id)).toEqual([5, 6]);
  });
});
