import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError, type StockedVariant } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { salma } from './managed-order-samples.ts';

const mug = { id: 7, sku: 'MUG-NIGHT', slug: 'night-mug', name: 'Night mug', color: 'night', size: '', stock: 3 };
const listOf = (...items: StockedVariant[]) => ({ items, page: 1, pageSize: 20, total: items.length });
const form = () => within(screen.getByRole('form', { name: /^Change the stock of/ }));

it('Admin counts what is there, in Arabic digits, and reads the new stock', async () => {
  let stock = 3;
  const sent: unknown[] = [];
  const answers = {
    '/admin/stock': () => listOf({ ...mug, stock }),
    'POST /admin/stock/7': (body: { quantity: number }) => {
      sent.push(body);
      stock = body.quantity;
      return { ...mug, stock };
    },
  };
  await renderPage(app, '/account/admin/stock', answers, 'en', salma);
  expect(screen.getByText('Low')).toBeTruthy();
  await userEvent.selectOptions(form().getByRole('combobox', { name: 'Why' }), 'count');
  await userEvent.type(form().getByRole('textbox', { name: /Pieces/ }), '١٢');
  await userEvent.click(form().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/The stock of .*MUG-NIGHT.* is saved/)).toBeTruthy();
  expect(sent).toEqual([{ reason: 'count', quantity: 12, note: '' }]);
  expect(screen.getByText('In stock: 12')).toBeTruthy();
  expect(form().getByRole<HTMLInputElement>('textbox', { name: /Pieces/ }).value).toBe('');
});

it('Of more variants than are counted the number is a least one', async () => {
  const many = { ...listOf(mug), total: 2_020, isMore: true };
  await renderPage(app, '/account/admin/stock', { '/admin/stock': many }, 'ar', salma);
  expect(screen.getByText(/^أكثر من .* من الأصناف$/)).toBeTruthy();
});

it('More than there is cannot get lost: the field says so and keeps what was typed', async () => {
  const refused = () => {
    throw new BadRequestError('no', 409, { code: 'too_few', fields: { quantity: 'is more than there is' } });
  };
  const answers = { '/admin/stock': listOf(mug), 'POST /admin/stock/7': refused };
  await renderPage(app, '/account/admin/stock', answers, 'en', salma);
  await userEvent.selectOptions(form().getByRole('combobox', { name: 'Why' }), 'loss');
  await userEvent.type(form().getByRole('textbox', { name: /Pieces/ }), '9');
  await userEvent.click(form().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/no more than is there can be lost/)).toBeTruthy();
  expect(form().getByRole<HTMLInputElement>('textbox', { name: /Pieces/ }).value).toBe('9');
  expect(form().getByRole<HTMLSelectElement>('combobox', { name: 'Why' }).value).toBe('loss');
});

it('Admin reads how the stock of a variant came to be, with the order that took a piece', async () => {
  const movement = { id: 2, change: -1, reason: 'order', note: '', adminName: null, at: '2030-03-01T19:00:00.000Z' };
  const answers = {
    '/admin/stock': listOf(mug),
    '/admin/stock/7/movements': { ...listOf(), items: [{ ...movement, orderNumber: 'S-1' }], total: 1 },
  };
  await renderPage(app, '/account/admin/stock?show=low', answers, 'en', salma);
  await userEvent.click(screen.getByRole('link', { name: 'What changed MUG-NIGHT' }));
  const order = await screen.findByRole('link', { name: /Order .*S-1/ });
  const file = screen.getByRole('link', { name: 'Export as CSV' });
  expect(file.getAttribute('href')).toBe('/api/admin/stock.csv?show=low');
  expect(order.getAttribute('href')).toBe('/account/admin/orders/S-1');
  expect(order.parentElement?.textContent).toContain('-1 · Order');
});

it('Where nothing is low, the room says so', async () => {
  await renderPage(app, '/account/admin/stock?show=low', { '/admin/stock': listOf() }, 'de', salma);
  expect(screen.getByRole('heading', { name: 'Nichts gefunden' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Wird knapp' }).getAttribute('aria-current')).toBe('true');
});
