import { fireEvent, screen, waitFor } from '@testing-library/react';
import { BadRequestError, type ProductDetail } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { answers, productDetail } from './product-samples.ts';

const open = (address: string, product: ProductDetail, more: object = {}) =>
  renderPage(app, address, { ...answers(), [`/products/${product.slug}`]: product, ...more });

it('Shopper puts a product on the wishlist and takes it off again; the heart shows it at once', async () => {
  const sent: string[] = [];
  const answer = (method: string) => () => {
    sent.push(method);
    return { items: [], shareToken: null };
  };
  await open('/product-detail/product-1', productDetail(1), {
    'PUT /wishlist/items/1': answer('put'),
    'DELETE /wishlist/items/1': answer('delete'),
  });
  const heart = screen.getByRole('button', { name: /wishlist Product 1$/ });
  fireEvent.click(heart);
  expect(heart.textContent).toBe('On your wishlist Product 1');
  await waitFor(() => expect(sent).toEqual(['put']));
  fireEvent.click(heart);
  expect(heart.textContent).toBe('Add to wishlist Product 1');
  await waitFor(() => expect(sent).toEqual(['put', 'delete']));
});

it('What was wished for before has a full heart; where nothing is saved it is as it was', async () => {
  await open('/product-detail/product-1', productDetail(1), {
    '/wishlist/items/1': { isWished: true },
    'DELETE /wishlist/items/1': () => {
      throw new BadRequestError('Slow down', 429, { code: 'too_many_requests' });
    },
  });
  const heart = screen.getByRole('button', { name: 'On your wishlist Product 1' });
  fireEvent.click(heart);
  expect(heart.textContent).toBe('Add to wishlist Product 1');
  await waitFor(() => expect(heart.textContent).toBe('On your wishlist Product 1'));
});
