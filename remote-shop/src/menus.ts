import type { PageMenus } from '@sahra/shared/facade';

/** Where its pages stand in menus. The build writes it into the release; no page downloads it. */
export const menus: PageMenus = {
  'shop.products': [
    { menu: 'main', labelKey: 'menu.shop', order: 40 },
    { menu: 'shop', labelKey: 'menu.all', order: 10 },
    { menu: 'shop', labelKey: 'menu.latest', order: 20, query: { sort: 'latest' } },
    { menu: 'shop', labelKey: 'menu.popularity', order: 30, query: { sort: 'popularity' } },
  ],
};
