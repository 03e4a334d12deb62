import { expect, it } from 'vitest';
import { linkAt, startTimeOf } from './start-time.ts';

it.each([
  ['?t=90', 90],
  ['?t=90s', 90],
  ['?t=1m30s', 90],
  ['?t=1h2m3s', 3723],
  ['?lang=de&t=0', 0],
  ['?t=-3', undefined],
  ['?t=1e9', undefined],
  ['?t=99999999999', undefined],
  ['?t=<script>', undefined],
  ['?t=', undefined],
  ['', undefined],
])('"%s" starts at %s', (search, seconds) => {
  expect(startTimeOf(search)).toBe(seconds);
});

it('A link at a time leads to the same page', () => {
  expect(linkAt('https://sahra.example/programs/8/episodes/802?lang=de&t=3#comments', 61.9)).toBe(
    'https://sahra.example/programs/8/episodes/802?lang=de&t=61',
  );
});
