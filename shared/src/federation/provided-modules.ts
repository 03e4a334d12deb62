/** The one module of `shared` that is provided. */
export const facade = '@sahra/shared/facade';

/**
 * Modules that a host provides to the server bundles of remotes, which name them and carry no copy, each with the file
 * of the host's server bundle that it is in. In the browser module federation shares the same ones.
 */
export const providedModules: Readonly<Record<string, string>> = {
  react: 'provided/react.js',
  'react/jsx-runtime': 'provided/react-jsx-runtime.js',
  'react-dom': 'provided/react-dom.js',
  [facade]: 'provided/facade.js',
};
