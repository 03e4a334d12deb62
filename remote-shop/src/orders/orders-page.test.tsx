import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@sahra/shared/testing/render-page';
import { BadRequestError } from '@sahra/shared/facade';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { mona, orderRow, pageOf } from './order-samples.ts';

const two = pageOf(orderRow({ number: 'S-2', status: 'completed' }), orderRow({ number: 'S-1' }));

it('Member reads what they ordered by number, date, status and total, with what can be done', async () => {
  await renderPage(app, '/account/orders', { '/account/orders': two }, 'en', mona);
  expect(document.title).toBe('Orders · Sahra');
  const [, ...rows] = within(screen.getByRole('table', { name: 'Orders' })).getAllByRole('row');
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['S-2', 'S-1']);
  const [completed, waiting] = rows;
  if (!completed || !waiting) throw new Error('no orders');
  expect(waiting.textContent).toMatch(/1 March 2030On holdEGP\s410\.00/);
  const actionsOf = (row: HTMLElement) =>
    ['link', 'button'].flatMap((role) =>
      within(row)
        .queryAllByRole(role)
        .map((action) => action.textContent),
    );
  expect(actionsOf(waiting)).toEqual(['S-1', 'Pay S-1', 'View S-1', 'Cancel the order S-1']);
  expect(actionsOf(completed)).toEqual(['S-2', 'View S-2', 'Order again S-2']);
  expect(screen.getByRole('link', { name: 'View S-1' }).getAttribute('href')).toBe('/account/orders/S-1');
  expect(screen.getByRole('link', { name: 'Orders' }).getAttribute('aria-current')).toBe('page');
});

it('Member orders the same again from the list, and stands before their cart', async () => {
  const { router } = await renderPage(
    app,
    '/account/orders',
    { '/account/orders': two, 'POST /orders/S-2/cart': { added: 1, missing: 0 } },
    'en',
    mona,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Order again S-2' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
});

it('A member without orders sees the way to the shop', async () => {
  await renderPage(app, '/account/orders', { '/account/orders': pageOf() }, 'ar', mona);
  expect(screen.getByRole('heading', { name: 'لم تطلب شيئًا بعد' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'إلى المتجر' }).getAttribute('href')).toBe('/shop');
});

it('Visitor is led to sign in, and back afterwards', async () => {
  const refused = () => {
    throw new BadRequestError('no', 401, { code: 'sign_in_required' });
  };
  const { router } = await renderPage(app, '/account/orders?page=2', { '/account/orders': refused });
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/login?next=%2Faccount%2Forders%3Fpage%3D2',
  );
});
