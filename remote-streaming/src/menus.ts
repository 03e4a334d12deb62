import type { PageMenus } from '@sahra/shared/facade';

/** Where its pages stand in menus. The build writes it into the release; no page downloads it. */
export const menus: PageMenus = {
  'streaming.home': [
    { menu: 'main', labelKey: 'menu.home', order: 10 },
    { menu: 'shop-exit', labelKey: 'menu.backToFilms', order: 10, icon: 'film' },
  ],
  'streaming.programs': [
    { menu: 'explore', order: 15 },
    { menu: 'main', labelKey: 'menu.movies', order: 20, query: { kind: 'movie' } },
    { menu: 'main', labelKey: 'menu.series', order: 30, query: { kind: 'series' } },
  ],
  'streaming.genres': [{ menu: 'explore', order: 32 }],
  'streaming.lists': [{ menu: 'explore', order: 33 }],
  'streaming.videos': [{ menu: 'main', order: 35 }],
  'streaming.cast': [{ menu: 'explore', order: 35 }],
  'streaming.playlists': [{ menu: 'account', order: 22 }],
  'streaming.watchlist': [{ menu: 'account', labelKey: 'menu.watchlist', order: 20, permission: 'keep-account' }],
};
