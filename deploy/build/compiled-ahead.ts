import type { Plugin } from 'vite';

/** Browsers that know this line, as the first of a file, compile all of its functions beside the page, while it is still arriving. */
export const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n';

/** The files of the host that every page begins with, by their names: what is in them a page calls, and at once. */
const everyPage: ReadonlySet<string> = new Set(['libraries', 'main']);

/**
 * Has browsers compile what a page calls while it comes alive before that: a function that is compiled at its first call holds up
 * the page. After every other plugin: Vite puts lines of its own before a file.
 */
export const compiledAhead = (): Plugin => ({
  name: 'compiled-ahead',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && everyPage.has(file.name)) file.code = COMPILE_AHEAD + file.code;
    },
  },
});
