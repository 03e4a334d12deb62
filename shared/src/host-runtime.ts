/**
 * What only the host uses: it makes the app that remotes are handed. A module that is below this and the facade exists once,
 * in the browser as in the server, and so the host imports it from one of the two. What has no state (languages, themes,
 * schemas) it imports by its file. No remote may import this.
 */
export { createStore, useStore, type StoreApi } from 'zustand';

export { AppProvider, createApp, useTheme } from './app.tsx';
export { BadResponseError, TimeoutError } from './api/api-errors.ts';
export { loadAxios } from './api/api-client.ts';
export type { ApiClient, ApiClientOptions } from './api/api-client.ts';
export { useLookup, type Lookup } from './api/use-lookup.ts';
export { createBrowserI18n } from './i18n/browser-i18n.ts';
export { createI18n, type Resources } from './i18n/create-i18n.ts';
export { addMessages, type I18n } from './i18n/instance.ts';
export { LoadedPage } from './routing/page-data.tsx';
export { findHref, findParams, hrefToIn, type HrefTo } from './routing/site-map.ts';
export { createCompanion } from './stores/companion.ts';
export { createSessionStore } from './stores/session.ts';
export type { Toast, ToastMessage } from './stores/toasts.ts';
export { notesTaken, useKeptActs, type Act } from './ui/early-acts.ts';
export { Island } from './ui/island.tsx';
export { SlotContext } from './ui/slot.tsx';
export { whenIdle } from './ui/when-idle.ts';
export type { ErrorKind } from './ui/error-state.tsx';
