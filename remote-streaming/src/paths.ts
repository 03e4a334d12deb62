import { fixed, paged, queryOf, type Query } from '@sahra/shared/addresses';

/** The playlist that one plays through, and the order in which it is shuffled. */
export interface PlayedThrough extends Query {
  playlist?: string;
  shuffle?: number | undefined;
}

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
    /** `query`: what films and series are narrowed and ordered by, as the api names it. */
    href: (query: Query = {}) => `/shows-details${queryOf(query)}`,
  },
  program: {
    id: 'streaming.program',
    pattern: '/shows-details/:programId',
    href: (programId: number | string) => `/shows-details/${programId}`,
  },
  episode: {
    id: 'streaming.episode',
    pattern: '/programs/:programId/episodes/:episodeId',
    /** `party`: the watch party that one is in; `new` starts one. */
    href: (
      programId: number | string,
      episodeId: number | string,
      query: PlayedThrough & { party?: string | undefined } = {},
    ) => `/programs/${programId}/episodes/${episodeId}${queryOf(query)}`,
  },
  /** Trailers, clips and interviews. */
  videos: {
    id: 'streaming.videos',
    pattern: '/videos',
    href: (
      query: { type?: string | undefined; genre?: string | undefined; sort?: string | undefined; page?: number } = {},
    ) => `/videos${queryOf(query)}`,
  },
  /** Where a video plays. Without an id it leads to the newest one. */
  video: {
    id: 'streaming.video',
    pattern: '/videos-detail/:programId?',
    href: (programId: number | string, query: PlayedThrough = {}) => `/videos-detail/${programId}${queryOf(query)}`,
  },
  genres: fixed('streaming.genres', '/geners'),
  tags: paged('streaming.tags', '/tags'),
  tag: {
    id: 'streaming.tag',
    pattern: '/tags/:tag',
    href: (tag: string, page?: number) => `/tags/${tag}${queryOf({ page })}`,
  },
  /** The lists that nobody has to choose, and each of them. */
  lists: fixed('streaming.lists', '/view-all'),
  list: {
    id: 'streaming.list',
    pattern: '/view-all/:list',
    href: (list: string, page?: number) => `/view-all/${list}${queryOf({ page })}`,
  },
  /** The film alone, for frames of other sites; `origin` is told what happens in the player. */
  embed: {
    id: 'streaming.embed',
    pattern: '/embed/:episodeId',
    href: (episodeId: number | string) => `/embed/${episodeId}`,
  },
  /** People of note, by what they do. */
  cast: fixed('streaming.cast', '/cast'),
  /** Everybody. */
  people: {
    id: 'streaming.people',
    pattern: '/cast-view-all',
    href: (query: { designation?: string; letter?: string; q?: string; sort?: string; page?: number } = {}) =>
      `/cast-view-all${queryOf(query)}`,
  },
  /** Without an id somebody is shown. */
  person: {
    id: 'streaming.person',
    pattern: '/cast-detail/:personId?',
    href: (personId: number | string, query: { role?: string; page?: number } = {}) =>
      `/cast-detail/${personId}${queryOf(query)}`,
  },
  watchlist: paged('streaming.watchlist', '/watchlist-detail'),
  likes: paged('streaming.likes', '/liked'),
  /** What somebody has watched. */
  history: {
    id: 'streaming.history',
    pattern: '/history',
    href: (query: { form?: 'clear'; page?: number } = {}) => `/history${queryOf(query)}`,
  },
  /** The visitor's own playlists, and public ones of others. */
  playlists: {
    id: 'streaming.playlists',
    pattern: '/playlist',
    href: (query: { form?: 'new'; label?: string; page?: number } = {}) => `/playlist${queryOf(query)}`,
  },
  /** In which playlists a program, or an episode of it, is to be. */
  addToPlaylist: {
    id: 'streaming.add-to-playlist',
    pattern: '/add-to-playlist/:programId',
    href: (programId: number, episode?: number) => `/add-to-playlist/${programId}${queryOf({ episode })}`,
  },
  playlist: {
    id: 'streaming.playlist',
    pattern: '/playlist/:playlistId',
    href: (playlistId: number | string, query: { form?: 'edit' | 'delete' } = {}) =>
      `/playlist/${playlistId}${queryOf(query)}`,
  },
} as const;

declare module '@sahra/shared/addresses' {
  interface AddressTables {
    streaming: typeof paths;
  }
}
