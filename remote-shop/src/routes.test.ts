import path from 'node:path';
import { findRouteFaults } from '@sahra/shared/testing/check-routes';
import { expect, it } from 'vitest';
import app from './app.ts';
import { paths } from './paths.ts';

const folder = path.resolve(import.meta.dirname, '..');
const hrefs = {
  'shop.products': paths.shop.href({ sort: 'latest', category: 'paper', page: 2 }),
  'shop.product': paths.product.href('sahra-mug'),
  'shop.related-merchandise': paths.relatedMerchandise.href(7, 2),
};

it('Every row of the route table answers its address, has a title in every language and names its chunk', async () => {
  expect(Object.keys(hrefs)).toEqual(app.routes.map((route) => route.id));
  expect(await findRouteFaults(app, folder, hrefs)).toEqual([]);
});
