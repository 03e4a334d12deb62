import { screen } from '@testing-library/react';
import { renderExtension } from '@sahra/shared/testing/render-extension';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { orderRow, pageOf } from './order-samples.ts';

const show = (orders: object) =>
  renderExtension(app, 'shop.latest-order', { path: '/account', address: '/account' }, { '/account/orders': orders });

it('Member goes from their account to what they ordered last', async () => {
  await show(pageOf(orderRow({ status: 'processing' })));
  expect(screen.getByRole('link', { name: 'Latest order' }).getAttribute('href')).toBe('/account/orders/S-7K2M-94');
  expect(screen.getByText(/Processing/).textContent).toMatch(/^S-7K2M-94 · EGP\s410\.00 · Processing$/);
});

it('Member who has not ordered anything is shown the way to the shop', async () => {
  await show(pageOf());
  expect(screen.getByRole('link', { name: 'No order yet' }).getAttribute('href')).toBe('/shop');
});
