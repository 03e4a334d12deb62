import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterContextProvider, RouterProvider, type RouteObject } from 'react-router-dom';
import { appContext, getLanguage, type LanguageCode, type SessionMember } from '@sahra/shared/facade';
import { AppProvider, createApp, createCompanion, createI18n } from '@sahra/shared/host-runtime';
import type { SitePage } from '@sahra/shared/federation/contract';
import { menuLinksIn, menuPlacesOf, type MenuItem } from '@sahra/shared/federation/menus';
import { createFakeApi, type Answers } from '@sahra/shared/testing/fake-api';
import { wholeMenus, wholeSite } from '@sahra/shared/testing/whole-site';
import { loadHostMessages } from '../messages/load.ts';

export interface ShellOptions {
  language?: LanguageCode;
  address?: string;
  answers?: Answers;
  /** Who is signed in. */
  session?: SessionMember;
  changeLanguage?: (code: LanguageCode) => Promise<void>;
  /** Pages besides the one that shows the element. */
  routes?: RouteObject[];
  /** Areas that are absent or off: no page whose id begins so is open. */
  closed?: readonly string[];
  /** Pages of remotes that are not in the workspace, whose places in menus come last. */
  more?: readonly (SitePage & { menus: MenuItem[] })[];
}

/** Shows a part of the shell on every page of a real router, in a language, with an api that gives `answers`. */
export async function renderShell(element: ReactNode, options: ShellOptions = {}) {
  const {
    language = 'en',
    address = '/',
    answers = {},
    session = null,
    changeLanguage = () => Promise.resolve(),
    routes = [],
    closed = [],
    more = [],
  } = options;
  const i18n = createI18n(language, { [language]: await loadHostMessages(language) });
  const app = {
    ...createApp({
      i18n,
      session,
      companion: createCompanion(),
      menus: menuLinksIn([...wholeMenus, ...menuPlacesOf(more)], language),
      pages: [...wholeSite, ...more].filter(({ id }) => !closed.some((area) => id.startsWith(`${area}.`))),
      origin: 'http://sahra.test',
      api: { baseUrl: '/api' },
      changeLanguage,
    }),
    api: createFakeApi(answers),
  };
  const { tag, dir } = getLanguage(language);
  document.documentElement.lang = tag;
  document.documentElement.dir = dir;
  const router = createMemoryRouter([...routes, { path: '*', element }], {
    initialEntries: [address],
    getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
  });
  const view = render(
    <AppProvider app={app}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  return { ...view, router, app };
}
