import { screen } from '@testing-library/react';
import { renderExtension } from '@sahra/shared/testing/render-extension';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { pageOfProducts } from './product-samples.ts';

it('Visitor who searches sees the products that were found, with their prices', async () => {
  const hits = pageOfProducts(2, 4).items.map((product) => ({ type: 'product', product }));
  const place = { path: '/search', address: '/search?q=mug', told: { hits } };
  await renderExtension(app, 'shop.found-products', place, {});
  expect(screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
    'Product 1',
    'Product 2',
  ]);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(/EGP.200/);
});
