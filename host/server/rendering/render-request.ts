import type { RemoteEntry, SitePage } from '@sahra/shared/federation/contract';
import type { MenuLink } from '@sahra/shared/federation/menus';
import type { LanguageCode } from '@sahra/shared/facade';
import type { PageFacts } from '@sahra/shared/page-facts';
import type { ThemeChoice } from '@sahra/shared/theme/choices';
import type { PipeableStream } from 'react-dom/server';
import type { Boot, ClosedArea } from '../../src/app/boot.ts';
import type { PageHandle } from '../../src/routing/page-handle.ts';
import type { ForwardedIdentity } from './visitor-calls.ts';

/** Style sheets, scripts and fonts that the page will ask for, as URLs. */
export interface HeadAssets {
  css: { href: string; integrity: string | undefined }[];
  js: string[];
  fonts: string[];
  /** Where remotes find what the host provides. */
  imports: Record<string, string>;
  /** Hashes of modules by their URL: of those that are announced, or of all that the page may ever ask for, of other areas too. */
  integrity: Record<string, string>;
  /** What the browser is to know of the others; absent where there are none. */
  boot?: Pick<Boot, 'modules' | 'announced'>;
  /** Sources of a `script-src` for the import maps by which the browser is told the others: a page that has no nonce allows them too. */
  scriptHashes: readonly string[];
}

/** A form that came without scripts: the browser itself sent it. */
export interface SentForm {
  body: Uint8Array<ArrayBuffer>;
  /** Its media type, with the boundary where it has files. */
  type: string;
}

/** The release of an extension that threw; empty names where that cannot be told. */
export interface FailedExtension {
  remote: string;
  version: string;
}

export interface RenderRequest {
  url: string;
  /** What a form of the page sent; absent where the page is only read. */
  form?: SentForm | undefined;
  /** For whom the api is called; absent where the page is the same for everybody. */
  visitor?: ForwardedIdentity | undefined;
  language: LanguageCode;
  theme: ThemeChoice;
  /** What the URL chose of it. */
  chosenTheme: Partial<ThemeChoice>;
  hasDevTools: boolean;
  comingSoonAt: string | undefined;
  isPseudo: boolean;
  socialLinks: readonly string[];
  /** Where visitors reach the site. */
  origin: string;
  remotes: RemoteEntry[];
  /** Those that are open, of the remotes and of the host. */
  pages: readonly SitePage[];
  closed: readonly ClosedArea[];
  menus: readonly MenuLink[];
  entryModule: string;
  nonce: string;
  apiUrl: string;
  assetsFor: (handle: PageHandle | undefined, language: LanguageCode, hasAllHashes: boolean) => HeadAssets;
  /** The browser takes no import map beside the page's own. */
  hasAllHashes: boolean;
  /** Goes to the api with what is asked there. */
  requestId: string;
  /** Milliseconds in which the api is to say who is signed in. */
  sessionLimit: number;
  /** Milliseconds after which a page that still suspends is sent as far as it is. */
  renderLimit: number;
  onError: (phase: 'render', error: unknown, extension: FailedExtension | undefined) => void;
  /** Ids of extensions that are not to be run. */
  skipped: readonly string[];
}

/** Beside each, the cookies that the visitor is to keep. */
export type Rendered = { setCookies: string[] } & (
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      stream: PipeableStream;
      /** Everything was done here: nothing is left to the browser, no error was rendered. */
      isFinal: boolean;
      /** A part of it that is no extension was not there in time. */
      isLate: boolean;
      /** Its area is off. */
      isClosed: boolean;
      /** What the page says of itself to those who read only its head; nothing where it is not to be listed. */
      facts: PageFacts | undefined;
      /** What the page will ask for. */
      assets: HeadAssets;
    }
);
