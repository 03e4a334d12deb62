import type { SearchAnswer } from '@sahra/shared/facade';
import type { HrefTo } from '@sahra/shared/host-runtime';
import type { SearchArea } from '@sahra/shared/schemas/search';

/** The page of each area that is there where the area is. */
const homeOf = { streaming: 'streaming.home', shop: 'shop.products', blog: 'blog.posts' } as const satisfies Record<
  SearchArea,
  string
>;

export const isAreaOpen = (area: SearchArea, hrefTo: HrefTo): boolean => hrefTo(homeOf[area]) !== undefined;

/** What was found in areas that are open, and how much that is. */
export function inOpenAreas<Group extends { area: SearchArea; total: number }>(
  groups: readonly Group[],
  hrefTo: HrefTo,
): { groups: Group[]; total: number } {
  const open = groups.filter(({ area }) => isAreaOpen(area, hrefTo));
  return { groups: open, total: open.reduce((sum, { total }) => sum + total, 0) };
}

/** What is to be said of an answer: that it is of another spelling, or that its hits have some of the words only. */
export type SearchNote = Pick<SearchAnswer, 'suggestion' | 'isRelaxed'>;
