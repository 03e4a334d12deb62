import type { RemoteExtension } from '@sahra/shared/facade';

/** What this remote shows in pages of others. */
export const extensions: readonly RemoteExtension[] = [
  {
    id: 'shop.related-products',
    slot: 'program.related',
    chunk: 'src/products/related-products-extension.tsx',
    lazy: () => import('./products/related-products-extension.tsx'),
  },
  {
    id: 'shop.category-menu',
    slot: 'merchandise.actions',
    chunk: 'src/products/category-menu-extension.tsx',
    lazy: () => import('./products/category-menu-extension.tsx'),
  },
  {
    id: 'shop.found-products',
    slot: 'search.shop',
    chunk: 'src/products/found-products-extension.tsx',
    lazy: () => import('./products/found-products-extension.tsx'),
  },
];
