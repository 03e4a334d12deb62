import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NetworkError } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { afterEach, expect, it, vi } from 'vitest';
import app from '../app.ts';
import { cartOf, keptCart, line, refusal } from '../ui/cart-samples.ts';
import { PAUSE_MS } from './quantity-queue.ts';

const open = (answers: Readonly<Record<string, unknown>>, address = '/cart') => renderPage(app, address, answers);
const quantity = (id = 1) => screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity: Product ${id}` });
const more = (id = 1) => screen.getByRole('button', { name: `One more: Product ${id}` });
const fewer = (id = 1) => screen.getByRole('button', { name: `One fewer: Product ${id}` });
const totals = () => screen.getByRole('region', { name: 'Cart totals' }).querySelector('dl');
const total = () =>
  totals()
    ?.textContent.match(/Total(EGP.[\d,.]+)/)?.[1]
    ?.replace(/\s/, ' ');
const isBusy = () => totals()?.parentElement?.getAttribute('aria-busy') === 'true';

afterEach(() => {
  vi.useRealTimers();
});

/** Presses as fast as fingers can; no time passes but what a test lets pass. */
async function pressing() {
  vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ['setTimeout', 'clearTimeout'] });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const press = (button: HTMLElement) => act(async () => button.click());
  return { pass, press };
}

it('Shopper presses fast, and the last quantity is asked for once; totals are what the api says', async () => {
  const { answers, sent } = keptCart();
  await open(answers);
  expect(total()).toBe('EGP 400.00');
  const { pass, press } = await pressing();
  for (let times = 0; times < 4; times += 1) await press(more());
  expect([quantity().value, total(), isBusy(), sent]).toEqual(['5', 'EGP 400.00', true, []]);
  await pass(PAUSE_MS);
  expect([quantity().value, total(), isBusy(), sent]).toEqual(['5', 'EGP 1,200.00', false, [[1, 5]]]);
});

it('A slow answer to an earlier quantity never replaces the last one', async () => {
  const { answers, sent, change } = keptCart();
  let answerFirst = () => {};
  const slow = new Promise<void>((resolve) => (answerFirst = resolve));
  const put = async (body: { quantity: number }) => {
    if (body.quantity === 2) await slow;
    return change(1)(body);
  };
  await open({ ...answers, 'PUT /cart/line-items/1': put });
  const { pass, press } = await pressing();
  await press(more());
  await pass(PAUSE_MS);
  await press(more());
  await pass(PAUSE_MS);
  expect([quantity().value, isBusy()]).toEqual(['3', true]);
  answerFirst();
  await pass(0);
  expect([quantity().value, total(), isBusy()]).toEqual(['3', 'EGP 800.00', false]);
  expect(sent).toEqual([
    [1, 2],
    [1, 3],
  ]);
});

it('A quantity that is not saved is put back, and the line says why', async () => {
  const { answers } = keptCart();
  const fail = () => {
    throw new NetworkError('offline');
  };
  await open({ ...answers, 'PUT /cart/line-items/1': fail });
  const { pass, press } = await pressing();
  await press(more());
  await pass(PAUSE_MS);
  expect([quantity().value, total(), isBusy()]).toEqual(['1', 'EGP 400.00', false]);
  expect(quantity().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/Sahra could not be reached, so the quantity has not changed/)).toBeTruthy();
});

it('More than there is is put back with how many are left', async () => {
  const { answers } = keptCart([line(1, { available: 4 })]);
  const refuse = () => {
    throw refusal(409, 'out_of_stock');
  };
  await open({ ...answers, 'PUT /cart/line-items/1': refuse });
  await userEvent.clear(quantity());
  await userEvent.type(quantity(), '7{Enter}');
  expect(await screen.findByText('Only 4 are left, so the quantity has not changed.')).toBeTruthy();
  expect(quantity().value).toBe('1');
});

it('A quantity can be typed in Arabic digits, and what is none is said', async () => {
  const { answers, sent } = keptCart();
  await open(answers);
  await userEvent.clear(quantity());
  await userEvent.type(quantity(), '٣');
  await userEvent.tab();
  await waitFor(() => expect(sent).toEqual([[1, 3]]));
  await userEvent.clear(quantity());
  await userEvent.type(quantity(), 'many');
  await userEvent.tab();
  expect(quantity().value).toBe('3');
  expect(screen.getByText(/That is not a quantity/)).toBeTruthy();
});

it('Nothing of it any more asks in the words of the shop, and says that it is deleted', async () => {
  const { answers, sent } = keptCart();
  await open(answers);
  await userEvent.click(fewer());
  const question = screen.getByRole('alertdialog', { name: 'Are you sure?' });
  expect(question.textContent).toContain('Do you want to delete this item?');
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect([quantity().value, sent]).toEqual(['1', []]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Product 1' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Yes, delete it!' }));
  const notice = await screen.findByText('Deleted! Your item was deleted.');
  await waitFor(() => expect(document.activeElement).toBe(notice));
  expect(sent).toEqual([[1, 0]]);
  expect(screen.queryByRole('link', { name: 'Product 1' })).toBeNull();
});

it('The last item gone, the cart is empty and leads to the shop', async () => {
  await open(keptCart([line(1)]).answers);
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Product 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it!' }));
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the shop' }).getAttribute('href')).toBe('/shop');
});

it('Without scripts every row is a form, and its own address asks before something is removed', async () => {
  await open(keptCart().answers, '/cart?remove=2');
  const form = quantity().form;
  if (!form) throw new Error('no form');
  expect([form.method, new URL(form.action).pathname]).toEqual(['post', '/cart']);
  expect(Object.fromEntries(new FormData(form))).toEqual({ intent: 'quantity', variantId: '1', quantity: '1' });
  expect([more().getAttribute('name'), more().getAttribute('value')]).toEqual(['set', '2']);
  const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove: Product 1' }).form;
  expect([remove?.method, remove && Object.fromEntries(new FormData(remove))]).toEqual(['get', { remove: '1' }]);
  const question = screen.getByRole('region', { name: 'Are you sure?' });
  expect(within(question).getByText('Product 2')).toBeTruthy();
  await userEvent.click(within(question).getByRole('button', { name: 'Yes, delete it!' }));
  expect(await screen.findByText('Deleted! Your item was deleted.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Product 2' })).toBeNull();
});

it('A line says what has changed: the old price and the new one, what is sold out, what is left', async () => {
  const changed = line(1, { problem: 'price-changed', previousPrice: { amount: 15000, currency: 'EGP' } });
  const few = line(3, { problem: 'less-in-stock', available: 1, quantity: 3 });
  await open({ '/cart': cartOf([changed, line(2, { problem: 'out-of-stock', available: 0 }), few]) });
  const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '').replaceAll(/\s/g, ' ');
  const said = screen.getAllByRole('listitem').map((item) => within(item).getByRole('status').textContent);
  expect(said.map(plain)).toEqual([
    'The price has changed: it was EGP 150.00 and is now EGP 200.00.',
    'Sold out. Remove it to check out.',
    'Only one is left. Choose a lower quantity to check out.',
  ]);
});
