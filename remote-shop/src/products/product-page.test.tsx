import { screen, within } from '@testing-library/react';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import type { ProductDetail } from '@sahra/shared/facade';
import app from '../app.ts';
import { answers, productDetail } from './product-samples.ts';

const open = (address: string, product: ProductDetail) =>
  renderPage(app, address, { ...answers(), [`/products/${product.slug}`]: product });

it('Shopper sees what a product costs, what it was before, in which colors it comes, and what it weighs', async () => {
  await open('/product-detail/product-1', productDetail(1));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Product 1');
  expect(screen.getByRole('img', { name: 'Picture: Product 1' }).getAttribute('loading')).toBe('eager');
  const header = screen.getByRole('heading', { level: 1 }).closest('header');
  if (!header) throw new Error('no overview');
  expect(header.querySelector('ins')?.textContent).toMatch(/200/);
  expect(header.querySelector('del')?.textContent).toMatch(/250/);
  expect(within(header).getByRole('list', { name: 'Colors' }).textContent).toBe('NightNile');
  expect(within(header).getByRole('link', { name: 'Kitchen' }).getAttribute('href')).toBe('/shop?category=kitchen');
  const details = screen.getByRole('region', { name: 'Details' });
  expect(details.textContent).toMatch(/SHR-1.*375 g.*Night/);
  expect(screen.getByRole('link', { name: 'Product 3' }).getAttribute('href')).toBe('/product-detail/product-3');
});

it.each([
  [0, 'Out of stock'],
  [1, 'Only one left'],
  [5, 'Only 5 left'],
  [6, 'In stock'],
  [120, 'In stock'],
])('Of %i pieces it says: %s', async (stockQuantity, text) => {
  await open('/product-detail/product-9', productDetail(9, { stockQuantity, related: [] }));
  expect(screen.getByText(text)).toBeTruthy();
});

it('Shopper is told of the series that a product comes from, and of none where there is none', async () => {
  const { unmount } = await open('/product-detail/product-1', productDetail(1));
  expect(screen.getByText('From the series').parentElement?.textContent).toContain('The Last Open Pharmacy');
  unmount();
  await open('/product-detail/product-1', productDetail(1, { program: null }));
  expect(screen.queryByText(/From the/)).toBeNull();
});

it('An address without a product leads to the one that is sold most', async () => {
  const { router } = await open('/product-detail', productDetail(1));
  expect(router.state.location.pathname).toBe('/product-detail/product-1');
});

it('A product that is not there is not found', async () => {
  await open('/product-detail/no-such-mug', productDetail(1));
  expect(screen.getByRole('alert').textContent).toBe('Status 404');
});
