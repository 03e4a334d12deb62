import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartOf, line, refusal, shippedCart } from '../ui/cart-samples.ts';
import { agree, field, held, open, orders, place, QUARTER } from './testing/open-checkout.ts';

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

it('Another shipping address comes with its checkbox, and decides how the parcel can go', async () => {
  const asked: unknown[] = [];
  const ship = (body: unknown) => (
    asked.push(body),
    held({ country: 'DE', shippingMethod: null, shippingChoices: [] })
  );
  const { sent, ...answers } = orders();
  await open({ '/cart': held(), 'PUT /cart/shipping': ship, ...answers });
  const details = screen.getByText('Shipping address', { selector: 'summary' }).closest('details');
  expect(details?.open).toBe(false);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ship to a different address' }));
  expect(details?.open).toBe(true);
  if (!details) throw new Error('no details');
  const shipping = within(details);
  expect(shipping.getByRole<HTMLInputElement>('textbox', { name: 'Town/city' }).autocomplete).toBe(
    'shipping address-level2',
  );
  await userEvent.selectOptions(shipping.getByRole('combobox', { name: 'Country/region' }), 'Germany');
  expect(await screen.findByText('We don’t ship to this country yet. Choose another one.')).toBeTruthy();
  expect(asked).toEqual([{ country: 'DE', method: null }]);
  await agree();
  await place();
  expect(await screen.findAllByText('Shipping address: Town/city is missing.')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('A faster way is asked for at once, and the total is what the api says', async () => {
  const express = held({ shippingMethod: 'express', shipping: { amount: 9000, currency: 'EGP' } });
  const asked: unknown[] = [];
  await open({ '/cart': held(), 'PUT /cart/shipping': (body: unknown) => (asked.push(body), express) });
  await userEvent.click(screen.getByRole('radio', { name: /Express/ }));
  const review = within(screen.getByRole('region', { name: 'Your order' }));
  await waitFor(() => expect(review.getByText(/EGP.490\.00/)).toBeTruthy());
  expect(asked).toEqual([{ country: 'EG', method: 'express' }]);
});

it('Pieces are held when the page opens; when the time is over it says so, keeps all, and holds them again', async () => {
  let holds = 0;
  const hold = () => ((holds += 1), held());
  await open({ '/cart': shippedCart([line(1)]), 'POST /cart/hold': hold });
  expect(await screen.findByRole('timer')).toBeTruthy();
  expect(holds).toBe(1);
  await userEvent.type(field('Order notes (optional)'), 'Ring twice');
  vi.useFakeTimers({ now: Date.now() + QUARTER, toFake: ['Date'] });
  expect(await screen.findByText(/your items are no longer reserved/)).toBeTruthy();
  expect(field('Order notes (optional)').value).toBe('Ring twice');
  await userEvent.click(screen.getByRole('button', { name: 'Reserve for 15 minutes' }));
  expect(await screen.findByRole('timer')).toBeTruthy();
  expect(holds).toBe(2);
});

it('What cannot be held any more leads back to the cart', async () => {
  const refuse = () => {
    throw refusal(409, 'out_of_stock');
  };
  await open({ '/cart': shippedCart([line(1)]), 'POST /cart/hold': refuse });
  expect((await screen.findByText(/Not everything in your cart is available/)).getAttribute('role')).toBe('alert');
});

it('An empty cart has no checkout', async () => {
  await open({ '/cart': cartOf([]) });
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Place order/ })).toBeNull();
});

it('Files need no shipping', async () => {
  const files = cartOf([line(1, { isDigital: true })], { needsShipping: false, heldUntil: held().heldUntil });
  await open({ '/cart': files });
  expect(screen.queryByRole('checkbox', { name: 'Ship to a different address' })).toBeNull();
  expect(screen.queryByRole('radio', { name: /Standard/ })).toBeNull();
});
