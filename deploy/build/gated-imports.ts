import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The module by which the bundler announces what an imported one needs. */
const helper = '\0vite/preload-helper.js';
const ours = fileURLToPath(import.meta.resolve('@sahra/shared/imports/import-module'));

/** Beside what a module needs the module itself, so that nothing is imported that is not named. */
export const namedDependencies = (file: string, dependencies: string[]): string[] =>
  dependencies.includes(file) ? dependencies : [file, ...dependencies];

/** Each `import()` in the modules of a release first asks the page whether the browser knows the hashes of what it loads. */
export function gatedImports(): Plugin {
  let isGated = false;
  return {
    name: 'gated-imports',
    apply: 'build',
    transform(code, id) {
      if (id !== helper || !code.includes('export const __vitePreload')) return undefined;
      isGated = true;
      return { code: `export { importModule as __vitePreload } from ${JSON.stringify(ours)};`, map: null };
    },
    generateBundle(_options, bundle) {
      // The release says that its imports wait.
      const imports = Object.values(bundle).some((file) => file.type === 'chunk' && file.dynamicImports.length > 0);
      if (imports && !isGated) this.error('the bundler announces what is imported in another way');
    },
  };
}
