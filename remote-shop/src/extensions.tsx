import type { RemoteExtension } from '@sahra/shared/facade';

/** What this remote shows in pages of others. */
export const extensions: readonly RemoteExtension[] = [
  {
    id: 'shop.related-products',
    slot: 'program.related',
    chunk: 'src/products/related-products-extension.tsx',
    lazy: () => import('./products/related-products-extension.tsx'),
  },
];
