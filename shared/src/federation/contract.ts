import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction } from 'react-router-dom';
import type { LanguageCode } from '../i18n/languages.ts';

/** Version of this contract. A remote built against another major, or a newer minor, is not executed. */
export const CONTRACT_VERSION = '1.3.0';

/** Which header and footer the host puts round a page. */
export const layouts = ['streaming', 'merchandise', 'merchandise-compact', 'bare'] as const;
export type Layout = (typeof layouts)[number];

/** What the module of a page exports. */
export interface PageModule {
  default: ComponentType;
  loader?: LoaderFunction;
  /** Takes what a form of the page sends; on the server too, where scripts do not run. */
  action?: ActionFunction;
  /** Shown while the page's data is on its way in the browser; the same size as the page. */
  Skeleton?: ComponentType;
}

/** One URL of a remote. */
export interface RemoteRoute {
  /** Unique in the whole site, `<remote>.<page>`; the server's data is keyed by it. */
  id: string;
  /** A react-router pattern, absolute, taken from `paths`. */
  path: string;
  layout: Layout;
  /** Key in the remote's own messages; the page's name before its data is known. */
  titleKey: string;
  /** The page's source file relative to the remote (`src/…`): the key that finds its chunk in the build. */
  chunk: string;
  /** Search engines are asked not to list it, and the sitemap passes it over. */
  robots?: 'noindex' | undefined;
  /** Namespaces of the remote whose messages it shows, beside the remote's own. */
  namespaces?: readonly string[] | undefined;
  lazy: () => Promise<PageModule>;
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
}

/** The part of a route that the registry publishes: the host knows it before it loads any code of the remote. */
export type RemotePage = Pick<RemoteRoute, 'id' | 'path' | 'layout' | 'titleKey' | 'chunk' | 'robots' | 'namespaces'>;

/** What the site map says of a page. */
export type SitePage = Pick<RemotePage, 'id' | 'path'>;

/** What the host needs of one remote in the browser. */
export interface RemoteEntry {
  name: string;
  version: string;
  /** URL of the remote's entry module. */
  entry: string;
  contract: string;
  /** Exact version of react it was built with. */
  react: string;
  /** Why the host that says this must not execute it. */
  misfit?: string | undefined;
  pages: RemotePage[];
}
