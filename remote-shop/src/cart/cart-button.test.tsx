import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NetworkError } from '@sahra/shared/facade';
import { renderExtension } from '@sahra/shared/testing/render-extension';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { cartOf, keptCart } from '../ui/cart-samples.ts';

const show = (answers: Readonly<Record<string, unknown>>) =>
  renderExtension(app, 'shop.cart-button', { path: '/shop', address: '/shop' }, answers);
const button = () => screen.getByRole('link', { name: /^Cart/ });

it('Without scripts the cart in the header is a link, and names how much is in it', async () => {
  await show(keptCart().answers);
  expect([button().getAttribute('href'), button().getAttribute('aria-label')]).toEqual(['/cart', 'Cart, 2 items']);
});

it('An empty cart has no number', async () => {
  await show({ '/cart/count': { itemCount: 0 } });
  expect([button().textContent, button().getAttribute('aria-label')]).toEqual(['', 'Cart']);
});

it('Shopper opens the cart beside the page, removes something after they were asked, and hears the new count', async () => {
  const { answers, sent } = keptCart();
  await show(answers);
  await userEvent.click(button());
  const drawer = within(await screen.findByRole('dialog', { name: 'Cart' }));
  expect((await drawer.findAllByRole('listitem')).map((item) => item.textContent.slice(0, 9))).toEqual([
    'Product 1',
    'Product 2',
  ]);
  expect(drawer.getByRole('link', { name: 'To the checkout' }).getAttribute('href')).toBe('/checkout');
  expect(drawer.getByRole('link', { name: 'To the cart' }).getAttribute('href')).toBe('/cart');
  await userEvent.click(drawer.getByRole('button', { name: 'Remove: Product 1' }));
  expect(document.activeElement).toBe(drawer.getByRole('button', { name: 'Yes, delete it!' }));
  expect(sent).toEqual([]);
  await userEvent.click(drawer.getByRole('button', { name: 'Yes, delete it!' }));
  expect(document.activeElement).toBe(await drawer.findByText('Deleted! Your item was deleted.'));
  await waitFor(() => expect(button().getAttribute('aria-label')).toBe('Cart, 1 item'));
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('1 item');
});

it('A cart that does not load can be asked for again', async () => {
  let isOffline = true;
  const read = () => {
    if (isOffline) throw new NetworkError('offline');
    return cartOf([]);
  };
  await show({ ...keptCart().answers, '/cart': read });
  await userEvent.click(button());
  expect(await screen.findByText(/The cart could not be loaded/)).toBeTruthy();
  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your cart is empty')).toBeTruthy();
});
