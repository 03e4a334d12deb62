import { screen, within } from '@testing-library/react';
import type { OrderDetails } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { describe, expect, it } from 'vitest';
import app from '../../app.ts';
import { mona, orderDetails, orderLine, pageOf } from '../order-samples.ts';
import { taxesOf } from './taxes-of.ts';

/** Currencies with none, two and three decimals. */
const currencies = ['JPY', 'EGP', 'KWD'] as const;
const rates = [1_400, 500, 0] as const;

/** Numbers that look random and are the same at every run (xorshift). */
function numbersFrom(seed: number): (from: number, to: number) => number {
  let state = seed;
  return (from, to) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return from + ((state >>> 0) % (to - from + 1));
  };
}
const sum = <T,>(items: readonly T[], amount: (item: T) => number) =>
  items.reduce((all, item) => all + amount(item), 0);
/** The tax that is in an amount, rounded half up. */
const taxIn = (amount: number, rate: number) => Math.floor((2 * amount * rate + 10_000 + rate) / (2 * (10_000 + rate)));

/** So many orders as the api writes them: discounts of some lines, three rates of tax, sent or not. */
function generatedOrders(count: number): OrderDetails[] {
  const pick = numbersFrom(20_261_124);
  return Array.from({ length: count }, (_, index) => {
    const currency = currencies[index % currencies.length] ?? 'EGP';
    const money = (amount: number) => ({ amount, currency });
    const lines = Array.from({ length: pick(1, 8) }, (__, place) => {
      const [unitPrice, quantity] = [pick(0, 1) ? pick(0, 99_999) : pick(1_000_000, 9_999_999), pick(1, 12)];
      const subtotal = unitPrice * quantity;
      const discount = pick(0, 1) ? pick(0, subtotal) : 0;
      const taxRate = rates[pick(0, 2)] ?? 0;
      return orderLine({
        ...{ sku: `S-${index}-${place}`, quantity, unitPrice: money(unitPrice), subtotal: money(subtotal) },
        ...{ discount: money(discount), total: money(subtotal - discount) },
        ...{ taxRate, tax: money(taxIn(subtotal - discount, taxRate)) },
      });
    });
    const shipping = pick(0, 2) ? pick(1, 99_999) : 0;
    return orderDetails({
      ...{ lines, subtotal: money(sum(lines, (line) => line.subtotal.amount)) },
      ...{ discount: money(sum(lines, (line) => line.discount.amount)), shippingAmount: money(shipping) },
      tax: money(sum(lines, (line) => line.tax.amount) + taxIn(shipping, 1_400)),
      total: money(sum(lines, (line) => line.total.amount) + shipping),
    });
  });
}

describe('500 orders in currencies with none, two and three decimals', () => {
  const orders = generatedOrders(500);

  it('The taxes of an invoice are those of its lines and its shipping, and come to its total', () => {
    for (const order of orders) {
      const rows = taxesOf(order);
      expect(new Set(rows.map(({ rate }) => rate)).size).toBe(rows.length);
      expect(sum(rows, ({ tax }) => tax.amount)).toBe(order.tax.amount);
      expect(sum(rows, ({ gross }) => gross.amount)).toBe(order.total.amount);
      for (const { rate, net, tax, gross } of rows) {
        expect(net.amount + tax.amount).toBe(gross.amount);
        expect([net, tax, gross].map(({ currency }) => currency)).toEqual(Array(3).fill(order.total.currency));
        if (rate === null) expect(tax.amount).toBe(taxIn(order.shippingAmount.amount, 1_400));
      }
    }
  });

  it.each(currencies.map((currency, index) => [currency, index + 3] as const))(
    'What stands on an invoice in %s is the order to the minor unit, and adds up',
    async (_, index) => {
      const order = orders[index] ?? orderDetails();
      const address = `/account/orders/${order.number}`;
      const answers = { '/account/orders': pageOf(order), [address]: order };
      const { container } = await renderPage(app, `${address}/invoice`, answers, 'en', mona);
      /** Amounts of a part of it, in minor units as they are read. */
      const amountsIn = (part: Element | null | undefined) =>
        [...(part?.textContent.matchAll(/[-−]?(?:[A-Z]{3}\s|JP¥)[\d.,]+/g) ?? [])].map(
          ([text]) => Number(text.replace(/\D/g, '')) * (/[-−]/.test(text) ? -1 : 1),
        );
      const lines = within(screen.getByRole('table', { name: 'What you ordered' }))
        .getAllByRole('row')
        .slice(1);
      expect(lines.map((row) => [...row.querySelectorAll('td')].slice(1).map((cell) => amountsIn(cell)[0]))).toEqual(
        order.lines.map(({ unitPrice, subtotal }) => [unitPrice.amount, subtotal.amount]),
      );
      const totals = [...container.querySelectorAll('table')].find((table) => table.textContent.includes('Subtotal'));
      const shown = amountsIn(totals);
      expect(shown.at(-1)).toBe(order.total.amount);
      expect(sum(shown.slice(0, -1), (amount) => amount)).toBe(order.total.amount);
      const taxes = screen.getByRole('table', { name: 'VAT included in the total' });
      expect(amountsIn(taxes.querySelector('tfoot'))).toEqual([order.tax.amount]);
    },
  );
});
