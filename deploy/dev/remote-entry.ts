import type { Plugin } from 'vite';
import { scopeModule, sharedNames } from './shared-modules.ts';

const entry = '/remoteEntry.js';

/**
 * What the federation runtime of the host asks of a remote: it is handed the shared modules, and gives the contract value.
 * Fast Refresh is put in place before any component is known to it. A page's loader beside its component is no obstacle:
 * see `page-loaders.ts`.
 */
const entryCode = `
import { injectIntoGlobalHook } from '/@react-refresh';
import { keepScope, takeShared } from '${scopeModule}';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
window.__getReactRefreshIgnoredExports = () => ['loader'];
export const shared = ${JSON.stringify(sharedNames)};
export const loadShare = takeShared;
export const init = (scope) => keepScope(scope);
export async function get() {
  const module = await import('/src/app.ts');
  return () => module;
}`;

/** The remote's entry, under the name that it has in a build. A retry has the address of a module of its own. */
export const remoteEntry = (): Plugin => ({
  name: 'remote-entry',
  resolveId: (id) => (id.split('?')[0] === entry ? id : undefined),
  load: (id) => (id.split('?')[0] === entry ? entryCode : undefined),
});
