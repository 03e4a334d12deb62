import { pictureMessages } from '@sahra/shared/forms/pictures/messages';
import { photoMessages } from '@sahra/shared/parts/contributions/photos/messages';
import { CONTRACT_VERSION, type RemoteApp } from '@sahra/shared/facade';
import { extensions } from './extensions.tsx';
import { routes } from './routes.tsx';

/** What the host loads of this remote. */
const app: RemoteApp = {
  id: 'shop',
  contract: CONTRACT_VERSION,
  routes,
  extensions,
  messages: {
    ar: () => import('./messages/ar.json'),
    en: () => import('./messages/en.json'),
    de: () => import('./messages/de.json'),
    fr: () => import('./messages/fr.json'),
    gr: () => import('./messages/gr.json'),
  },
  namespaces: {
    'admin-parts': {
      ar: () => import('@sahra/shared/parts/admin-parts/messages/ar.json'),
      en: () => import('@sahra/shared/parts/admin-parts/messages/en.json'),
      de: () => import('@sahra/shared/parts/admin-parts/messages/de.json'),
      fr: () => import('@sahra/shared/parts/admin-parts/messages/fr.json'),
      gr: () => import('@sahra/shared/parts/admin-parts/messages/gr.json'),
    },
    buy: {
      ar: () => import('./products/buy/messages/ar.json'),
      en: () => import('./products/buy/messages/en.json'),
      de: () => import('./products/buy/messages/de.json'),
      fr: () => import('./products/buy/messages/fr.json'),
      gr: () => import('./products/buy/messages/gr.json'),
    },
    cart: {
      ar: () => import('./cart/messages/ar.json'),
      en: () => import('./cart/messages/en.json'),
      de: () => import('./cart/messages/de.json'),
      fr: () => import('./cart/messages/fr.json'),
      gr: () => import('./cart/messages/gr.json'),
    },
    checkout: {
      ar: () => import('./checkout/messages/ar.json'),
      en: () => import('./checkout/messages/en.json'),
      de: () => import('./checkout/messages/de.json'),
      fr: () => import('./checkout/messages/fr.json'),
      gr: () => import('./checkout/messages/gr.json'),
    },
    contributions: {
      ar: () => import('@sahra/shared/parts/contributions/messages/ar.json'),
      en: () => import('@sahra/shared/parts/contributions/messages/en.json'),
      de: () => import('@sahra/shared/parts/contributions/messages/de.json'),
      fr: () => import('@sahra/shared/parts/contributions/messages/fr.json'),
      gr: () => import('@sahra/shared/parts/contributions/messages/gr.json'),
    },
    coupons: {
      ar: () => import('./shop-admin/coupons/messages/ar.json'),
      en: () => import('./shop-admin/coupons/messages/en.json'),
      de: () => import('./shop-admin/coupons/messages/de.json'),
      fr: () => import('./shop-admin/coupons/messages/fr.json'),
      gr: () => import('./shop-admin/coupons/messages/gr.json'),
    },
    filters: {
      ar: () => import('./products/filters/messages/ar.json'),
      en: () => import('./products/filters/messages/en.json'),
      de: () => import('./products/filters/messages/de.json'),
      fr: () => import('./products/filters/messages/fr.json'),
      gr: () => import('./products/filters/messages/gr.json'),
    },
    orders: {
      ar: () => import('./orders/messages/ar.json'),
      en: () => import('./orders/messages/en.json'),
      de: () => import('./orders/messages/de.json'),
      fr: () => import('./orders/messages/fr.json'),
      gr: () => import('./orders/messages/gr.json'),
    },
    photos: photoMessages,
    pictures: pictureMessages,
    products: {
      ar: () => import('./shop-admin/products/messages/ar.json'),
      en: () => import('./shop-admin/products/messages/en.json'),
      de: () => import('./shop-admin/products/messages/de.json'),
      fr: () => import('./shop-admin/products/messages/fr.json'),
      gr: () => import('./shop-admin/products/messages/gr.json'),
    },
    shipping: {
      ar: () => import('./shop-admin/shipping/messages/ar.json'),
      en: () => import('./shop-admin/shipping/messages/en.json'),
      de: () => import('./shop-admin/shipping/messages/de.json'),
      fr: () => import('./shop-admin/shipping/messages/fr.json'),
      gr: () => import('./shop-admin/shipping/messages/gr.json'),
    },
    'shop-admin': {
      ar: () => import('./shop-admin/messages/ar.json'),
      en: () => import('./shop-admin/messages/en.json'),
      de: () => import('./shop-admin/messages/de.json'),
      fr: () => import('./shop-admin/messages/fr.json'),
      gr: () => import('./shop-admin/messages/gr.json'),
    },
    store: {
      ar: () => import('./products/store/messages/ar.json'),
      en: () => import('./products/store/messages/en.json'),
      de: () => import('./products/store/messages/de.json'),
      fr: () => import('./products/store/messages/fr.json'),
      gr: () => import('./products/store/messages/gr.json'),
    },
    'stock-alerts': {
      ar: () => import('./stock-alerts/messages/ar.json'),
      en: () => import('./stock-alerts/messages/en.json'),
      de: () => import('./stock-alerts/messages/de.json'),
      fr: () => import('./stock-alerts/messages/fr.json'),
      gr: () => import('./stock-alerts/messages/gr.json'),
    },
    tracking: {
      ar: () => import('./tracking/messages/ar.json'),
      en: () => import('./tracking/messages/en.json'),
      de: () => import('./tracking/messages/de.json'),
      fr: () => import('./tracking/messages/fr.json'),
      gr: () => import('./tracking/messages/gr.json'),
    },
    wishlist: {
      ar: () => import('./wishlist/messages/ar.json'),
      en: () => import('./wishlist/messages/en.json'),
      de: () => import('./wishlist/messages/de.json'),
      fr: () => import('./wishlist/messages/fr.json'),
      gr: () => import('./wishlist/messages/gr.json'),
    },
  },
};
export default app;
