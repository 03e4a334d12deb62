import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@sahra/shared/testing/render-page';
import { BadRequestError, type OrderDetails } from '@sahra/shared/facade';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { downloadOf, mona, orderDetails, orderLine, pageOf } from './order-samples.ts';

const own = '/account/orders/S-7K2M-94';
const open = (answers: object, language: 'en' | 'ar' | 'de' = 'en') =>
  renderPage(app, own, { [own]: orderDetails(), ...answers }, language, mona);
const part = (name: string) => within(screen.getByRole('region', { name }));

it('Member reads an order: how it stands, what it is made of, what it came to, where it goes', async () => {
  await open({});
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('S-7K2M-94');
  expect(screen.getByText(/We’re waiting for your payment/)).toBeTruthy();
  const lines = part('What you ordered');
  expect(lines.getByRole('link', { name: 'Night mug' }).getAttribute('href')).toBe('/product-detail/night-mug');
  expect(lines.getByText('MUG-NIGHT').getAttribute('dir')).toBe('ltr');
  const texts = ['Subtotal', /^Discount/, /^Shipping/, 'Total', 'Includes VAT'].map(
    (name) => lines.getAllByText(name).at(-1)?.nextElementSibling?.textContent,
  );
  expect(texts.map((text) => text?.replace(/\s/g, ' '))).toEqual([
    'EGP 400.00',
    '-EGP 40.00',
    'EGP 50.00',
    'EGP 410.00',
    'EGP 50.35',
  ]);
  const shipping = screen.getByRole('heading', { name: 'Shipping address' }).parentElement;
  expect(shipping?.textContent).toMatch(/Karim.*Alexandria.*Egypt.*\+201001234567/);
  expect(screen.getByText('اطرق الباب').getAttribute('dir')).toBe('auto');
  expect(screen.getByText('Order placed').nextElementSibling?.textContent).toMatch(/1 March 2030.*21:00/);
  expect(screen.getByRole('link', { name: 'Invoice' }).getAttribute('href')).toBe(`${own}/invoice`);
});

it('Who has not paid reads where the money goes and until when, and may pay in another way', async () => {
  let order = orderDetails();
  const sent: object[] = [];
  const change = (body: object) => {
    sent.push(body);
    order = orderDetails({ paymentMethod: 'cash-on-delivery', status: 'processing', payTo: null, payUntil: null });
    return order;
  };
  await open({ [own]: () => order, 'PUT /orders/S-7K2M-94/payment-method': change });
  expect(screen.getByText(/IBAN EG38/)).toBeTruthy();
  expect(screen.getByText(/until 8 March 2030/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Change the payment method' }));
  expect(await screen.findByText('The payment method is changed.')).toBeTruthy();
  expect(sent).toEqual([{ paymentMethod: 'cash-on-delivery' }]);
  expect(screen.getByText(/you pay this amount in cash/)).toBeTruthy();
  expect(screen.queryByText(/IBAN/)).toBeNull();
});

it('Where the shop has not said where money goes, the buyer is told to ask for it', async () => {
  await open({ [own]: orderDetails({ payTo: null }) });
  expect(screen.getByRole('link', { name: 'Ask us for our bank details' }).getAttribute('href')).toBe('/contact-us');
});

it('Member calls an order off after they were asked; one that has moved on says so', async () => {
  let order = orderDetails();
  let isTooLate = true;
  const cancel = () => {
    if (isTooLate) throw new BadRequestError('no', 409, { code: 'order_decided' });
    order = orderDetails({ status: 'cancelled', actions: ['order-again'], payTo: null, payUntil: null });
    return order;
  };
  await open({ [own]: () => order, 'POST /orders/S-7K2M-94/cancellation': cancel });
  const press = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog', { name: 'Are you sure?' })).getByRole('button', { name }),
    );
  };
  await press('Keep it');
  expect(order.status).toBe('on-hold');
  await press('Yes, cancel it!');
  expect(await screen.findByText(/The order has moved on/)).toBeTruthy();
  isTooLate = false;
  await press('Yes, cancel it!');
  expect(await screen.findByText('The order is cancelled.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Invoice' })).toBeNull();
});

