import { paths } from '../paths.ts';

/** How the posts of a list can stand, by the last part of an address. */
export const grids = ['single', 'double', 'large-grid', 'small-grid'] as const;
export type Grid = (typeof grids)[number];

/** On which side of the posts the ways into the blog stand. */
export const positions = ['left', 'right'] as const;
export type Position = (typeof positions)[number];

/** How a list stands that has the page to itself; `mixed`: rows of two and three by turns. */
export type WideLayout = 'mixed' | Grid;
/** `beside`: beside the ways into the blog. */
export type ListLayout = WideLayout | 'beside';

export const findGrid = (text: string | undefined): Grid | undefined => grids.find((grid) => grid === text);
export const findPosition = (text: string | undefined): Position | undefined =>
  positions.find((position) => position === text);

/** Posts of a page: full rows in each layout. */
export const pageSizeOf = (layout: ListLayout): number => (layout === 'mixed' || layout === 'beside' ? 10 : 12);

/** What is to be seen of the list, kept from one layout to the other. */
type Shown = Parameters<typeof paths.blogs.href>[0];

/** Where all posts stand in a layout. */
export const gridHref = (layout: WideLayout, shown?: Shown): string =>
  layout === 'mixed' ? paths.blogs.href(shown) : paths.blogGrid.href(layout, shown);
