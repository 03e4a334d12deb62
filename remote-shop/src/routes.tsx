import { paths, type RemoteRoute } from '@sahra/shared/facade';

/** Every URL of this remote. */
export const routes: readonly RemoteRoute[] = [
  {
    id: 'shop.products',
    path: paths.shop.pattern,
    layout: 'merchandise-compact',
    titleKey: 'products.title',
    chunk: 'src/products/shop-page.tsx',
    lazy: () => import('./products/shop-page.tsx'),
  },
];