it('Of a parcel the buyer reads number, carrier and each step', async () => {
  const shipped: OrderDetails['timeline'] = [
    ...orderDetails().timeline,
    { kind: 'paid', actor: 'admin', note: '', at: '2030-03-02T09:00:00.000Z' },
    { kind: 'shipped', actor: 'admin', note: 'In two boxes', at: '2030-03-03T09:00:00.000Z' },
  ];
  const changes = {
    status: 'completed',
    timeline: shipped,
    parcelNumber: 'RX1',
    carrier: 'Post',
    actions: [],
  } as const;
  await open({ [own]: orderDetails({ ...changes, actions: [], payTo: null, payUntil: null }) });
  expect(screen.getByText('RX1').getAttribute('dir')).toBe('ltr');
  expect(screen.getByText('Post')).toBeTruthy();
  expect(
    part('Completed')
      .getAllByRole('listitem')
      .map((step) => step.firstElementChild?.textContent),
  ).toEqual(['Order placed', 'Payment received', 'Handed to the carrier']);
  expect(screen.getByText('In two boxes')).toBeTruthy();
  expect(screen.queryByText(/How to pay/)).toBeNull();
});

it('A guest who has just ordered is thanked, told of the mail, and offered an account', async () => {
  const order = orderDetails({
    placedAt: new Date().toISOString(),
    lines: [orderLine({ isDigital: true })],
  });
  await renderPage(app, '/order/S-7K2M-94', {
    '/orders/S-7K2M-94': order,
    '/orders/S-7K2M-94/downloads': pageOf(downloadOf()),
  });
  const thanks = part('Thank you for your order!');
  expect(thanks.getByText(/mona@example\.org/)).toBeTruthy();
  expect(thanks.getByRole('link', { name: 'Create account' }).getAttribute('href')).toBe(
    '/register?next=%2Forder%2FS-7K2M-94',
  );
  expect(thanks.getByRole('link', { name: 'track your order' }).getAttribute('href')).toBe('/track-order');
  expect(screen.getByRole('link', { name: 'Invoice' }).getAttribute('href')).toBe('/order/S-7K2M-94/invoice');
  expect(part('Files of this order').getByRole('heading', { name: 'Poster to print' })).toBeTruthy();
});

it('Later there are no thanks, and an order of somebody else is a page that does not exist', async () => {
  const { unmount } = await renderPage(app, '/order/S-7K2M-94', {
    '/orders/S-7K2M-94': orderDetails({ placedAt: '2020-01-01T00:00:00.000Z' }),
  });
  expect(screen.queryByText('Thank you for your order!')).toBeNull();
  unmount();
  await renderPage(app, '/order/K-1', {});
  expect(screen.getByRole('alert').textContent).toBe('Status 404');
});

it('Without scripts the first button only asks, at the top of the page, and keeping the order is a link', async () => {
  const { router } = await open({});
  const button = screen.getByRole('button', { name: 'Cancel the order' });
  const form = button.closest('form');
  if (!form || !(button instanceof HTMLButtonElement)) throw new Error('no form');
  await act(() => router.navigate(own, { formMethod: 'post', formData: new FormData(form, button) }));
  const question = part('Are you sure?');
  expect(question.getByRole('link', { name: 'Keep it' }).getAttribute('href')).toBe(own);
  expect(question.getByRole('button', { name: 'Yes, cancel it!' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
});

it('Files alone cannot be paid at the door', async () => {
  await open({ [own]: orderDetails({ lines: [orderLine({ isDigital: true })] }) });
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.queryByRole('radio', { name: /Cash on delivery/ })).toBeNull();
});
