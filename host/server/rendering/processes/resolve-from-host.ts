import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { HooksData } from './resolve-hooks.ts';

interface Bounds extends Omit<HooksData, 'releases' | 'host'> {
  /** Folder of all releases. */
  releases: string;
}

/**
 * Server bundles of remotes name react, the router and the facade without carrying them. Node would look for them
 * beside the release; this makes it look beside the host, wherever the releases lie, so that there is one copy of each.
 * The thread that does so also ends this process where it outlives its parent, outgrows its memory or never rests.
 */
export function resolveFromHost({ releases, ...bounds }: Bounds): void {
  const data: HooksData = { releases: pathToFileURL(`${releases}/`).href, host: import.meta.url, ...bounds };
  register('./resolve-hooks.js', { parentURL: import.meta.url, data });
}
