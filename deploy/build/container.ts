import { providedModules } from '@sahra/shared/federation/provided-modules';
import type { Plugin } from 'vite';

/** The entry of a remote, before it is a file. */
export const container = 'virtual:container';
const id = `\0${container}`;
const shared = Object.keys(providedModules);

/**
 * The container of a remote (`shared/src/federation/container.ts`). What the host shares comes by the page's import map, so that
 * the remote's own modules can be imported without it: here it is only looked whether the host shares it.
 */
const code = `
export const shared = ${JSON.stringify(shared)};
export function init(scope) {
  const missing = shared.filter((name) => !scope[name]);
  if (missing.length) throw new Error('The host does not share ' + missing.join(', '));
}
export async function get(name) {
  if (name !== './app') throw new Error('There is no ' + name);
  const module = await import('/src/app.ts');
  return () => module;
}
const modules = { ${shared.map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(name)})`).join(', ')} };
export const loadShare = (name) => modules[name]();
`;

/** Gives a remote its container, and leaves what the host provides to the import map of the page. */
export const remoteContainer = (): Plugin => ({
  name: 'remote-container',
  enforce: 'pre',
  resolveId: (source) =>
    source === container ? id : shared.includes(source) ? { id: source, external: true } : undefined,
  load: { filter: { id: /^\0virtual:container$/ }, handler: () => code },
});
