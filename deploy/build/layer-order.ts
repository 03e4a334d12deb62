import type { Plugin } from 'vite';

const order = '@layer bootstrap,shared,host,remote;';

/**
 * Starts every style sheet with the order of the layers. The first one that a page happens to load decides that order,
 * and which one that is depends on the page and on where the visitor came from.
 */
export const layerOrder = (): Plugin => ({
  name: 'sahra-layer-order',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = order + Buffer.from(file.source).toString();
  },
});
