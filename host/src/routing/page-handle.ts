import type { PageModule, RemotePage } from '@sahra/shared/federation/contract';

/** A page of a remote as the router sees it: known from the registry, its code loaded when it is needed. */
export interface PageHandle {
  page: RemotePage;
  remote: string;
  /** Of the remote's release. */
  version: string;
  /** Loads the code of the page and the messages of its remote. Throws where that fails; may be called again. */
  load: () => Promise<PageModule>;
  /** The code, once it has been loaded. */
  module?: PageModule;
  /** In the browser: tells the makers that the page threw while it was drawn. */
  reportRenderFailure?: () => void;
  /** In the browser: it has thrown while it was drawn, and would again. */
  hasThrown?: boolean;
  /** In the browser, while hydrating: settles when the code is there, or when the visitor goes elsewhere. */
  hydration?: Promise<void>;
}

/**
 * Loader data of a page that the server could not finish: `module` where the remote's code was not usable in time,
 * `data` where its loader was too slow. The browser then does that part itself.
 */
export interface Pending {
  $pending: 'module' | 'data';
}

export const isPending = (value: unknown): value is Pending =>
  typeof value === 'object' && value !== null && '$pending' in value;
