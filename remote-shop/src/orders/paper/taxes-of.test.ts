import type { OrderDetails } from '@sahra/shared/facade';
import { expect, it } from 'vitest';
import { orderDetails, orderLine } from '../order-samples.ts';
import { taxesOf } from './taxes-of.ts';

const money = (amount: number) => ({ amount, currency: 'EGP' });
const rowsOf = (order: OrderDetails) =>
  taxesOf(order).map(({ rate, net, tax, gross }) => [rate, net.amount, tax.amount, gross.amount]);

it('Each rate has a row, the highest first, and the shipping one of its own', () => {
  const lines = [
    orderLine({ sku: 'A', total: money(1_050), taxRate: 500, tax: money(50) }),
    orderLine({ sku: 'B', total: money(11_400), taxRate: 1_400, tax: money(1_400) }),
    orderLine({ sku: 'C', total: money(2_280), taxRate: 1_400, tax: money(280) }),
  ];
  const order = orderDetails({ lines, shippingAmount: money(570), tax: money(1_800), total: money(15_300) });
  expect(rowsOf(order)).toEqual([
    [1_400, 12_000, 1_680, 13_680],
    [500, 1_000, 50, 1_050],
    [null, 500, 70, 570],
  ]);
});

it('What is sent for nothing has no row, and an order from before there were lines has none at all', () => {
  const free = orderDetails({ lines: [orderLine({ taxRate: 0, tax: money(0) })], shippingAmount: money(0) });
  expect(rowsOf(free).map(([rate]) => rate)).toEqual([0]);
  expect(taxesOf(orderDetails({ lines: [], shippingAmount: money(0) }))).toEqual([]);
});
