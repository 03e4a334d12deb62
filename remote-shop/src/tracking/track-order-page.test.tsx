import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@sahra/shared/testing/render-page';
import { BadRequestError } from '@sahra/shared/facade';
import { expect, it } from 'vitest';
import app from '../app.ts';

const refusing = (status: number, code: string) => () => {
  throw new BadRequestError('no', status, { code });
};
const type = (label: string, text: string) =>
  userEvent.type(screen.getByLabelText(new RegExp(`^${label}[\\s*]*$`)), text);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send me the link' }));

it('Buyer gives number and address, with the digits of their keyboard; everybody gets the same answer', async () => {
  const sent: object[] = [];
  await renderPage(app, '/track-order', { 'POST /order-tracking': (body: object) => (sent.push(body), {}) });
  await type('Order number', ' s-7k2m-٩٤ ');
  await type('E-mail address', 'mona@example.org');
  await send();
  await screen.findByRole('heading', { name: 'Check your inbox' });
  expect(screen.getByText(/If there is an order with this number and this address/)).toBeTruthy();
  expect(sent).toEqual([{ number: 'S-7K2M-94', email: 'mona@example.org' }]);
});

it('What is missing is said at its field, and nothing typed is lost', async () => {
  await renderPage(app, '/track-order', {});
  await type('E-mail address', 'mona at example');
  await send();
  expect(await screen.findByRole('link', { name: 'Enter the number of your order.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /does not look like an e-mail address/ })).toBeTruthy();
  expect(screen.getByDisplayValue('mona at example')).toBeTruthy();
});

it('Who asks too often is told to wait', async () => {
  await renderPage(app, '/track-order', { 'POST /order-tracking': refusing(429, 'too_many_requests') });
  await type('Order number', 'S-1001');
  await type('E-mail address', 'mona@example.org');
  await send();
  expect(await screen.findByText(/Too much was sent from here/)).toBeTruthy();
});

it('The link of the mail shows how far the order is, and its parcel', async () => {
  const order = {
    number: 'S-7K2M-94',
    status: 'completed',
    placedAt: '2030-03-01T19:00:00.000Z',
    parcelNumber: 'RX123456789EG',
    carrier: 'Egypt Post',
    timeline: [
      { kind: 'placed', actor: 'buyer', at: '2030-03-01T19:00:00.000Z' },
      { kind: 'shipped', actor: 'admin', at: '2030-03-03T09:00:00.000Z' },
    ],
  };
  await renderPage(app, '/track-order?token=t0ken', { '/order-tracking/t0ken': order });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('S-7K2M-94');
  expect(screen.getByText('RX123456789EG').dir).toBe('ltr');
  expect(screen.getAllByRole('listitem').map((step) => step.firstElementChild?.textContent)).toEqual([
    'Order placed',
    'Handed to the carrier',
  ]);
  expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

it.each([
  [410, 'link_expired', 'This link has expired'],
  [404, 'link_unknown', 'This link isn’t valid'],
])('After %d (%s) the page says so, and offers the form', async (status, code, title) => {
  await renderPage(app, '/track-order?token=t0ken', { '/order-tracking/t0ken': refusing(status, code) });
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('form', { name: 'Track order' }).getAttribute('action')).toBe('/track-order');
});
