import type { PageMenus } from '@sahra/shared/facade';

/** Where its pages stand in menus. The build writes it into the release; no page downloads it. */
export const menus: PageMenus = {
  // The shop's front leads on to its lists.
  'shop.store': [
    { menu: 'main', labelKey: 'menu.shop', order: 40 },
    { menu: 'shop', order: 5 },
  ],
  'shop.products': [
    { menu: 'shop', labelKey: 'menu.all', order: 10 },
    { menu: 'shop', labelKey: 'menu.latest', order: 20, query: { sort: 'latest' } },
    { menu: 'shop', labelKey: 'menu.popularity', order: 30, query: { sort: 'popularity' } },
  ],
  'shop.wishlist': [
    { menu: 'shop', order: 80 },
    { menu: 'account', order: 25 },
  ],
  'shop.admin-orders': [{ menu: 'admin', labelKey: 'admin.ordersMenu', order: 33, permission: 'manage-shop' }],
  'shop.admin-products': [{ menu: 'admin', labelKey: 'admin.productsMenu', order: 32, permission: 'manage-shop' }],
  'shop.admin-stock': [{ menu: 'admin', order: 34, permission: 'manage-shop' }],
  'shop.admin-coupons': [{ menu: 'admin', order: 35, permission: 'manage-shop' }],
  'shop.admin-shipping': [{ menu: 'admin', order: 36, permission: 'manage-shop' }],
  'shop.orders': [{ menu: 'account-tabs', order: 20 }],
  'shop.downloads': [{ menu: 'account-tabs', order: 30 }],
  'shop.track-order': [
    { menu: 'shop', order: 90 },
    { menu: 'help', order: 15 },
  ],
};
