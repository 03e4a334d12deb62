import { screen, within } from '@testing-library/react';
import { renderExtension } from '@sahra/shared/testing/render-extension';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { answers, pageOfProducts } from './product-samples.ts';

const program = { path: '/films/:programId', address: '/films/7' };
const show = (related: number, language: 'en' | 'ar' = 'en') =>
  renderExtension(
    app,
    'shop.related-products',
    program,
    {
      ...answers(),
      '/products': ({ programId, pageSize }: { programId: string; pageSize: number }) =>
        pageOfProducts(programId === '7' ? related : 0, pageSize),
    },
    language,
  );

it('Visitor of a film sees at most six products that go with it, and the way to the shop', async () => {
  const { container } = await show(9);
  const rail = screen.getByRole('region', { name: 'From the shop' });
  expect(within(rail).getAllByRole('article')).toHaveLength(6);
  expect(within(rail).getByRole('heading', { level: 2 }).textContent).toBe('From the shop');
  expect(within(rail).getAllByRole('heading', { level: 3 })).toHaveLength(6);
  expect(within(rail).getByRole('link', { name: 'All products' }).getAttribute('href')).toBe('/shop');
  expect(within(rail).getByRole('link', { name: 'Product 3' }).getAttribute('href')).toBe('/product-detail/product-3');
  expect(container.querySelectorAll('img[loading=lazy]')).toHaveLength(6);
});

it('Visitor of a film that nothing goes with sees nothing of the shop', async () => {
  const { container } = await show(0);
  expect(container.textContent).toBe('');
});

it('Visitor reads the rail in Arabic', async () => {
  await show(1, 'ar');
  expect(screen.getByRole('region', { name: 'من المتجر' })).toBeTruthy();
});

it('Reader of a post sees the products that it is about', async () => {
  const post = { path: '/posts/:slug', address: '/posts/a-night', told: { products: pageOfProducts(2, 2).items } };
  await renderExtension(app, 'shop.post-products', post, answers());
  const rail = screen.getByRole('region', { name: 'From the shop' });
  expect(within(rail).getByRole('link', { name: 'Product 1' }).getAttribute('href')).toBe('/product-detail/product-1');
  expect(within(rail).getAllByRole('article')).toHaveLength(2);
});
