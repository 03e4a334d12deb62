import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { orderTrackingForm, toOrderNumber } from './order-tracking-form.ts';

it.each([
  ['S-7K2M-94', 'S-7K2M-94'],
  [' s-7k2m-94 ', 'S-7K2M-94'],
  ['S-7K2M-٩٤', 'S-7K2M-94'],
  ['#S-7K2M-۹۴', 'S-7K2M-94'],
  ['\u2066S - 7K2M - 94\u2069', 'S-7K2M-94'],
])('The number %j is read as %s', (typed, number) => {
  expect(toOrderNumber(typed)).toBe(number);
});

it('A form without a number, or without an address, is not accepted', () => {
  expect(z.safeParse(orderTrackingForm, { number: ' ', email: 'mona@example.org' }).success).toBe(false);
  expect(z.safeParse(orderTrackingForm, { number: 'S-1001', email: 'mona' }).success).toBe(false);
  expect(z.safeParse(orderTrackingForm, { number: 'S-1001', email: ' mona@EXAMPLE.org ' }).data).toEqual({
    number: 'S-1001',
    email: 'mona@example.org',
  });
});
