import type { Plugin, Rolldown } from 'vite';

/** Browsers that know this line, as the first of a file, compile all of its functions beside the page, while it is still arriving. */
export const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n';
/** In a file of fewer characters it would gain less than it weighs. */
const MIN_LENGTH = 8000;

/** What every page begins with, and our own components. Of other libraries a page calls little, and often late. */
const isMostlyCalled = ({ name, moduleIds, code }: Rolldown.OutputChunk) =>
  code.length >= MIN_LENGTH &&
  (name === 'libraries' ||
    (moduleIds.some((id) => id.endsWith('.tsx')) && !moduleIds.some((id) => id.includes('/node_modules/'))));

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
        if (file.type === 'chunk' && isMostlyCalled(file)) file.code = COMPILE_AHEAD + file.code;
    },
  },
});
