import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError, type ManagedOrderDetails } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { managedOrder, managedRow, salma } from './managed-order-samples.ts';

const page = '/account/admin/orders/S-7K2M94AB';
const listOf = (...items: object[]) => ({ items, page: 1, pageSize: 20, total: items.length });
const refuse = (status: number, code: string, fields?: Record<string, string>) => () => {
  throw new BadRequestError('no', status, { code, ...(fields && { fields }) });
};

/** An order that each of these changes, and what was sent. */
function apiWith(start: ManagedOrderDetails, changes: Readonly<Record<string, Partial<ManagedOrderDetails>>>) {
  let order = start;
  const sent: unknown[] = [];
  const steps = Object.entries(changes).map(([step, change]) => [
    `POST /admin/orders/S-7K2M94AB/${step}`,
    (body: object) => {
      sent.push([step, body]);
      order = { ...order, ...change };
      return order;
    },
  ]);
  return { sent, answers: { '/admin/orders/S-7K2M94AB': () => order, ...Object.fromEntries(steps) } };
}

it('Admin finds orders by what somebody says of them, and by status', async () => {
  const asked: unknown[] = [];
  const answers = { '/admin/orders': (query: object) => (asked.push(query), listOf(managedRow())) };
  const { router } = await renderPage(app, '/account/admin/orders?status=on-hold', answers, 'en', salma);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Number, e-mail address or name' }), 'mona{Enter}');
  const file = () => screen.getByRole('link', { name: 'Export as CSV' });
  await waitFor(() => expect(file().getAttribute('href')).toBe('/api/admin/orders.csv?status=on-hold&q=mona'));
  expect(router.state.location.search).toBe('?status=on-hold&q=mona');
  expect(asked.at(-1)).toEqual({ q: 'mona', page: 1, pageSize: 20, status: 'on-hold' });
  expect(screen.getByText('1 order')).toBeTruthy();
  expect(file().hasAttribute('download')).toBe(true);
  expect(screen.getByRole('link', { name: 'S-7K2M94AB' }).getAttribute('href')).toBe(page);
  expect(screen.getByRole('link', { name: 'On hold' }).getAttribute('aria-current')).toBe('true');
});

it('A status that does not exist shows all orders, and what nobody has ordered is said', async () => {
  const asked: unknown[] = [];
  const answers = { '/admin/orders': (query: object) => (asked.push(query), listOf()) };
  await renderPage(app, '/account/admin/orders?status=<b>', answers, 'ar', salma);
  expect(asked).toEqual([{ q: '', page: 1, pageSize: 20 }]);
  expect(screen.getByRole('heading', { name: 'لا طلبات' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'تصدير CSV' })).toBeNull();
});

it('Of more orders than are counted the number is a least one', async () => {
  const many = { ...listOf(managedRow()), total: 2_020, isMore: true };
  await renderPage(app, '/account/admin/orders', { '/admin/orders': many }, 'de', salma);
  expect(screen.getByText('Mehr als 2.020 Bestellungen')).toBeTruthy();
});

it('Admin marks an order as paid after a question, and sends it with a parcel number in Arabic digits', async () => {
  const { sent, answers } = apiWith(managedOrder(), {
    payment: { status: 'processing', paidAt: '2030-03-02T10:00:00.000Z', steps: ['shipment', 'refund'] },
    shipment: { status: 'completed', carrier: 'Egypt Post', parcelNumber: 'RR123', steps: ['refund'] },
  });
  await renderPage(app, page, answers, 'en', salma);
  expect(screen.queryByRole('textbox', { name: 'Parcel number' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Mark as paid…' }));
  expect(sent).toEqual([]);
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Yes, it is paid' }));
  expect(await screen.findByText('The order is paid.')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Carrier' }), 'Egypt Post');
  await userEvent.type(screen.getByRole('textbox', { name: 'Parcel number' }), 'RR١٢٣');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as sent' }));
  expect(await screen.findByText('The parcel is saved; the buyer gets an e-mail.')).toBeTruthy();
  expect(sent).toEqual([
    ['payment', {}],
    ['shipment', { carrier: 'Egypt Post', parcelNumber: 'RR123' }],
  ]);
});

it('Admin says whether the pieces have come back with a refund', async () => {
  const { sent, answers } = apiWith(managedOrder({ status: 'completed', steps: ['refund'] }), {
    refund: { status: 'refunded', steps: [] },
  });
  await renderPage(app, page, answers, 'en', salma);
  await userEvent.click(screen.getByRole('button', { name: 'Refund, pieces are back…' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Yes, both' }));
  await screen.findByText(/the pieces are back in stock/);
  expect(sent).toEqual([['refund', { hasPiecesBack: true }]]);
  expect(screen.queryByRole('button', { name: /Refund/ })).toBeNull();
});

it('Admin who comes second is told so, and sees the order as it is', async () => {
  const answers = {
    '/admin/orders/S-7K2M94AB': managedOrder(),
    'POST /admin/orders/S-7K2M94AB/cancellation': refuse(409, 'order_decided'),
  };
  await renderPage(app, page, answers, 'en', salma);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel…' }));
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, cancel' }));
  expect(await dialog.findByText(/Somebody was faster/)).toBeTruthy();
});

it('Admin writes a note that only admins see; an empty one is refused and the choice kept', async () => {
  const internal = { kind: 'note', actor: 'admin', note: 'Call first', isInternal: true } as const;
  const { sent, answers } = apiWith(managedOrder(), {
    notes: { timeline: [...managedOrder().timeline, { ...internal, at: '2030-03-02T10:00:00.000Z' }] },
  });
  await renderPage(app, page, answers, 'en', salma);
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Call first');
  await userEvent.click(screen.getByRole('button', { name: 'Add the note' }));
  expect(await screen.findByText('Internal note')).toBeTruthy();
  expect(sent).toEqual([['notes', { note: 'Call first', isInternal: true }]]);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('');
});

it('A note that the api refuses says so at its field', async () => {
  const answers = {
    '/admin/orders/S-7K2M94AB': managedOrder(),
    'POST /admin/orders/S-7K2M94AB/notes': refuse(400, 'invalid_request', { note: 'must not be empty' }),
  };
  await renderPage(app, page, answers, 'en', salma);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who reads it' }), 'buyer');
  await userEvent.click(screen.getByRole('button', { name: 'Add the note' }));
  expect(await screen.findByText('Write something, at most 1000 characters.')).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Who reads it' }).value).toBe('buyer');
});

it('Visitor is led to sign in, and who may not manage the shop finds nothing', async () => {
  const visitor = await renderPage(app, page, { '/admin/orders/S-7K2M94AB': refuse(401, 'sign_in_required') });
  expect(visitor.router.state.location.pathname).toBe('/login');
});
