import { expect, it } from 'vitest';
import { MAX_QUANTITY } from '../schemas/cart.ts';
import { MAX_PIECES, quantityOf } from './cart-rules.ts';

it.each([
  ['3', 3],
  [' ٣ ', 3],
  ['۱۲', 12],
  ['0', 0],
  ['099', 99],
  ['100', undefined],
  ['-1', undefined],
  ['2.5', undefined],
  ['1e1', undefined],
  ['three', undefined],
  ['', undefined],
])('A quantity that was typed as “%s” is %s', (typed, quantity) => {
  expect(quantityOf(typed)).toBe(quantity);
});

it('Forms and the api agree on the most pieces', () => {
  expect(MAX_PIECES).toBe(MAX_QUANTITY);
});
