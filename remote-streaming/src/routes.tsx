import { paths, type RemoteRoute } from '@sahra/shared/facade';

/** Every URL of this remote, in the order in which a visitor comes to it. */
export const routes: readonly RemoteRoute[] = [
  {
    id: 'streaming.home',
    path: paths.home.pattern,
    layout: 'streaming',
    titleKey: 'home.title',
    chunk: 'src/home/home-page.tsx',
    lazy: () => import('./home/home-page.tsx'),
  },
  {
    id: 'streaming.category',
    path: paths.category.pattern,
    layout: 'streaming',
    titleKey: 'category.title',
    chunk: 'src/categories/category-page.tsx',
    lazy: () => import('./categories/category-page.tsx'),
  },
  {
    id: 'streaming.programs',
    path: paths.programs.pattern,
    layout: 'streaming',
    titleKey: 'programs.title',
    chunk: 'src/programs/programs-page.tsx',
    lazy: () => import('./programs/programs-page.tsx'),
  },
  {
    id: 'streaming.program',
    path: paths.program.pattern,
    layout: 'streaming',
    titleKey: 'program.title',
    chunk: 'src/programs/program-page.tsx',
    lazy: () => import('./programs/program-page.tsx'),
  },
  {
    id: 'streaming.episode',
    path: paths.episode.pattern,
    layout: 'streaming',
    titleKey: 'episode.title',
    chunk: 'src/episodes/episode-page.tsx',
    lazy: () => import('./episodes/episode-page.tsx'),
  },
  {
    id: 'streaming.watchlist',
    path: paths.watchlist.pattern,
    layout: 'streaming',
    titleKey: 'watchlist.title',
    chunk: 'src/watchlist/watchlist-page.tsx',
    robots: 'noindex',
    lazy: () => import('./watchlist/watchlist-page.tsx'),
  },
  {
    id: 'streaming.search',
    path: paths.search.pattern,
    layout: 'streaming',
    titleKey: 'search.title',
    chunk: 'src/search/search-page.tsx',
    robots: 'noindex',
    lazy: () => import('./search/search-page.tsx'),
  },
];
