import { expect, it } from 'vitest';
import { clock } from './clock.ts';

it.each([
  [0, '0:00'],
  [5.9, '0:05'],
  [760, '12:40'],
  [3723, '1:02:03'],
])('%d seconds are %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});
