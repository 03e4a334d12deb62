import type { RemoteRoute } from '@sahra/shared/facade';
import { orderRoutes } from './order-routes.tsx';
import { paths } from './paths.ts';

/** Every URL of this remote. */
export const routes: readonly RemoteRoute[] = [
  {
    id: paths.shop.id,
    path: paths.shop.pattern,
    layout: 'merchandise-compact',
    titleKey: 'products.title',
    chunk: 'src/products/shop-page.tsx',
    namespaces: ['filters'],
    lazy: () => import('./products/shop-page.tsx'),
  },
  {
    id: paths.allProducts.id,
    path: paths.allProducts.pattern,
    layout: 'streaming',
    titleKey: 'allProducts.title',
    chunk: 'src/products/all-products-page.tsx',
    lazy: () => import('./products/all-products-page.tsx'),
  },
  {
    id: paths.store.id,
    path: paths.store.pattern,
    layout: 'merchandise',
    titleKey: 'store.title',
    chunk: 'src/products/store/store-page.tsx',
    namespaces: ['store'],
    lazy: () => import('./products/store/store-page.tsx'),
  },
  {
    id: paths.product.id,
    path: paths.product.pattern,
    layout: 'streaming',
    titleKey: 'product.title',
    chunk: 'src/products/product-page.tsx',
    namespaces: ['contributions'],
    lazy: () => import('./products/product-page.tsx'),
  },
  {
    id: paths.relatedMerchandise.id,
    path: paths.relatedMerchandise.pattern,
    layout: 'streaming',
    titleKey: 'related.title',
    chunk: 'src/products/related-merchandise-page.tsx',
    lazy: () => import('./products/related-merchandise-page.tsx'),
  },
  {
    id: paths.cart.id,
    path: paths.cart.pattern,
    layout: 'streaming',
    titleKey: 'cart.title',
    chunk: 'src/cart/cart-page.tsx',
    robots: 'noindex',
    namespaces: ['cart'],
    lazy: () => import('./cart/cart-page.tsx'),
  },
  {
    id: paths.checkout.id,
    path: paths.checkout.pattern,
    layout: 'streaming',
    titleKey: 'checkout.title',
    chunk: 'src/checkout/checkout-page.tsx',
    robots: 'noindex',
    namespaces: ['cart', 'checkout'],
    lazy: () => import('./checkout/checkout-page.tsx'),
  },
  ...orderRoutes,
];
