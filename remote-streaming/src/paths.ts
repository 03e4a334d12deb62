import { fixed, paged, queryOf } from '@sahra/shared/addresses';

/** Addresses of the pages of films and series. */
export const paths = {
  home: fixed('streaming.home', '/'),
  category: {
    id: 'streaming.category',
    pattern: '/categories/:categoryId',
    href: (categoryId: number, page?: number) => `/categories/${categoryId}${queryOf({ page })}`,
  },
  /** The whole catalog: what the specification's `/shows-details/{id?}` shows without an id. */
  programs: {
    id: 'streaming.programs',
    pattern: '/shows-details',
    href: (query: { kind?: string; page?: number } = {}) => `/shows-details${queryOf(query)}`,
  },
  program: {
    id: 'streaming.program',
    pattern: '/shows-details/:programId',
    href: (programId: number | string) => `/shows-details/${programId}`,
  },
  episode: {
    id: 'streaming.episode',
    pattern: '/programs/:programId/episodes/:episodeId',
    href: (programId: number | string, episodeId: number | string) => `/programs/${programId}/episodes/${episodeId}`,
  },
  watchlist: paged('streaming.watchlist', '/watchlist-detail'),
} as const;

declare module '@sahra/shared/addresses' {
  interface AddressTables {
    streaming: typeof paths;
  }
}
