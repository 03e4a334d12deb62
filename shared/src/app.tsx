import type { i18n as I18n } from 'i18next';
import { createContext, useContext, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createContext as createRouterContext, matchPath } from 'react-router-dom';
import { createStore, useStore, type StoreApi } from 'zustand';
import { createApiClient, type ApiClient, type ApiClientOptions } from './api/api-client.ts';
import type { SitePage } from './federation/contract.ts';
import type { MenuLink } from './federation/menus.ts';
import { languageOf } from './i18n/instance.ts';
import type { Language, LanguageCode } from './i18n/languages.ts';
import { useI18n } from './ui/use-translation.ts';
import type { PageFacts } from './page-facts.ts';
import { createSiteMap, hrefToIn, type HrefTo, type SiteMap } from './routing/site-map.ts';
import type { Session, SessionMember } from './schemas/session.ts';
import type { Companion } from './stores/companion.ts';
import { createSessionStore } from './stores/session.ts';
import { createThemeStore, type PersistTheme, type ThemeState } from './stores/theme.ts';
import { createToastStore, type ToastState } from './stores/toasts.ts';
import { defaultTheme, type Theme } from './theme/choices.ts';

/** What belongs to one visitor: one in a browser tab, one for each request on the server; never a module's global. */
export interface AppInstance {
  i18n: I18n;
  theme: StoreApi<ThemeState>;
  toasts: StoreApi<ToastState>;
  session: StoreApi<Session>;
  /** What goes along across pages. Absent on the server, and where a page stands alone: there everything stays in its page. */
  companion?: StoreApi<Companion> | undefined;
  /** Whether somebody may be signed in: on the server this is known before it is known who. */
  hasSession: () => boolean;
  api: ApiClient;
  /** The pages that are open. The host changes it; who makes links asks `hrefTo`. */
  siteMap: SiteMap;
  /** What stands in menus, in order and in the visitor's language. The host changes it; components ask `useMenu`. */
  menus: StoreApi<readonly MenuLink[]>;
  /** Makes an address in a loader; a component asks `useHrefTo`, which knows when an area is closed. */
  hrefTo: HrefTo;
  /** Where visitors reach the site, `https://sahra.example`: the beginning of whole addresses. */
  origin: string;
  /** On the server: takes what the page says of itself to those who read only its head. */
  describePage?: ((facts: PageFacts) => void) | undefined;
  /** Loads the messages of a language, then switches to it. The host sets it; remotes only call it. */
  changeLanguage: (code: LanguageCode) => Promise<void>;
  /**
   * In a browser: loads messages that a part of a page has by itself, by their namespaces in the remote. They need not be among those of
   * the page's row, which come with the page.
   */
  loadMessages?: ((namespaces: readonly string[]) => Promise<unknown>) | undefined;
  /** In a browser: calls `listener` when the router's state has changed, before anything is drawn for it. */
  watchRouter?: ((listener: () => void) => () => void) | undefined;
}

export interface AppOptions {
  i18n: I18n;
  /** The default one where nobody chose. */
  theme?: Theme;
  /** How a choice is persisted; without it, it lives as long as the instance. */
  persistTheme?: PersistTheme;
  companion?: AppInstance['companion'];
  /** Who is signed in; nobody where it is not said. */
  session?: SessionMember | null;
  /** On the server: whether the visitor has sent the cookie of a session, or has just been given one. */
  hasSession?: () => boolean;
  /** The pages that are open; none where it is not said. */
  pages?: readonly SitePage[];
  /** What stands in menus; nothing where it is not said. */
  menus?: readonly MenuLink[];
  api: Omit<ApiClientOptions, 'language'>;
  origin: string;
  describePage?: AppInstance['describePage'];
  changeLanguage: AppInstance['changeLanguage'];
  loadMessages?: AppInstance['loadMessages'];
  watchRouter?: AppInstance['watchRouter'];
}

export function createApp({
  i18n,
  theme = defaultTheme,
  persistTheme = () => true,
  companion,
  session: member = null,
  hasSession,
  pages = [],
  menus = [],
  api,
  origin,
  describePage,
  changeLanguage,
  loadMessages,
  watchRouter,
}: AppOptions): AppInstance {
  const session = createSessionStore(member);
  const siteMap = createSiteMap(pages);
  return {
    i18n,
    origin,
    describePage,
    theme: createThemeStore(theme, persistTheme),
    toasts: createToastStore(),
    companion,
    session,
    hasSession: hasSession ?? (() => session.getState().member !== null),
    siteMap,
    menus: createStore(() => menus),
    hrefTo: (id, ...rest) => hrefToIn(siteMap.getState())(id, ...rest),
    api: createApiClient({ ...api, language: () => languageOf(i18n).code }),
    changeLanguage,
    loadMessages,
    watchRouter,
  };
}

const AppContext = createContext<AppInstance | null>(null);

/** The same instance for route loaders: `context.get(appContext)`. */
export const appContext = createRouterContext<AppInstance>();

export function AppProvider({ app, children }: { app: AppInstance; children: ReactNode }) {
  return (
    <AppContext value={app}>
      <I18nextProvider i18n={app.i18n}>{children}</I18nextProvider>
    </AppContext>
  );
}

export function useApp(): AppInstance {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp needs an AppProvider above it');
  return app;
}

/** What the visitor chose in the theme customizer, and how to choose. */
export const useTheme = (): ThemeState => useStore(useApp().theme);

/** Who is signed in; null: a visitor. */
export const useSession = (): SessionMember | null => useStore(useApp().session).member;

/** Makes the addresses of pages by their ids: undefined where no such page is open. Renders again when areas close or open. */
export const useHrefTo = (): HrefTo => hrefToIn(useStore(useApp().siteMap));

/** Does this address of the site, from a text, lead to a page that is open? Renders again as above. */
export function useIsOpen(): (href: string) => boolean {
  const pages = useStore(useApp().siteMap);
  return (href) => {
    const [path = ''] = href.split(/[?#]/, 1);
    return pages.some((page) => matchPath(page.path, path));
  };
}

/** Says something in passing. */
export const useToasts = (): Pick<ToastState, 'show' | 'dismiss'> => useApp().toasts.getState();

/** The row of the current language; renders again when it changes. */
export function useLanguage(): Language {
  return languageOf(useI18n().i18n);
}

/** The direction that the page runs in: what the visitor chose, or else that of the language. */
export function useDirection(): Language['dir'] {
  const { dir } = useLanguage();
  const { direction } = useTheme();
  return direction === 'auto' ? dir : direction;
}
