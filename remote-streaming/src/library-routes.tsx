import type { RemoteRoute } from '@sahra/shared/facade';
import { paths } from './paths.ts';

/** Pages of what somebody collects. */
export const libraryRoutes: readonly RemoteRoute[] = [
  {
    id: paths.watchlist.id,
    path: paths.watchlist.pattern,
    layout: 'streaming',
    titleKey: 'watchlist.title',
    chunk: 'src/watchlist/watchlist-page.tsx',
    robots: 'noindex',
    namespaces: ['watchlist'],
    lazy: () => import('./watchlist/watchlist-page.tsx'),
  },
  {
    id: paths.likes.id,
    path: paths.likes.pattern,
    layout: 'streaming',
    titleKey: 'likes.title',
    chunk: 'src/watchlist/likes-page.tsx',
    robots: 'noindex',
    namespaces: ['watchlist'],
    lazy: () => import('./watchlist/likes-page.tsx'),
  },
  {
    id: paths.history.id,
    path: paths.history.pattern,
    layout: 'streaming',
    titleKey: 'history.title',
    chunk: 'src/history/history-page.tsx',
    robots: 'noindex',
    namespaces: ['history'],
    lazy: () => import('./history/history-page.tsx'),
  },
  {
    id: paths.playlists.id,
    path: paths.playlists.pattern,
    layout: 'streaming',
    titleKey: 'playlists.title',
    chunk: 'src/playlists/playlists-page.tsx',
    namespaces: ['playlists', 'pictures', 'watchlist'],
    lazy: () => import('./playlists/playlists-page.tsx'),
  },
  {
    id: paths.addToPlaylist.id,
    path: paths.addToPlaylist.pattern,
    layout: 'streaming',
    titleKey: 'addToPlaylist.title',
    chunk: 'src/playlists/add-page.tsx',
    robots: 'noindex',
    namespaces: ['watchlist'],
    lazy: () => import('./playlists/add-page.tsx'),
  },
  {
    id: paths.playlist.id,
    path: paths.playlist.pattern,
    layout: 'streaming',
    titleKey: 'playlist.title',
    chunk: 'src/playlists/playlist-page.tsx',
    namespaces: ['playlists', 'pictures', 'watchlist'],
    lazy: () => import('./playlists/playlist-page.tsx'),
  },
];
