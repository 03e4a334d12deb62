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
    id: 'shop.post-products',
    slot: 'post.products',
    chunk: 'src/products/post-products-extension.tsx',
    lazy: () => import('./products/post-products-extension.tsx'),
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
  {
    id: 'shop.cart-button',
    slot: 'merchandise.actions',
    chunk: 'src/cart/cart-button-extension.tsx',
    order: 10,
    lazy: () => import('./cart/cart-button-extension.tsx'),
  },
  {
    id: 'shop.latest-order',
    slot: 'account.overview',
    chunk: 'src/orders/latest-order-extension.tsx',
    namespaces: ['orders'],
    order: -1,
    permission: 'keep-account',
    lazy: () => import('./orders/latest-order-extension.tsx'),
  },
];
