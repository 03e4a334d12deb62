/**
 * What the entry of a remote exports, `remoteEntry.js`: a container, as module federation calls it. Its runtime hands over what the host
 * shares, and asks for the app.
 */
export interface Container {
  init: (scope: Readonly<Record<string, unknown>>) => void;
  get: (name: string) => Promise<() => unknown>;
  /** Modules that it takes from the host, by the page's import map. */
  shared: readonly string[];
  /** One of these as the remote's own code gets it. */
  loadShare: (module: string) => Promise<unknown>;
}
