import { render } from '@testing-library/react';
import { createElement } from 'react';
import { createMemoryRouter, RouterContextProvider, RouterProvider, useRouteError, type RouteObject } from 'react-router-dom';
import { appContext, AppProvider, createApp } from '../app.tsx';
import type { RemoteApp, RemoteRoute } from '../contract.ts';
import { createI18n } from '../i18n/instance.ts';
import { getLanguage, type LanguageCode } from '../i18n/languages.ts';
import type { SessionMember } from '../schemas/session.ts';
import { createFakeApi, type Answers } from './fake-api.ts';

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

const toRouteObject = (route: RemoteRoute): RouteObject => ({
  id: route.id,
  path: route.path,
  handle: { page: route },
  ErrorBoundary: ErrorPage,
  HydrateFallback: () => null,
  lazy: async () => {
    const { default: Component, loader, action } = await route.lazy();
    return { Component, ...(loader && { loader }), ...(action && { action }) };
  },
});

/** What other remotes have. */
const elsewhere: RouteObject = { path: '*', element: createElement('p', { role: 'alert' }, 'Status 404') };

/**
 * Opens an address as a visitor does: the remote's own route table, loaders and messages, a real router, and an api
 * that gives `answers`, as a visitor or as the member of `session`. Links to pages of other remotes lead to "Status 404".
 */
export async function renderPage(app: RemoteApp, address: string, answers: Answers, language: LanguageCode = 'en', session: SessionMember | null = null) {
  const files = Object.entries({ common: commonMessages, [app.id]: app.messages, ...app.namespaces });
  const messages = await Promise.all(files.map(async ([namespace, { [language]: load }]) => [namespace, (await load()).default] as const));
  const i18n = createI18n(language, { [language]: Object.fromEntries(messages) });
  const created = createApp({ i18n, session, origin: 'http://sahra.test', api: { baseUrl: '/api' }, changeLanguage: () => Promise.resolve() });
  const instance = { ...created, api: createFakeApi(answers) };
  const { tag, dir } = getLanguage(language);
  document.documentElement.lang = tag;
  document.documentElement.dir = dir;
  const router = createMemoryRouter([...app.routes.map(toRouteObject), elsewhere], {
    initialEntries: [address],
    getContext: () => new RouterContextProvider(new Map([[appContext, instance]])),
  });
  await new Promise<void>((resolve) => {
    const settle = () => router.state.initialized && router.state.navigation.state === 'idle' && resolve();
    router.subscribe(settle);
    settle();
  });
  const view = render(createElement(AppProvider, { app: instance, children: createElement(RouterProvider, { router }) }));
  return { ...view, router, app: instance };
}
