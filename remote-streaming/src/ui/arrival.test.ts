import { expect, it } from 'vitest';
import { isOpenedBySite } from './arrival.ts';

const url = 'https://sahra.example/programs/8/episodes/802';

it.each([
  ['https://sahra.example/', 'navigate', true],
  ['https://sahra.example/shows-details/8?lang=ar', 'navigate', true],
  // Another language, or the same page again.
  [url, 'navigate', false],
  ['https://sahra.example/', 'reload', false],
  ['https://sahra.example/', 'back_forward', false],
  ['https://elsewhere.example/', 'navigate', false],
  ['', 'navigate', false],
  ['https://sahra.example/', undefined, false],
])('A page opened from %j by %s plays by itself: %s', (referrer, type, plays) => {
  expect(isOpenedBySite({ referrer, type, url })).toBe(plays);
});
