import type { RemoteRoute } from '@sahra/shared/facade';
import { paths } from './paths.ts';

/** Every URL of this remote, in the order in which a visitor comes to it. */
export const routes: readonly RemoteRoute[] = [
  {
    id: paths.home.id,
    path: paths.home.pattern,
    layout: 'streaming',
    titleKey: 'home.title',
    chunk: 'src/home/home-page.tsx',
    slots: ['home.end'],
    lazy: () => import('./home/home-page.tsx'),
  },
  {
    id: paths.category.id,
    path: paths.category.pattern,
    layout: 'streaming',
    titleKey: 'category.title',
    chunk: 'src/categories/category-page.tsx',
    lazy: () => import('./categories/category-page.tsx'),
  },
  {
    id: paths.programs.id,
    path: paths.programs.pattern,
    layout: 'streaming',
    titleKey: 'programs.title',
    chunk: 'src/programs/programs-page.tsx',
    lazy: () => import('./programs/programs-page.tsx'),
  },
  {
    id: paths.program.id,
    path: paths.program.pattern,
    layout: 'streaming',
    titleKey: 'program.title',
    chunk: 'src/programs/program-page.tsx',
    namespaces: ['watchlist', 'contributions'],
    slots: ['program.related'],
    lazy: () => import('./programs/program-page.tsx'),
  },
  {
    id: paths.episode.id,
    path: paths.episode.pattern,
    layout: 'streaming',
    titleKey: 'episode.title',
    chunk: 'src/episodes/episode-page.tsx',
    namespaces: ['player', 'contributions'],
    lazy: () => import('./episodes/episode-page.tsx'),
  },
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
];
