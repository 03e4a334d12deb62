import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction } from 'react-router-dom';
import type { LanguageCode } from '../i18n/languages.ts';
import type { Permission } from '../session/permissions.ts';

/** Version of this contract: a remote built against another major, or a newer minor, is not executed. Of the same type in each. */
export const CONTRACT_VERSION: string = '2.1.0';

/** Which header and footer the host puts round a page. */
export const layouts = ['streaming', 'merchandise', 'merchandise-compact', 'bare'] as const;
export type Layout = (typeof layouts)[number];

/** `prepare`, where it has one, loads code that it needs: it is called when somebody begins to fill in a form. */
export type PageAction = ActionFunction & { prepare?: () => Promise<unknown> };

/** What the module of a page exports. */
export interface PageModule {
  default: ComponentType;
  loader?: LoaderFunction;
  /** Takes what a form of the page sends; on the server too, where scripts do not run. */
  action?: PageAction;
  /** Shown while the page's data is on its way in the browser; the same size as the page. */
  Skeleton?: ComponentType;
}

/** One URL of a remote. */
export interface RemoteRoute {
  /** Unique in the whole site, `<remote>.<page>`; the server's data is keyed by it. */
  id: string;
  /** A react-router pattern, absolute, taken from the remote's `src/paths.ts`. */
  path: string;
  layout: Layout;
  /** Key in the remote's own messages; the page's name before its data is known. */
  titleKey: string;
  /** The page's source file relative to the remote (`src/…`): the key that finds its chunk in the build. */
  chunk: string;
  /** Search engines are asked not to list it, and the sitemap passes it over. */
  robots?: 'noindex' | undefined;
  /** Other sites may show it in a frame: it is answered without anything of the visitor's, and sets no cookie. */
  isFramable?: true | undefined;
  /** Namespaces of the remote whose messages it shows, beside the remote's own. */
  namespaces?: readonly string[] | undefined;
  /** Slots that the page has, of `Slots`: known before its code is, so that what other remotes show there starts with it. */
  slots?: readonly string[] | undefined;
  lazy: () => Promise<PageModule>;
}

/** What the module of an extension exports. */
export interface ExtensionModule {
  /** Gets what its loader came to as `data`, and beside it what the slot tells (`Slots`). */
  default: ComponentType<never>;
  /** Called with the request and the params of the page that has the slot, together with that page's own loader. */
  loader?: LoaderFunction;
  /** Of the same size as the extension: shown where its data is late. */
  Skeleton?: ComponentType;
}

/** A part of a remote that is shown in a slot of somebody else's pages. Whatever becomes of it, the page goes on without it. */
export interface RemoteExtension {
  /** Unique in the whole site, `<remote>.<name>`, among pages too. */
  id: string;
  /** One of `Slots`; one that no page has yet is not shown. */
  slot: string;
  /** Its source file relative to the remote, as that of a page. */
  chunk: string;
  /** Namespaces of the remote whose messages it shows, beside the remote's own. */
  namespaces?: readonly string[] | undefined;
  /** Where several share a slot, the lowest comes first; 0 where it is absent. */
  order?: number | undefined;
  /** Only who may do this is shown it; it is loaded in their browser alone. */
  permission?: Permission | undefined;
  lazy: () => Promise<ExtensionModule>;
}

/** Messages of one namespace: nested keys, strings at the leaves. */
export interface Messages {
  [key: string]: string | Messages;
}

/** Where the messages of one namespace come from, in each language. */
export type MessageFiles = Readonly<Record<LanguageCode, () => Promise<{ default: Messages }>>>;

/** What a remote exposes as `./app`: the whole interface between the host and a remote. */
export interface RemoteApp {
  /** Also the namespace of its messages. */
  id: string;
  contract: string;
  routes: readonly RemoteRoute[];
  messages: MessageFiles;
  /** Messages that few pages show, by namespace: the name of the folder below `src` that has `messages`. */
  namespaces?: Readonly<Record<string, MessageFiles>>;
  /** What it shows in pages of others. */
  extensions?: readonly RemoteExtension[];
}

/** The part of a route that the registry publishes: the host knows it before it loads any code of the remote. */
export type RemotePage = Pick<
  RemoteRoute,
  'id' | 'path' | 'layout' | 'titleKey' | 'robots' | 'isFramable' | 'namespaces' | 'slots'
>;

/** What the host knows of an extension before it loads any code of its remote. */
export type ExtensionEntry = Omit<RemoteExtension, 'lazy' | 'chunk' | 'namespaces'>;

/** What the site map says of a page. */
export type SitePage = Pick<RemotePage, 'id' | 'path'>;

/** What the host needs of one remote in the browser. */
export interface RemoteEntry {
  name: string;
  version: string;
  /** URL of the remote's entry module. */
  entry: string;
  /** URL of the module of its app; absent where it can only be started by its entry. */
  app?: string | undefined;
  contract: string;
  /** Exact version of react it was built with. */
  react: string;
  /** Why the host that says this must not execute it. */
  misfit?: string | undefined;
  /** Hash of its `modules.json`; absent in releases that have none: pages have the hashes of all their modules then. */
  modules?: string | undefined;
  /** What its modules import waits until the browser knows the hash; absent in releases that were built before they did. */
  importsWait?: true | undefined;
  /** What the browser must know of them before it goes there. */
  pages: Omit<RemotePage, 'isFramable' | 'namespaces'>[];
  /** What it shows in pages of others; absent where that is nothing. */
  extensions?: ExtensionEntry[] | undefined;
}
