import type { Plugin } from 'vite';

/**
 * React looks for somebody to tell of its renderers once, when `react-dom` is evaluated: long before a remote, and with it
 * Fast Refresh, is loaded. This remembers them until then.
 */
const hook = `globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(), supportsFiber: true,
  inject(renderer) { this.renderers.set(this.renderers.size + 1, renderer); return this.renderers.size; },
  onCommitFiberRoot() {}, onCommitFiberUnmount() {}, onScheduleFiberRoot() {}, onPostCommitFiberRoot() {},
};
`;

/** Makes a development build of the host one in which Fast Refresh works. */
export const refreshHook = (): Plugin => ({
  name: 'refresh-hook',
  apply: (_config, { mode }) => mode === 'development',
  transform: {
    filter: { id: /react-dom-client\.development\.js$/ },
    handler: (code) => ({ code: hook + code, map: null }),
  },
});
