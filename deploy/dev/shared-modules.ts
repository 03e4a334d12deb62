import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { providedModules } from '@sahra/shared/federation/provided-modules';
import type { Plugin } from 'vite';
import { developmentDist } from '../build/targets.ts';
import { root } from '../build/version.ts';

/** What the modules of a remote take from the page, where packages of these names would be copies of their own. */
export const sharedNames = Object.keys(providedModules);

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

/** The names that the host that was built for development exports of a module that it provides. */
async function namesOf(name: string): Promise<string[]> {
  const file = path.join(root, 'host', developmentDist, 'server', providedModules[name] ?? '');
  const exports = (await import(pathToFileURL(file).href)) as object;
  return Object.keys(exports).filter((exported) => exported !== 'default');
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
