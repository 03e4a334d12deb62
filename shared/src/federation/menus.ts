import type { LanguageCode } from '../i18n/languages.ts';
import type { Permission } from '../session/permissions.ts';

/** Every menu of the site: what stands in them is said by the pages. */
export const menuNames = [
  // The header of everything that is watched and read, the menu of narrow screens, and the footer's first column.
  'main',
  // That menu and that column alone.
  'explore',
  // The header of the shop, and the column beside its pages.
  'shop',
  // The end of the shop's header, with icons: the way to other areas.
  'shop-exit',
  // What the site says of itself, and its legal line.
  'about',
  'legal',
  // The account menu of the header: what is the visitor's own, help, the way out.
  'account',
  'help',
  'sign-out',
  // Above the pages of the account, and above those of admins.
  'account-tabs',
  'admin',
] as const;
export type MenuName = (typeof menuNames)[number];

/** One place of a page in a menu. A page whose address needs a parameter has none. */
export interface MenuEntry {
  menu: MenuName;
  /** Key in the remote's own messages; that of the page's title where it is absent. */
  labelKey?: string;
  /** The lowest comes first. */
  order: number;
  /** Name of an icon, for menus that have icons. */
  icon?: string;
  /** Only who may do this sees it. */
  permission?: Permission;
  /** What the page is to show: films alone, for example. */
  query?: Readonly<Record<string, string>>;
  /** Its address says as `next` which page the visitor is on, so that they come back to it. */
  leadsBack?: boolean;
}

/** The places of a remote's pages in menus, by the page's id: what `src/menus.ts` says. */
export type PageMenus = Readonly<Record<string, readonly MenuEntry[]>>;

/** A place in a menu as a release has it: the shell shows it before it has loaded anything of the remote. */
export interface MenuItem {
  /** Another release may name a menu, an icon or a permission that this one does not have. */
  menu: string;
  label: Readonly<Record<LanguageCode, string>>;
  order: number;
  icon?: string | undefined;
  permission?: string | undefined;
  query?: Readonly<Record<string, string>> | undefined;
  leadsBack?: boolean | undefined;
}

/** The same with the id of the page that it leads to. */
export interface MenuPlace extends MenuItem {
  page: string;
}

/** The same in a page's data, in the page's language. */
export interface MenuLink extends Omit<MenuPlace, 'label'> {
  label: string;
}

/** What stands in menus of these pages, in an order that is the same on every server, whichever remote was published first. */
export const menuPlacesOf = (pages: readonly { id: string; menus?: readonly MenuItem[] | undefined }[]): MenuPlace[] =>
  pages
    .flatMap(({ id, menus = [] }) => menus.map((item) => ({ ...item, page: id })))
    .sort((a, b) => a.order - b.order || Number(a.page > b.page) - Number(a.page < b.page));

/** The same in one language: a page brings no labels that nobody sees. */
export const menuLinksIn = (places: readonly MenuPlace[], code: LanguageCode): MenuLink[] =>
  places.map(({ label, ...place }) => ({ ...place, label: label[code] }));
