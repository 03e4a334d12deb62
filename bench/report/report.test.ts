import { describe, expect, test } from 'vitest';
import type { Figures } from '../measure/figures.ts';
import { checkPage, checkPlayer, type PageFacts } from './budgets.ts';
import { median, medians } from './median.ts';
import { budgetsTable, costsTable, figuresTable } from './print.ts';
import { fixed, table } from './table.ts';

const figures: Figures = {
  requests: 20,
  allRequests: 40,
  jsKb: 120,
  cssKb: 15,
  fontsKb: 60,
  htmlKb: 12,
  elements: 800,
  apiKb: 0,
  allKb: 247,
  fcp: 700,
  lcp: 1000,
  cls: 0,
  usable: 1500,
  tbt: 100,
  apiDepth: 0,
};
const spa: Figures = { ...figures, requests: 12, jsKb: 100, lcp: 2000, usable: 2000, apiDepth: 1 };
const cost = (cpuMs: number) => ({ cpuMs, perSecond: 1000 / cpuMs, p95Ms: cpuMs });
const page: PageFacts = {
  pathname: '/',
  federated: figures,
  spa,
  reacts: 1,
  foreignChunks: [],
  costs: { rendered: cost(10), kept: cost(0.2), spaCalls: cost(5) },
};
const player = { kb: 80, files: ['/player.js'], elsewhere: [] };

describe('median', () => {
  test.each([
    [[5], 5],
    [[9, 1, 5], 5],
    [[1, 2, 10, 100], 6],
    [[10, 9, 100], 10],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  test('of nothing does not exist', () => {
    expect(() => median([])).toThrow('no median');
  });

  test('is taken of each figure on its own', () => {
    expect(
      medians(
        [
          { a: 1, b: 9 },
          { a: 2, b: 8 },
          { a: 3, b: 1 },
        ],
        ['a', 'b'],
      ),
    ).toEqual({ a: 2, b: 8 });
  });
});

describe('table', () => {
  test('puts names to the left and figures to the right', () => {
    expect(
      table(
        ['page', 'kB'],
        [
          ['/', '7'],
          ['/shop', '120'],
        ],
      ),
    ).toBe('page    kB\n─────  ───\n/        7\n/shop  120');
  });

  test('shows a dash where nothing was measured', () => {
    expect([fixed(undefined, 1), fixed(Number.NaN, 1), fixed(1.25, 1)]).toEqual(['–', '–', '1.3']);
  });
});

describe('budgets', () => {
  const result = (name: string, change: Partial<PageFacts> = {}) =>
    checkPage({ ...page, ...change }).find((row) => row.name === name);

  test('A page within the budget but not at its goal says both', () => {
    expect(result('JS, kB')).toMatchObject({ isMet: true, goal: { isMet: false } });
  });

  test.each<[string, Partial<PageFacts>]>([
    ['JS, kB', { federated: { ...figures, jsKb: 130.1 } }],
    ['CSS, kB', { federated: { ...figures, cssKb: 20.1 } }],
    ['fonts, kB', { federated: { ...figures, fontsKb: 60.1 } }],
    ['HTML, kB', { federated: { ...figures, htmlKb: 18.1 } }],
    ['elements', { federated: { ...figures, elements: 901 } }],
    ['requests without pictures', { federated: { ...figures, requests: 26 } }],
    ['blocking time, ms', { federated: { ...figures, tbt: 151 } }],
    ['layout shift', { federated: { ...figures, cls: 0.021 } }],
    ['LCP, federated / SPA', { federated: { ...figures, lcp: 1001 } }],
    ['usable, federated / SPA', { federated: { ...figures, usable: 1601 } }],
    ['JS, federated / SPA', { federated: { ...figures, jsKb: 121 } }],
    ['copies of react', { reacts: 2 }],
    ['chunks of another area', { foreignChunks: ['/mf/shop/1/a.js'] }],
    ['rendered, ms CPU', { costs: { ...page.costs, rendered: cost(12.1) } }],
    ['rendered, a second', { costs: { ...page.costs, rendered: cost(15) } }],
    ['kept, a second', { costs: { ...page.costs, kept: cost(0.7) } }],
  ])('%s is not met beyond its limit', (name, change) => {
    expect(result(name)?.isMet).toBe(true);
    expect(result(name, change)?.isMet).toBe(false);
  });

  test('Each kind of page has its own', () => {
    expect(result('rendered, ms CPU', { pathname: '/login' })).toMatchObject({ limit: '≤ 4', isMet: false });
    expect(result('rendered, a second', { pathname: '/shop' })).toMatchObject({ limit: '≥ 170', isMet: false });
  });

  test('Something that could not be measured is not met', () => {
    expect(result('LCP, federated / SPA', { spa: { ...spa, lcp: Number.NaN } })?.isMet).toBe(false);
  });

  test('Player code on another page is not met', () => {
    expect(checkPlayer(player).every(({ isMet }) => isMet)).toBe(true);
    expect(checkPlayer({ ...player, elsewhere: ['/player.js'] }).every(({ isMet }) => isMet)).toBe(false);
  });
});

test('The report shows both variants, their ratios and every budget', () => {
  const text = `${figuresTable([page])}\n${budgetsTable([page], player)}`;
  expect(text).toMatch(/\/ federated .* 120\.0 /);
  expect(text).toMatch(/\/ SPA .* 100\.0 /);
  expect(text).toMatch(/federated \/ SPA .* 1\.20 /);
  expect(text).toMatch(/JS, kB +120\.0 +≤ 130 +met +goal ≤ 110: NOT MET/);
});

test('The report shows what a page costs the whole site, beside the calls of the SPA', () => {
  const text = costsTable([page]);
  expect(text).toMatch(/\/ rendered +10\.0 +100 +10/);
  expect(text).toMatch(/\/ kept +0\.2 +5000 +0/);
  expect(text).toMatch(/\/ SPA, its api calls +5\.0 +200 +5/);
});
