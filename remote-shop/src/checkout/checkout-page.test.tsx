import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NetworkError } from '@sahra/shared/facade';
import { beforeEach, expect, it } from 'vitest';
import { line, refusal } from '../ui/cart-samples.ts';
import { agree, field, findSection, held, open, orders, place } from './testing/open-checkout.ts';

beforeEach(() => {
  sessionStorage.clear();
});
it('Member finds their address, agrees, and is led to their order', async () => {
  const { sent, ...answers } = orders();
  const { router } = await open({ '/cart': held(), ...answers });
  expect([field('First name').value, field('Phone').autocomplete, field('Phone').dir]).toEqual([
    'منى',
    'billing tel',
    'ltr',
  ]);
  const governorate = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Governorate' })[0];
  expect([governorate?.value, governorate?.getAttribute('autocomplete')]).toEqual(['Cairo', 'billing address-level1']);
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
  const summary = await findSection('4 entries need your attention');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Street address is missing.',
    'This postal code does not exist in the country you chose.',
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
  expect(await screen.findAllByText(/We cannot call this number/)).toBeTruthy();
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
  const changes = await findSection('Something has changed since you last looked');
  await waitFor(() => expect(document.activeElement).toBe(changes));
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
  const notice = await findSection('We have no answer to your order yet');
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
  await userEvent.click(await screen.findByText('Sending…'));
  answer();
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/orders/A7K2M9QX'));
  expect(sent).toHaveLength(1);
});
