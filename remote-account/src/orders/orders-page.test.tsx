import { act, screen } from '@testing-library/react';
import type { Order, OrderDetails, Page } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { mona, refusing } from '../ui/testing/samples.ts';

const order = (number: string, status: Order['status']): Order => ({
  number,
  status,
  total: { amount: 45_900, currency: 'EGP' },
  placedAt: '2030-03-01T19:00:00.000Z',
});
const pageOf = (...items: Order[]): Page<Order> => ({ items, page: 1, pageSize: 20, total: items.length });
const details: OrderDetails = { ...order('S-1001', 'on-hold'), paymentMethod: 'cheque', notes: 'اطرق الباب' };

it('Member reads what they ordered, each with a way to it', async () => {
  await renderPage(
    app,
    '/account/orders',
    { '/account/orders': pageOf(order('S-1002', 'completed'), order('S-1001', 'on-hold')) },
    'en',
    mona,
  );
  expect(document.title).toBe('Orders · Sahra');
  const links = screen.getAllByRole('link', { name: /^Order S-/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Order S-1002', '/account/orders/S-1002'],
    ['Order S-1001', '/account/orders/S-1001'],
  ]);
  expect(screen.getAllByText(/EGP\s459.00/)).toHaveLength(2);
  expect(screen.getByText('On hold')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Orders' }).getAttribute('aria-current')).toBe('page');
});

it('A member without orders sees the way to the shop', async () => {
  await renderPage(app, '/account/orders', { '/account/orders': pageOf() }, 'ar', mona);
  expect(screen.getByRole('heading', { name: 'لم تطلب شيئًا بعد' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'إلى المتجر' }).getAttribute('href')).toBe('/shop');
});

it('A member without orders is led nowhere while the shop is closed', async () => {
  const { app: instance } = await renderPage(app, '/account/orders', { '/account/orders': pageOf() }, 'en', mona);
  expect(screen.getByRole('link', { name: 'To the shop' })).toBeTruthy();
  act(() => instance.siteMap.setState([], true));
  expect(screen.queryByRole('link', { name: 'To the shop' })).toBeNull();
});

it('Member reads one order, what its status means, and what they wrote to it', async () => {
  await renderPage(app, '/account/orders/S-1001', { '/account/orders/S-1001': details }, 'en', mona);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('S-1001');
  expect(screen.getByText('We wait for your payment; then we begin.')).toBeTruthy();
  expect(screen.getByText('Cheque')).toBeTruthy();
  expect(screen.getByText('اطرق الباب').getAttribute('dir')).toBe('auto');
  expect(screen.getByRole('link', { name: 'Orders' }).getAttribute('aria-current')).toBe('true');
});

it('An order of somebody else is a page that does not exist', async () => {
  await renderPage(app, '/account/orders/K-1', {}, 'en', mona);
  expect(screen.getByRole('alert').textContent).toBe('Status 404');
});

it('Visitor is led to sign in, and back afterwards', async () => {
  const { router } = await renderPage(app, '/account/orders?page=2', {
    '/account/orders': refusing(401, 'sign_in_required'),
  });
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/login?next=%2Faccount%2Forders%3Fpage%3D2',
  );
});
