import { expect, it } from 'vitest';
import { waitText } from './wait-text.ts';

it.each([
  [0, 'en', '1 second'],
  [59.2, 'en', '60 seconds'],
  [61, 'en', '2 minutes'],
  [300, 'de', '5 Minuten'],
  [120, 'ar', 'دقيقتان'],
  [180, 'ar', '3 دقائق'],
  [660, 'ar', '11 دقيقة'],
  [600, 'fr', '10 minutes'],
  [600, 'gr', '10 λεπτά'],
  [7200, 'en', '2 hours'],
] as const)('%d seconds are, in %s, %s', (seconds, code, text) => {
  expect(waitText(seconds, code).replace(/\u00a0|\u202f/g, ' ')).toBe(text);
});
