import path from 'node:path';
import { facade } from '@sahra/shared/federation/provided-modules';
import type { Plugin } from 'vite';

const part = /\/shared\/src\/(?:parts|forms|guest-list)\//;
const copied = /\/shared\/src\/(?!parts\/|forms\/|form-rules\/|guest-list\/|privacy\/|(?:feed-)?addresses\.ts)/;
/** What the facade hands on: where a module has it, the facade itself may be but names without code. */
const handedOn = /\/node_modules\/(?:react-router|react-router-dom|react-i18next|i18next)\//;

/**
 * Parts are in the package that the facade is of. Federation leaves imports within a package alone, so each remote with a
 * part would get a facade of its own, without the page's router and language: they are resolved as the entry's are.
 */
export const facadeOfParts = (entry: string): Plugin => {
  let importer = entry;
  return {
    name: 'facade-of-parts',
    enforce: 'pre',
    configResolved({ root }) {
      importer = path.join(root, entry);
    },
    resolveId(source, from) {
      return source === facade && from && part.test(from)
        ? this.resolve(source, importer, { skipSelf: true })
        : undefined;
    },
  };
};

/** Refuses a bundle of a remote in which a module is that must exist once in a page. */
export const oneFacade = (): Plugin => ({
  name: 'one-facade',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const copies = modules.filter((id) => copied.test(id) || handedOn.test(id));
    if (copies.length)
      this.error(
        `a copy of ${copies.join(', ')}: remotes import the facade, parts, forms, the guest list, addresses and the names in privacy of shared, nothing else`,
      );
  },
});
