import type { ProgramCard } from '../schemas/catalog.ts';
import type { ListedEpisode } from '../schemas/library.ts';
import type { SearchHitOf } from '../schemas/search.ts';
import type { Product } from '../schemas/shop.ts';
import type { Layout, RemoteExtension, RemotePage } from './contract.ts';

/** Places in pages and layouts where other remotes may show a part of theirs, and what each tells the parts that are shown there. */
export interface Slots {
  /** In the header of the shop, before the language. */
  'merchandise.actions': Readonly<Record<never, never>>;
  /** Below the rails of the home page. */
  'home.end': Readonly<Record<never, never>>;
  /** Below a program. */
  'program.related': { programId: number };
  /** What was found in an area, to be drawn by the remote that it belongs to. */
  'search.streaming': { hits: readonly SearchHitOf<'streaming'>[] };
  'search.shop': { hits: readonly SearchHitOf<'shop'>[] };
  'search.blog': { hits: readonly SearchHitOf<'blog'>[] };
  /** In a post, in place of a film or a part of one: `title` is what the post calls it. */
  'post.video': { episode: ListedEpisode; title: string };
  /** Below a post, the films and series that it is about. */
  'post.films': { programs: readonly ProgramCard[] };
  /** Below a post, the products that it is about. */
  'post.products': { products: readonly Product[] };
  /** Among the cards with which the account begins. */
  'account.overview': Readonly<Record<never, never>>;
}
export type SlotName = keyof Slots;

/** Slots that every page of a layout has. */
export const layoutSlots: Readonly<Record<Layout, readonly SlotName[]>> = {
  streaming: [],
  merchandise: ['merchandise.actions'],
  'merchandise-compact': ['merchandise.actions'],
  bare: [],
};

/** Is this extension shown on this page? */
export const isShownOn = (
  page: Pick<RemotePage, 'layout' | 'slots'>,
  { slot }: Pick<RemoteExtension, 'slot'>,
): boolean => (page.slots ?? []).includes(slot) || layoutSlots[page.layout].some((name) => name === slot);
