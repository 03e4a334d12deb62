import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NetworkError, type BillingAddress, type Cart, type SessionMember } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import app from '../app.ts';
import { cartOf, line, refusal, shippedCart } from '../ui/cart-samples.ts';

const QUARTER = 15 * 60 * 1000;
const held = (changes: Partial<Cart> = {}, lines = [line(1), line(2)]) =>
  shippedCart(lines, { heldUntil: new Date(Date.now() + QUARTER).toISOString(), ...changes });
const address: BillingAddress = {
  firstName: 'منى',
  lastName: 'حسن',
  company: '',
  country: 'EG',
  street: '١٢ شارع طلعت حرب',
  apartment: '',
  city: 'القاهرة',
  state: 'القاهرة',
  postalCode: '11511',
  phone: '+201001234567',
  email: 'mona@example.org',
};
const mona = { id: 'm1', username: 'mona', name: 'Mona', role: 'member', picture: null } as unknown as SessionMember;
const asMember = { '/account/billing-address': { address }, '/account': { ...address, zip: '11511' } };

const open = (answers: Readonly<Record<string, unknown>>, member: SessionMember | null = mona) =>
  renderPage(app, '/checkout', { ...asMember, ...answers }, 'en', member);
const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const place = () => userEvent.click(screen.getByRole('button', { name: /^Place order/ }));
const agree = async () => {
  await userEvent.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /I have read/ }));
};
interface Sent {
  body: Record<string, unknown>;
  key: string | undefined;
}
/** Takes orders, after `refuse` has had its say. */
function orders(refuse: (attempt: number) => void = () => {}) {
  const sent: Sent[] = [];
  const post = (body: Sent['body'], { idempotencyKey }: { idempotencyKey?: string }) => {
    sent.push({ body, key: idempotencyKey });
    refuse(sent.length);
    return { number: 'A7K2M9QX', status: 'processing', total: { amount: 45000, currency: 'EGP' } };
  };
  return { sent, 'POST /orders': post };
}

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

it('Member finds their address, agrees, and is led to their order', async () => {
  const { sent, ...answers } = orders();
  const { router } = await open({ '/cart': held(), ...answers });
  expect([field('First name').value, field('Phone').autocomplete, field('Phone').dir]).toEqual([
    'منى',
    'billing tel',
    'ltr',
  ]);
  const governorate = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Governorate' });
  expect([governorate.value, governorate.autocomplete]).toEqual(['Cairo', 'billing address-level1']);
  await agree();
  await userEvent.type(field('Order notes (optional)'), 'Ring twice');
  await place();
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/orders/A7K2M9QX'));
  expect(sent[0]?.body).toMatchObject({
    ...{ firstName: 'منى', state: 'Cairo', paymentMethod: 'cash-on-delivery', acceptsTerms: true },
    ...{ expectedTotal: 45000, notes: 'Ring twice', isShippingElsewhere: false, shippingMethod: 'standard' },
  });
  expect(sent[0]?.key).toMatch(/^[\da-f]{32}$/);
  expect(sessionStorage.getItem('sahra.checkout')).toBeNull();
});

it('Guest may sign in and come back, or go on and be led to the order that their browser knows', async () => {
  const { sent, ...answers } = orders();
  const { router } = await open({ '/cart': held({ country: 'DE' }), 'PUT /cart/shipping': held(), ...answers }, null);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login?next=%2Fcheckout');
  expect(field('State/province (optional)').value).toBe('');
  for (const [name, text] of [
    ['First name', 'Karim'],
    ['Last name', 'Said'],
    ['Street address', 'Hauptstraße 1'],
    ['Town/city', 'Berlin'],
    ['Postal code', '١٠١١٥'],
    ['Phone', '+49 30 901820'],
    ['E-mail address', 'karim@example.org'],
  ] as const)
    await userEvent.type(field(name), text);
  await agree();
  await place();
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/A7K2M9QX'));
  expect(sent[0]?.body).toMatchObject({ country: 'DE', postalCode: '10115' });
});

