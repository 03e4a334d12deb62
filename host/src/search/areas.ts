import { formatNumber, type LanguageCode, type SearchAnswer } from '@sahra/shared/facade';
import type { HrefTo } from '@sahra/shared/host-runtime';
import type { SearchArea, SearchGroup } from '@sahra/shared/schemas/search';

/** The page of each area that is there where the area is. */
const homeOf = { streaming: 'streaming.home', shop: 'shop.products', blog: 'blog.posts' } as const satisfies Record<
  SearchArea,
  string
>;

export const isAreaOpen = (area: SearchArea, hrefTo: HrefTo): boolean => hrefTo(homeOf[area]) !== undefined;

/** How much was found: so many, or more than could be counted. */
export type Amount = Pick<SearchGroup, 'total' | 'isMore'>;

/** What was found in areas that are open, and how much that is. */
export function inOpenAreas<Group extends Amount & { area: SearchArea }>(
  groups: readonly Group[],
  hrefTo: HrefTo,
): Amount & { groups: Group[] } {
  const open = groups.filter(({ area }) => isAreaOpen(area, hrefTo));
  return {
    groups: open,
    total: open.reduce((sum, { total }) => sum + total, 0),
    isMore: open.some(({ isMore }) => isMore),
  };
}

/** An amount as a number, as short as it can be. */
export const shortAmount = ({ total, isMore }: Amount, language: LanguageCode): string =>
  `${formatNumber(total, language)}${isMore ? '+' : ''}`;

/** What is to be said of an answer: that it is of another spelling, or that its hits have some of the words only. */
export type SearchNote = Pick<SearchAnswer, 'suggestion' | 'isRelaxed'>;
