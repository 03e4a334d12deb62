import type { Figures } from '../measure/figures.ts';
import type { ServerCost } from '../measure/server-cost.ts';
import type { PlayerCode } from '../measure/player-code.ts';
import { checkPage, checkPlayer, type PageFacts, type BudgetResult } from './budgets.ts';
import { fixed, table } from './table.ts';

interface Column {
  head: string;
  key: keyof Figures;
  digits: number;
}

const columns: readonly Column[] = [
  { head: 'req', key: 'requests', digits: 0 },
  { head: 'req all', key: 'allRequests', digits: 0 },
  { head: 'JS kB', key: 'jsKb', digits: 1 },
  { head: 'CSS kB', key: 'cssKb', digits: 1 },
  { head: 'fonts kB', key: 'fontsKb', digits: 1 },
  { head: 'HTML kB', key: 'htmlKb', digits: 1 },
  { head: 'elements', key: 'elements', digits: 0 },
  { head: 'api kB', key: 'apiKb', digits: 1 },
  { head: 'all kB', key: 'allKb', digits: 1 },
  { head: 'FCP', key: 'fcp', digits: 0 },
  { head: 'LCP', key: 'lcp', digits: 0 },
  { head: 'CLS', key: 'cls', digits: 3 },
  { head: 'usable', key: 'usable', digits: 0 },
  { head: 'TBT', key: 'tbt', digits: 0 },
  { head: 'api depth', key: 'apiDepth', digits: 0 },
];

const figuresRow = (name: string, figures: Figures) => [
  name,
  ...columns.map(({ key, digits }) => fixed(figures[key], digits)),
];

function ratioRow({ federated, spa }: PageFacts): string[] {
  const ratio = (key: keyof Figures) => fixed(spa[key] > 0 ? federated[key] / spa[key] : undefined, 2);
  return ['  federated / SPA', ...columns.map(({ key }) => ratio(key))];
}

export const figuresTable = (pages: readonly PageFacts[]): string =>
  table(
    ['page, variant', ...columns.map(({ head }) => head)],
    pages.flatMap((page) => [
      figuresRow(`${page.pathname} federated`, page.federated),
      figuresRow(`${page.pathname} SPA`, page.spa),
      ratioRow(page),
    ]),
  );

const label = (isMet: boolean) => (isMet ? 'met' : 'NOT MET');

const resultRow = (where: string) => (result: BudgetResult) => [
  `${where} ${result.name}`,
  fixed(result.value, result.digits),
  result.limit,
  label(result.isMet),
  result.goal ? `goal ${result.goal.limit}: ${label(result.goal.isMet)}` : '',
];

export const budgetsTable = (pages: readonly PageFacts[], player: PlayerCode): string =>
  table(
    ['budget', 'measured', 'allowed', '', ''],
    [
      ...pages.flatMap((page) => checkPage(page).map(resultRow(page.pathname))),
      ...checkPlayer(player).map(resultRow('*')),
    ],
  );

const costCells = ({ cpuMs, perSecond, p95Ms }: ServerCost) => [fixed(cpuMs, 1), fixed(perSecond, 0), fixed(p95Ms, 0)];

/** What all processes of the site spend together: gateway, host server, api, PostgreSQL. */
export const costsTable = (pages: readonly PageFacts[]): string =>
  table(
    ['the whole site, brotli', 'ms CPU each', 'a second', 'p95 ms'],
    pages.flatMap(({ pathname, costs }) => [
      [`${pathname} rendered`, ...costCells(costs.rendered)],
      [`${pathname} kept`, ...costCells(costs.kept)],
      [`${pathname} SPA, its api calls`, ...costCells(costs.spaCalls)],
    ]),
  );
