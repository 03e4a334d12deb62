import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { singletons } from '../build/federation.ts';
import { root } from '../build/version.ts';

/** What the modules of a remote take from the page, where packages of these names would be copies of their own. */
export const sharedNames = [...singletons, 'react/jsx-runtime'];

const prefix = '\0shared:';
const scopeId = '\0share-scope';
export const scopeModule = 'virtual:share-scope';

/** What the host hands over when it initialises the remote. */
const scopeCode = `
let scope;
export const keepScope = (given) => { scope = given; };
export async function takeShared(name) {
  const [shared] = Object.values(scope[name] ?? {});
  if (!shared) throw new Error('The host does not share ' + name);
  return (await shared.get())();
}`;

const fromHost = createRequire(path.join(root, 'host/package.json'));

/** The names that a module exports, as Node sees it. */
async function namesOf(module: string): Promise<string[]> {
  const exports = (await import(pathToFileURL(fromHost.resolve(module)).href)) as object;
  return Object.keys(exports).filter((name) => /^[\w$]+$/.test(name) && !['default', 'module.exports'].includes(name));
}

/** Lets a dev server's modules import what the host shares as if they were packages. */
export const sharedModules = (): Plugin => ({
  name: 'shared-modules',
  enforce: 'pre',
  resolveId: (id) => (id === scopeModule ? scopeId : sharedNames.includes(id) ? prefix + id : undefined),
  async load(id) {
    if (id === scopeId) return scopeCode;
    if (!id.startsWith(prefix)) return undefined;
    const name = id.slice(prefix.length);
    const names = (await namesOf(name)).join(', ');
    return `
import { takeShared } from '${scopeModule}';
const shared = await takeShared(${JSON.stringify(name)});
export const { ${names} } = shared;
export default shared.default ?? shared;`;
  },
});
