import { screen, within } from '@testing-library/react';
import { renderExtension } from '@sahra/shared/testing/render-extension';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { pageOfProducts } from './product-samples.ts';

const show = (address: string) =>
  renderExtension(
    app,
    'shop.found-products',
    { path: '/search', address, told: { query: 'mug' } },
    {
      '/products': ({ q, pageSize }: { q: string; pageSize: number }) => pageOfProducts(q === 'mug' ? 2 : 0, pageSize),
    },
  );

it('Visitor who searches finds products below the films', async () => {
  await show('/search?q=%20mug%20&page=2');
  const rail = screen.getByRole('region', { name: 'From the shop' });
  expect(
    within(rail)
      .getAllByRole('heading', { level: 3 })
      .map((name) => name.textContent),
  ).toEqual(['Product 1', 'Product 2']);
});

it.each(['/search?q=nothing', '/search?q=', '/search'])('On %s nothing is shown of the shop', async (address) => {
  const { container } = await show(address);
  expect(container.textContent).toBe('');
});
