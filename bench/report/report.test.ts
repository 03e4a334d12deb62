import { describe, expect, test } from 'vitest';
import type { Figures } from '../measure/figures.ts';
import { checkPage, checkPlayer, type PageFacts } from './budgets.ts';
import { median, medians } from './median.ts';
import { budgetsTable, costsTable, figuresTable } from './print.ts';
import { fixed, table } from './table.ts';

const figures: Figures = {
  requests: 30,
  allRequests: 50,
  jsKb: 160,
  cssKb: 15,
  fontsKb: 60,
  htmlKb: 12,
  apiKb: 0,
  allKb: 247,
  fcp: 700,
  lcp: 1000,
  cls: 0,
  usable: 2600,
  tbt: 100,
  apiDepth: 0,
};
const spa: Figures = { ...figures, requests: 12, jsKb: 128, lcp: 2000, usable: 2000, apiDepth: 1 };
const cost = (cpuMs: number) => ({ cpuMs, perSecond: 1000 / cpuMs, p95Ms: cpuMs });
const page: PageFacts = {
  pathname: '/',
  federated: figures,
  spa,
  reacts: 1,
  foreignChunks: [],
  costs: { rendered: cost(3), kept: cost(0.2), spaCalls: cost(5) },
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
    ['JS, kB', { federated: { ...figures, jsKb: 180.1 } }],
    ['CSS, kB', { federated: { ...figures, cssKb: 20.1 } }],
    ['requests without pictures', { federated: { ...figures, requests: 41 } }],
    ['layout shift', { federated: { ...figures, cls: 0.021 } }],
    ['LCP, federated / SPA', { federated: { ...figures, lcp: 1300 } }],
    ['usable, federated / SPA', { federated: { ...figures, usable: 2700 } }],
    ['JS, federated / SPA', { federated: { ...figures, jsKb: 175 } }],
    ['copies of react', { reacts: 2 }],
    ['chunks of another area', { foreignChunks: ['/mf/shop/1/a.js'] }],
    ['server, ms CPU a page', { costs: { ...page.costs, rendered: cost(4.1) } }],
  ])('%s is not met above its limit', (name, change) => {
    expect(result(name)?.isMet).toBe(true);
    expect(result(name, change)?.isMet).toBe(false);
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
  expect(text).toMatch(/\/ federated .* 160\.0 /);
  expect(text).toMatch(/\/ SPA .* 128\.0 /);
  expect(text).toMatch(/federated \/ SPA .* 1\.25 /);
  expect(text).toMatch(/JS, kB +160\.0 +≤ 180 +met +goal ≤ 150: NOT MET/);
});

test('The report shows what a page costs the whole site, beside the calls of the SPA', () => {
  const text = costsTable([page]);
  expect(text).toMatch(/\/ rendered +3\.0 +333 +3/);
  expect(text).toMatch(/\/ kept +0\.2 +5000 +0/);
  expect(text).toMatch(/\/ SPA, its api calls +5\.0 +200 +5/);
});
