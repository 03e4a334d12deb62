import { remoteConfig } from '../deploy/build/vite-config.ts';

export default remoteConfig('shop', [
  {
    name: 'lists',
    test: /\/src\/products\/(?:product-grid|shop-skeleton|shop-page[.]module|list-bar|product-sort|sort-select)/,
  },
]);
