import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test.each<[string[], ReturnType<typeof readOptions>]>([
  [[], { runs: 5, pages: ['/', '/shop'] }],
  [['--runs', '3'], { runs: 3, pages: ['/', '/shop'] }],
  [['--only', 'scrolling'], { runs: 5, pages: ['/', '/shop'], only: 'scrolling' }],
  [['--only', 'playing'], { runs: 5, pages: ['/', '/shop'], only: 'playing' }],
  [['--', '--pages', '/, /blogs'], { runs: 5, pages: ['/', '/blogs'] }],
])('%j is understood', (args, expected) => {
  expect(readOptions(args)).toEqual(expected);
});

test.each([[['--runs', '0']], [['--runs', 'many']], [['--pages', 'shop']], [['--page', '/']], [['--only', 'sound']]])(
  '%j is refused',
  (args) => {
    expect(() => readOptions(args)).toThrow();
  },
);
