import type { Layout } from '@sahra/shared/federation/contract';

/** Addresses that links lead to before a remote has a page there. */
export interface PlannedPage {
  path: string;
  layout: Layout;
  area: 'streaming' | 'shop' | 'blog' | 'account';
}

/** Until its remote has it, each of these says so, with status 404; a remote's page takes its place by itself. None is left. */
export const plannedPages: readonly PlannedPage[] = [];

/**
 * Other names of pages, with the parameters of those; `isForever` where the other name will never be a page of its own.
 */
export const otherNames: readonly { path: string; to: string; isForever: boolean }[] = [
  { path: '/home', to: '/', isForever: true },
  { path: '/movies', to: '/shows-details?kind=movie', isForever: false },
  { path: '/movies-detail', to: '/shows-details?kind=movie', isForever: false },
  { path: '/movies-detail/:programId', to: '/shows-details/:programId', isForever: true },
  { path: '/all-genres', to: '/geners', isForever: true },
  { path: '/tv-shows', to: '/shows-details?kind=series', isForever: false },
  { path: '/tv-shows/:programId', to: '/shows-details/:programId', isForever: true },
  { path: '/extra-pages/sign-up', to: '/register', isForever: true },
];
