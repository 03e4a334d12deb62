import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { cartOf, keptCart, line, refusal, shippedCart } from '../ui/cart-samples.ts';

const open = (answers: Readonly<Record<string, unknown>>) => renderPage(app, '/cart', answers);
const more = () => screen.getByRole('button', { name: 'One more: Product 1' });
const totals = () => screen.getByRole('region', { name: 'Cart totals' }).querySelector('dl');
const total = () =>
  totals()
    ?.textContent.match(/Total(EGP.[\d,.]+)/)?.[1]
    ?.replace(/\s/, ' ');

it('A coupon that is refused stays in its field, with the reason', async () => {
  const refuse = () => {
    throw refusal(404, 'coupon_unknown');
  };
  await open({ ...keptCart().answers, 'PUT /cart/coupon': refuse });
  const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Coupon code' });
  await userEvent.type(code(), 'nile٢٠');
  await userEvent.click(screen.getByRole('button', { name: 'Apply coupon' }));
  expect(await screen.findByText(/We don’t know this coupon/)).toBeTruthy();
  expect([code().value, code().getAttribute('aria-invalid')]).toEqual(['nile٢٠', 'true']);
});

it('An applied coupon is shown with what it takes off, and can be removed', async () => {
  const coupon = { code: 'NILE20', kind: 'percent', problem: null } as const;
  let cart = cartOf([line(1)], { coupon, discount: { amount: 4000, currency: 'EGP' } });
  const remove = () => (cart = cartOf([line(1)]));
  await open({ '/cart': () => cart, 'DELETE /cart/coupon': remove });
  expect(totals()?.textContent.replaceAll(/\s/g, ' ')).toContain('NILE20 -EGP 40.00');
  await userEvent.click(screen.getByRole('button', { name: 'Remove coupon' }));
  expect(await screen.findByText('The coupon is removed.')).toBeTruthy();
  expect(total()).toBe('EGP 200.00');
});

it('Another country is asked for at once, and shows what shipping there costs and how long it takes', async () => {
  let cart = cartOf([line(1)]);
  const sent: unknown[] = [];
  const ship = (body: unknown) => (sent.push(body), (cart = shippedCart([line(1)])));
  await open({ '/cart': () => cart, 'PUT /cart/shipping': ship });
  expect(totals()?.textContent).toContain('Shippingdepends on the address');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country/region' }), 'Egypt');
  expect(await screen.findByRole('radio', { name: /Standard.*EGP.50\.00.*2–4 working days/ })).toBeTruthy();
  expect(sent).toEqual([{ country: 'EG', method: null }]);
  expect(total()).toBe('EGP 250.00');
});

it('Member reads what was merged at sign-in until they have', async () => {
  let merged: { added: number; capped: number } | null = { added: 2, capped: 1 };
  const dismiss = () => ((merged = null), cartOf([line(1)]));
  await open({ '/cart': () => cartOf([line(1)], { merged }), 'DELETE /cart/notice': dismiss });
  expect(screen.getByText('2 items that you chose before you signed in are now in this cart.')).toBeTruthy();
  expect(screen.getByText(/There is less of 1 product/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByText(/before you signed in/)).toBeNull());
});

it('On the way to the checkout the last quantity is saved first', async () => {
  const { answers, sent } = keptCart();
  const order: string[] = [];
  const hold = () => (order.push(`hold after ${JSON.stringify(sent)}`), cartOf([line(1)]));
  await open({ ...answers, 'POST /cart/hold': hold });
  await userEvent.click(more());
  await userEvent.click(screen.getByRole('button', { name: 'To the checkout' }));
  await screen.findByRole('heading', { level: 1, name: 'Checkout' });
  expect(order[0]).toBe('hold after [[1,2]]');
});
