import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

const pages = ['/', '/shows-details/120', '/shop', '/login'];

test.each<[string[], ReturnType<typeof readOptions>]>([
  [[], { runs: 5, pages, http: '1.1' }],
  [['--runs', '3'], { runs: 3, pages, http: '1.1' }],
  [['--only', 'scrolling'], { runs: 5, pages, http: '1.1', only: 'scrolling' }],
  [['--only', 'navigation'], { runs: 5, pages, http: '1.1', only: 'navigation' }],
  [['--http', '2'], { runs: 5, pages, http: '2' }],
  [['--only', 'playing'], { runs: 5, pages, http: '1.1', only: 'playing' }],
  [['--', '--pages', '/, /blogs'], { runs: 5, pages: ['/', '/blogs'], http: '1.1' }],
])('%j is understood', (args, expected) => {
  expect(readOptions(args)).toEqual(expected);
});

test.each([
  [['--runs', '0']],
  [['--runs', 'many']],
  [['--pages', 'shop']],
  [['--page', '/']],
  [['--only', 'sound']],
  [['--http', '3']],
])('%j is refused', (args) => {
  expect(() => readOptions(args)).toThrow();
});
