import { pageKindOf, sizeBudgets, type PageKind } from '../../deploy/checks/size-budgets.ts';
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

/** What a page may cost the server. */
interface RenderBudget {
  /** Milliseconds of processor time of the whole site for a page that is rendered, and how many it renders in a second. */
  cpuMs: number;
  perSecond: number;
}

const renderBudgets: Partial<Record<PageKind['kind'], RenderBudget>> = {
  'home page': { cpuMs: 12, perSecond: 70 },
  'list of products': { cpuMs: 6, perSecond: 170 },
  'sign-in': { cpuMs: 4, perSecond: 300 },
};
const otherRenders: RenderBudget = { cpuMs: 8, perSecond: 130 };

/** What a page may weigh and cost, by its kind. */
type PageBudget = RenderBudget & Pick<PageKind, 'wanted'>;

const budgetOf = (pathname: string): PageBudget => {
  const { kind, wanted } = pageKindOf(pathname);
  return { ...(renderBudgets[kind] ?? otherRenders), wanted };
};

interface Budget {
  name: string;
  digits: number;
  /** The most that it may be; a function where that depends on the kind of page. */
  max?: number | ((page: PageBudget) => number);
  /** The least. */
  min?: number | ((page: PageBudget) => number);
  /** A stricter limit in the same sense. */
  goal?: number;
  value: (page: PageFacts) => number;
}

const budgets: readonly Budget[] = [
  { name: 'JS, kB', digits: 1, max: ({ wanted }) => wanted, goal: 110, value: ({ federated }) => federated.jsKb },
  { name: 'CSS, kB', digits: 1, max: sizeBudgets.pageStyles, value: ({ federated }) => federated.cssKb },
  { name: 'fonts, kB', digits: 1, max: 60, value: ({ federated }) => federated.fontsKb },
  { name: 'HTML, kB', digits: 1, max: 18, value: ({ federated }) => federated.htmlKb },
  { name: 'elements', digits: 0, max: 900, value: ({ federated }) => federated.elements },
  { name: 'requests without pictures', digits: 0, max: 25, value: ({ federated }) => federated.requests },
  { name: 'layout shift', digits: 3, max: 0.02, value: ({ federated }) => federated.cls },
  { name: 'blocking time, ms', digits: 0, max: 150, value: ({ federated }) => federated.tbt },
  {
    name: 'LCP, federated / SPA',
    digits: 2,
    max: 0.5,
    goal: 0.4,
    value: ({ federated, spa }) => federated.lcp / spa.lcp,
  },
  {
    name: 'usable, federated / SPA',
    digits: 2,
    max: 0.8,
    goal: 0.6,
    value: ({ federated, spa }) => federated.usable / spa.usable,
  },
  {
    name: 'JS, federated / SPA',
    digits: 2,
    max: 1.2,
    goal: 1.1,
    value: ({ federated, spa }) => federated.jsKb / spa.jsKb,
  },
  { name: 'depth of api calls in the browser', digits: 0, max: 1, value: ({ federated }) => federated.apiDepth },
  { name: 'copies of react', digits: 0, max: 1, value: ({ reacts }) => reacts },
  { name: 'chunks of another area', digits: 0, max: 0, value: (page) => page.foreignChunks.length },
  { name: 'rendered, ms CPU', digits: 1, max: ({ cpuMs }) => cpuMs, value: ({ costs }) => costs.rendered.cpuMs },
  {
    name: 'rendered, a second',
    digits: 0,
    min: ({ perSecond }) => perSecond,
    value: ({ costs }) => costs.rendered.perSecond,
  },
  { name: 'kept, a second', digits: 0, min: 1500, value: ({ costs }) => costs.kept.perSecond },
];

function check(
  { name, digits, max, min, goal }: Omit<Budget, 'value'>,
  value: number,
  page = budgetOf(''),
): BudgetResult {
  const numberOf = (limit: Budget['max']) => (typeof limit === 'function' ? limit(page) : limit);
  const [most, least] = [numberOf(max), numberOf(min)];
  const against = (limit: number) =>
    least === undefined
      ? { limit: `≤ ${limit}`, isMet: value <= limit }
      : { limit: `≥ ${limit}`, isMet: value >= limit };
  return { name, value, digits, ...against(most ?? least ?? 0), ...(goal !== undefined && { goal: against(goal) }) };
}

/** One page against the budgets of its kind. */
export function checkPage(facts: PageFacts): BudgetResult[] {
  const page = budgetOf(facts.pathname);
  return budgets.map(({ value, ...budget }) => check(budget, value(facts), page));
}

/** The player's code against its budget: its weight, and that no other page fetches it. */
export const checkPlayer = ({ kb, elsewhere }: PlayerCode): BudgetResult[] => [
  check({ name: 'player code of an episode, kB', digits: 1, max: sizeBudgets.player }, kb),
  check({ name: 'player code on other pages, files', digits: 0, max: 0 }, elsewhere.length),
];
