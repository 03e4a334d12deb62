import type { ExtensionModule, PageModule, RemoteExtension, RemotePage } from '@sahra/shared/federation/contract';

/** Code of a remote as the host sees it: known from the registry, loaded when it is needed. */
export interface CodeHandle<M> {
  remote: string;
  /** Of the remote's release. */
  version: string;
  /** Loads the code and the messages of its remote. Throws where that fails; may be called again. */
  load: () => Promise<M>;
  /** In the browser: asks for its files, and runs none of them. Throws where it cannot be said which these are. */
  prepare?: () => Promise<void>;
  /** The code, once it has been loaded. */
  module?: M;
  /** In the browser, while it is loaded: the code, which may be here before the sheets that it needs to be drawn. Never rejects. */
  arriving?: Promise<M>;
  /** In the browser: puts its sheets into force, when it is drawn. */
  showStyles?: () => void;
  /** In the browser: tells the makers that it threw while it was drawn. */
  reportRenderFailure?: () => void;
  /** In the browser: it has thrown while it was drawn, and would again. */
  hasThrown?: boolean;
}

/** A part of a remote that is shown in a slot of somebody else's page. */
export interface ExtensionHandle extends CodeHandle<ExtensionModule> {
  extension: Omit<RemoteExtension, 'lazy' | 'chunk'>;
}

/** A page of a remote as the router sees it. */
export interface PageHandle extends CodeHandle<PageModule> {
  page: RemotePage;
  /** What other remotes show in its slots, in order; absent where that is nothing. */
  extensions?: readonly ExtensionHandle[];
  /** In the browser: tells that it is on the screen. */
  drawn?: () => void;
  /** In the browser, while hydrating: settles when the code is there, or when the visitor goes elsewhere. */
  hydration?: Promise<void>;
}

/** What a remote has for the host: pages, and what it shows in pages of others. */
export interface RemoteHandles {
  pages: PageHandle[];
  extensions: ExtensionHandle[];
}

/**
 * Loader data of a page that the server could not finish: `module` where the remote's code was not usable in time,
 * `data` where its loader was too slow. The browser then does that part itself.
 */
export interface Pending {
  $pending: 'module' | 'data';
  /** The server was to have it, and had it not, or not in time: the page says so. */
  isLate?: true;
}

export const isPending = (value: unknown): value is Pending =>
  typeof value === 'object' && value !== null && '$pending' in value;
