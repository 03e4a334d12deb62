import type { RemoteRoute } from '@sahra/shared/facade';
import { paths } from './paths.ts';

/** Every URL of this remote. */
export const routes: readonly RemoteRoute[] = [
  {
    id: paths.shop.id,
    path: paths.shop.pattern,
    layout: 'merchandise-compact',
    titleKey: 'products.title',
    chunk: 'src/products/shop-page.tsx',
    lazy: () => import('./products/shop-page.tsx'),
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
];
