import { sizeBudgets } from '../../deploy/checks/size-budgets.ts';
import type { Figures } from '../measure/figures.ts';
import type { PageCosts } from '../measure/server-cost.ts';
import type { PlayerCode } from '../measure/player-code.ts';

/** What is measured of one page besides the figures of its visits. */
export interface PageFacts {
  pathname: string;
  federated: Figures;
  spa: Figures;
  reacts: number;
  foreignChunks: string[];
  costs: PageCosts;
}

export interface BudgetResult {
  name: string;
  value: number;
  digits: number;
  /** What must hold, as a sentence. */
  limit: string;
  isMet: boolean;
  /** A second, stricter number to strive for. */
  goal?: { limit: string; isMet: boolean };
}

interface Budget {
  name: string;
  digits: number;
  max: number;
  goal?: number;
  value: (page: PageFacts) => number;
}

const budgets: readonly Budget[] = [
  {
    name: 'JS, kB',
    digits: 1,
    max: sizeBudgets.pageScripts,
    goal: sizeBudgets.pageScriptsGoal,
    value: ({ federated }) => federated.jsKb,
  },
  { name: 'CSS, kB', digits: 1, max: sizeBudgets.pageStyles, value: ({ federated }) => federated.cssKb },
  { name: 'requests without pictures', digits: 0, max: 40, goal: 25, value: ({ federated }) => federated.requests },
  { name: 'layout shift', digits: 3, max: 0.02, value: ({ federated }) => federated.cls },
  { name: 'LCP, federated / SPA', digits: 2, max: 0.6, value: ({ federated, spa }) => federated.lcp / spa.lcp },
  {
    name: 'usable, federated / SPA',
    digits: 2,
    max: 1.3,
    value: ({ federated, spa }) => federated.usable / spa.usable,
  },
  { name: 'JS, federated / SPA', digits: 2, max: 1.35, value: ({ federated, spa }) => federated.jsKb / spa.jsKb },
  { name: 'depth of api calls in the browser', digits: 0, max: 1, value: ({ federated }) => federated.apiDepth },
  { name: 'copies of react', digits: 0, max: 1, value: ({ reacts }) => reacts },
  { name: 'chunks of another area', digits: 0, max: 0, value: (page) => page.foreignChunks.length },
  { name: 'server, ms CPU a page', digits: 2, max: 4, value: ({ costs }) => costs.rendered.cpuMs },
];

function check({ name, digits, max, goal }: Omit<Budget, 'value'>, value: number): BudgetResult {
  return {
    name,
    value,
    digits,
    limit: `≤ ${max}`,
    isMet: value <= max,
    ...(goal !== undefined && { goal: { limit: `≤ ${goal}`, isMet: value <= goal } }),
  };
}

/** One page against the budgets of the site. */
export const checkPage = (page: PageFacts): BudgetResult[] =>
  budgets.map(({ value, ...budget }) => check(budget, value(page)));

/** The player's code against its budget: its weight, and that no other page fetches it. */
export const checkPlayer = ({ kb, elsewhere }: PlayerCode): BudgetResult[] => [
  check({ name: 'player code of an episode, kB', digits: 1, max: sizeBudgets.player }, kb),
  check({ name: 'player code on other pages, files', digits: 0, max: 0 }, elsewhere.length),
];
