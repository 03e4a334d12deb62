import 'i18next';
import type common from '@sahra/shared/messages/en.json';
import type pictures from '@sahra/shared/forms/pictures/messages/en.json';
import type adminParts from '@sahra/shared/parts/admin-parts/messages/en.json';
import type contributions from '@sahra/shared/parts/contributions/messages/en.json';
import type photos from '@sahra/shared/parts/contributions/photos/messages/en.json';
import type coupons from './shop-admin/coupons/messages/en.json';
import type shopAdmin from './shop-admin/messages/en.json';
import type managedProducts from './shop-admin/products/messages/en.json';
import type shipping from './shop-admin/shipping/messages/en.json';
import type cart from './cart/messages/en.json';
import type checkout from './checkout/messages/en.json';
import type shop from './messages/en.json';
import type orders from './orders/messages/en.json';
import type buy from './products/buy/messages/en.json';
import type filters from './products/filters/messages/en.json';
import type store from './products/store/messages/en.json';
import type stockAlerts from './stock-alerts/messages/en.json';
import type tracking from './tracking/messages/en.json';
import type wishlist from './wishlist/messages/en.json';

// Makes the keys of `t` part of the types: a key that English does not have does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      'admin-parts': typeof adminParts;
      buy: typeof buy;
      cart: typeof cart;
      checkout: typeof checkout;
      common: typeof common;
      contributions: typeof contributions;
      coupons: typeof coupons;
      filters: typeof filters;
      products: typeof managedProducts;
      orders: typeof orders;
      photos: typeof photos;
      pictures: typeof pictures;
      shipping: typeof shipping;
      shop: typeof shop;
      'shop-admin': typeof shopAdmin;
      store: typeof store;
      'stock-alerts': typeof stockAlerts;
      tracking: typeof tracking;
      wishlist: typeof wishlist;
    };
  }
}
