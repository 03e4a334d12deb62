import { expect, it } from 'vitest';
import { reductionOf } from './reduction.ts';

const egp = (amount: number) => ({ amount, currency: 'EGP' });

it.each([
  { price: 20000, before: 25000, part: 0.2 },
  { price: 19900, before: 29900, part: 0.33 },
  { price: 25000, before: 25000, part: 0 },
  { price: 25000, before: 20000, part: 0 },
  { price: 25000, before: null, part: 0 },
])('$price after $before is a reduction by $part', ({ price, before, part }) => {
  expect(reductionOf(egp(price), before === null ? null : egp(before))).toBe(part);
});