it('What is wrong is said above the form, which takes the focus, and nothing typed is lost', async () => {
  await open({ '/cart': held() });
  await userEvent.clear(field('Postal code'));
  await userEvent.type(field('Postal code'), 'ABC');
  await userEvent.clear(field('Street address'));
  await place();
  const summary = await screen.findByRole('region', { name: '4 entries need your attention' });
  expect(document.activeElement).toBe(summary);
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Street address is missing.',
    'This is no postal code of the chosen country.',
    'Choose how you would like to pay.',
    'Accept the terms of use to place the order.',
  ]);
  expect([field('Postal code').value, field('First name').value]).toEqual(['ABC', 'منى']);
});

it('A telephone number that the api does not know is said at its field', async () => {
  const refuse = () => {
    throw refusal(400, 'invalid_request', { phone: 'must be a telephone number' });
  };
  await open({ '/cart': held(), ...orders(refuse) });
  await agree();
  await place();
  expect(await screen.findByRole('link', { name: /Nobody could be called/ })).toBeTruthy();
});

it('A cart that has changed shows line by line what is different, and the new total is agreed to with the same key', async () => {
  let cart = held();
  const dearer = line(1, {
    unitPrice: { amount: 25000, currency: 'EGP' },
    lineTotal: { amount: 25000, currency: 'EGP' },
  });
  const { sent, ...answers } = orders((attempt) => {
    if (attempt > 1) return;
    cart = held({}, [dearer]);
    throw refusal(409, 'cart_changed');
  });
  const { router } = await open({ '/cart': () => cart, ...answers });
  await agree();
  await userEvent.type(field('Order notes (optional)'), 'Ring twice');
  await place();
  const changes = await screen.findByRole('region', { name: 'Something has changed since you looked' });
  expect(document.activeElement).toBe(changes);
  const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '').replaceAll(/\s/g, ' ');
  expect(
    within(changes)
      .getAllByRole('listitem')
      .map((item) => plain(item.textContent)),
  ).toEqual(['Product 1: it cost EGP 200.00 and now costs EGP 250.00.', 'Product 2 is no longer in the cart.']);
  expect(field('Order notes (optional)').value).toBe('Ring twice');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Cash on delivery/ }).checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: /^Place order for .*300\.00/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/orders/A7K2M9QX'));
  expect(sent.map(({ body }) => body.expectedTotal)).toEqual([45000, 30000]);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

it('Nobody can be reached: all that was typed stays, also over a reload, and the order is sent with the same key', async () => {
  const lost = orders(() => {
    throw new NetworkError('offline');
  });
  const first = await open({ '/cart': held(), ...lost });
  await agree();
  await userEvent.clear(field('Street address'));
  await userEvent.type(field('Street address'), '5 Nile Street');
  await place();
  const notice = await screen.findByRole('region', { name: 'We have no answer to your order yet' });
  expect(notice.textContent).toContain('it is placed once');
  expect(field('Street address').value).toBe('5 Nile Street');
  first.unmount();
  const again = orders();
  const { router } = await open({ '/cart': held(), ...again });
  await waitFor(() => expect(field('Street address').value).toBe('5 Nile Street'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Cash on delivery/ }).checked).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: /I have read/ }));
  await place();
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/orders/A7K2M9QX'));
  expect(again.sent[0]?.key).toBe(lost.sent[0]?.key);
});

it('The button pressed twice sends one order', async () => {
  let answer = () => {};
  const slow = new Promise<void>((resolve) => (answer = resolve));
  const { sent, 'POST /orders': post } = orders();
  const slowly = async (...request: Parameters<typeof post>) => {
    const order = post(...request);
    await slow;
    return order;
  };
  const { router } = await open({ '/cart': held(), 'POST /orders': slowly });
  await agree();
  await place();
  await userEvent.click(screen.getByRole('button', { name: 'Sending …' }));
  answer();
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/orders/A7K2M9QX'));
  expect(sent).toHaveLength(1);
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
  expect(await screen.findByRole('link', { name: 'Shipping address: Town/city is missing.' })).toBeTruthy();
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
  vi.useFakeTimers({ now: Date.now() + QUARTER, toFake: ['setInterval', 'Date'] });
  await act(() => vi.advanceTimersByTimeAsync(2000));
  vi.useRealTimers();
  await screen.findByText(/your items are no longer reserved/, undefined, { timeout: 3000 });
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
