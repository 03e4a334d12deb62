import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { appContext, findLanguage, getLanguage, type LanguageCode } from '@sahra/shared/facade';
import { addMessages, AppProvider, createApp, createBrowserI18n } from '@sahra/shared/host-runtime';
import { menuLinksIn, type MenuPlace } from '@sahra/shared/federation/menus';
import { initialLanguage } from '@sahra/shared/i18n/languages';
import { findDirection, findScheme } from '@sahra/shared/theme/choices';
import { cookieText } from '@sahra/shared/privacy/cookies';
import { createAppMessages } from '../../host/src/messages/app-messages.ts';
import { persistTheme, startTheme } from '../../host/src/preferences/persist-theme.ts';
import { Document } from '../../host/src/app/document.tsx';
import { loadHostMessages } from '../../host/src/messages/load.ts';
import { actionOf } from '../../host/src/routing/page-action.ts';
import { cookieNames } from '../../host/src/preferences/preference-cookies.ts';
import { toRouteError } from '../../host/src/routing/route-errors.ts';
import { createPageRoutes, siteRoutes, type PageWork } from '../../host/src/app/routes.tsx';
import { startExtensions } from '../../host/src/slots/extension-data.ts';
import '../../host/src/theme/site.scss';
import { createHandles } from './handles.ts';

// The same site without federation and without a server that renders: what `main.tsx` of the host does, with the pages
// taken from this build, and everything that the server would have said found out here.
const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
const chosen = new URL(location.href).searchParams.get('lang');
const { code: language } =
  findLanguage(chosen) ?? findLanguage(cookie(cookieNames.language)) ?? getLanguage(initialLanguage);
const theme = {
  scheme: findScheme(cookie(cookieNames.scheme)) ?? 'dark',
  direction: findDirection(cookie(cookieNames.direction)) ?? 'auto',
} as const;

const i18n = createBrowserI18n(language);
const appMessages = createAppMessages(i18n);

async function loadMessages(code: LanguageCode) {
  const [messages] = await Promise.all([loadHostMessages(code), appMessages.loadLanguage(code)]);
  for (const [namespace, texts] of Object.entries(messages)) addMessages(i18n, code, namespace, texts);
}

const places = JSON.parse(document.getElementById('menus')?.textContent ?? '[]') as MenuPlace[];
const handles = createHandles(appMessages);
const app = createApp({
  i18n,
  pages: handles.map(({ page }) => page),
  menus: menuLinksIn(places, language),
  theme: { ...theme, storage: 'local' },
  persistTheme,
  origin: location.origin,
  api: { baseUrl: '/api' },
  async changeLanguage(code) {
    await loadMessages(code);
    document.cookie = cookieText('language', code);
    app.menus.setState(menuLinksIn(places, code), true);
    await i18n.changeLanguage(getLanguage(code).tag);
    const url = new URL(location.href);
    url.searchParams.delete('lang');
    await router.navigate(url.pathname + url.search, { replace: true, preventScrollReset: true });
  },
});
startTheme(app, { language, theme, chosenTheme: {} });

async function guarded<T>({ signal }: Request, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (signal.aborted) throw error;
    console.warn(error);
    throw toRouteError(error);
  }
}

const work: PageWork = {
  load: (handle, args) =>
    guarded(args.request, async () => {
      const module = await handle.load();
      return module.loader ? await module.loader(args) : null;
    }),
  extend: (handles, args) => startExtensions(handles, args, { readData: (_, load) => load(), recall: () => undefined }),
  act: (handle, args) => guarded(args.request, async () => await actionOf(await handle.load())(args)),
};

// The router asks for the page's code at once, beside the messages.
const router = createBrowserRouter(siteRoutes(createPageRoutes(handles, work)), {
  getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
});
await loadMessages(language);
createRoot(document).render(
  <StrictMode>
    <AppProvider app={app}>
      <Document boot="{}">
        <RouterProvider router={router} />
      </Document>
    </AppProvider>
  </StrictMode>,
);
