import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { HooksData } from './render/hooks.ts';

interface Bounds {
  /** Folder of all releases. */
  releases: string;
  /** Process without which this one ends. */
  parent: number;
  /** Bytes above which this process ends. */
  memoryLimit: number;
}

/**
 * Server bundles of remotes name react, the router and the facade without carrying them. Node would look for them
 * beside the release; this makes it look beside the host, wherever the releases lie, so that there is one copy of each.
 * The thread that does so also ends this process where it outlives its parent or outgrows its memory.
 */
export function resolveFromHost({ releases, parent, memoryLimit }: Bounds): void {
  const data: HooksData = { releases: pathToFileURL(`${releases}/`).href, host: import.meta.url, parent, memoryLimit };
  register('./resolve-hooks.js', { parentURL: import.meta.url, data });
}
