/** The one module of `shared` that is provided. */
export const facade = '@sahra/shared/facade';

/**
 * Modules that a host provides to the server bundles of remotes, which name them and carry no copy, each with the file
 * of the host's server bundle that it is in. In the browser the import map of the page names one file for all of them.
 */
export const providedModules: Readonly<Record<string, string>> = {
  react: 'provided/react.js',
  'react/jsx-runtime': 'provided/react-jsx-runtime.js',
  'react-dom': 'provided/react-dom.js',
  [facade]: 'provided/facade.js',
};

/** The file of the host's browser bundle that has all of them. */
export const providedFile = 'assets/provided.js';
