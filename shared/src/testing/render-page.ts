import { act, render } from '@testing-library/react';
import { createElement } from 'react';
import {
  createMemoryRouter,
  RouterContextProvider,
  RouterProvider,
  useLoaderData,
  useRouteError,
  type RouteObject,
} from 'react-router-dom';
import { vi } from 'vitest';
import { appContext, AppProvider, createApp } from '../app.tsx';
import type { MessageFiles, RemoteApp, RemoteRoute } from '../federation/contract.ts';
import { menuLinksIn } from '../federation/menus.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { addMessages } from '../i18n/instance.ts';
import { getLanguage, type LanguageCode } from '../i18n/languages.ts';
import { LoadedPage } from '../routing/page-data.tsx';
import type { SessionMember } from '../schemas/session.ts';
import { createFakeApi, type Answers } from './fake-api.ts';
import { wholeMenus, wholeSite } from './whole-site.ts';

const commonMessages = {
  ar: () => import('../messages/ar.json'),
  en: () => import('../messages/en.json'),
  de: () => import('../messages/de.json'),
  fr: () => import('../messages/fr.json'),
  gr: () => import('../messages/gr.json'),
};

function ErrorPage() {
  const error = useRouteError();
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 500;
  return createElement('p', { role: 'alert' }, `Status ${String(status)}`);
}

/** A page comes with the messages of the namespaces that its row names, and otherwise those that its parts ask for, as in the host. */
const toRouteObject = (route: RemoteRoute, loadMessages: (namespace: string) => Promise<void>): RouteObject => ({
  id: route.id,
  path: route.path,
  handle: { page: route },
  ErrorBoundary: ErrorPage,
  HydrateFallback: () => null,
  lazy: async () => {
    const [{ default: Page, loader, action }] = await Promise.all([
      route.lazy(),
      ...(route.namespaces ?? []).map(loadMessages),
    ]);
    const Component = () => createElement(LoadedPage, { Page, data: useLoaderData() });
    return { Component, ...(loader && { loader }), ...(action && { action }) };
  },
});

/** What other remotes have. */
const elsewhere: RouteObject = { path: '*', element: createElement('p', { role: 'alert' }, 'Status 404') };

/**
 * Opens an address as a visitor does: the remote's own route table, loaders and messages, a real router, and an api
 * that gives `answers`, as a visitor or as the member of `session`. Links to pages of other remotes lead to "Status 404".
 */
export async function renderPage(
  app: RemoteApp,
  address: string,
  answers: Answers,
  language: LanguageCode = 'en',
  session: SessionMember | null = null,
) {
  const i18n = createI18n(language, {});
  const files: Readonly<Record<string, MessageFiles>> = {
    common: commonMessages,
    [app.id]: app.messages,
    ...app.namespaces,
  };
  const loadMessages = async (namespace: string) => {
    const messages = await files[namespace]?.[language]();
    if (messages) addMessages(i18n, language, namespace, messages.default);
  };
  await Promise.all(['common', app.id].map(loadMessages));
  const created = createApp({
    i18n,
    session,
    pages: wholeSite,
    menus: menuLinksIn(wholeMenus, language),
    origin: 'http://sahra.test',
    api: { baseUrl: '/api' },
    changeLanguage: () => Promise.resolve(),
    loadMessages: (namespaces) => Promise.all(namespaces.map(loadMessages)),
  });
  const instance = { ...created, api: createFakeApi(answers) };
  const { tag, dir } = getLanguage(language);
  document.documentElement.lang = tag;
  document.documentElement.dir = dir;
  const router = createMemoryRouter([...app.routes.map((route) => toRouteObject(route, loadMessages)), elsewhere], {
    initialEntries: [address],
    getContext: () => new RouterContextProvider(new Map([[appContext, instance]])),
  });
  await new Promise<void>((resolve) => {
    const resolveWhenIdle = () => router.state.initialized && router.state.navigation.state === 'idle' && resolve();
    router.subscribe(resolveWhenIdle);
    resolveWhenIdle();
  });
  const tree = createElement(AppProvider, { app: instance, children: createElement(RouterProvider, { router }) });
  const view = await act(async () => render(tree));
  // Sections that come when the visitor is near are there at once.
  await act(() => vi.dynamicImportSettled());
  return { ...view, router, app: instance };
}
