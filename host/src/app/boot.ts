import type { HydrationState } from 'react-router-dom';
import type { RemoteEntry, SitePage } from '@sahra/shared/federation/contract';
import type { MenuLink } from '@sahra/shared/federation/menus';
import type { SessionMember } from '@sahra/shared/schemas/session';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { ThemeChoice } from '@sahra/shared/theme/choices';

/** A remote that is off: none of its pages is open, and nothing links to them. */
export interface ClosedArea {
  name: string;
  pages: readonly SitePage[];
}

/** What the server tells the browser inside the page: no request is needed to know it. */
export interface Boot {
  remotes: RemoteEntry[];
  /** Hash of the host's `modules.json`; absent where the page's own import map has the hashes of all modules. */
  modules?: string | undefined;
  /** Id of the page whose modules are announced, with their hashes. */
  announced?: string | undefined;
  /** Areas that are off; absent where none is. */
  closed?: readonly ClosedArea[] | undefined;
  /** What stands in menus, in order and in the page's language; what leads to closed areas too. */
  menus: readonly MenuLink[];
  language: LanguageCode;
  /** What the page was rendered in. */
  theme: ThemeChoice;
  /** What the URL chose of it: that counts before anything that the browser has kept. */
  chosenTheme: Partial<ThemeChoice>;
  /** Who is signed in; null: nobody; absent where the server does not know. */
  member?: SessionMember | null;
  /** Pages for developers are there. */
  hasDevTools?: boolean;
  /** Every message is longer than it is, so that one sees what a layout does not bear. */
  isPseudo?: boolean;
  /** Sahra on other networks. */
  socialLinks?: readonly string[];
  /** When the coming-soon page is over, where that is set. */
  comingSoonAt?: string | undefined;
  /** Where visitors reach the site: the beginning of whole addresses. */
  origin: string;
  /** Data and errors of the rendered page; absent where the server rendered nothing and the browser starts from zero. */
  router?: HydrationState;
}

export const bootElementId = 'boot';
/** Where the host server puts a report for the doctor, if it was called and may come. */
export const doctorElementId = 'doctor';

/** A parameter of any address: the browser takes no import map beside the page's own, whatever it calls itself. */
export const allHashesParameter = 'all-hashes';

/** JSON that may stand inside a `<script>`: no `<` can end it, no line separator breaks it. */
export const toInlineJson = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
