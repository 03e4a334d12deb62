import { createElement, type ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ExtensionModule, RemoteApp } from '../federation/contract.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import { useLoaderData } from '../routing/page-data.tsx';
import type { SessionMember } from '../schemas/session.ts';
import type { Answers } from './fake-api.ts';
import { renderPage } from './render-page.ts';

interface ExtensionPlace {
  /** The pattern of the page that has the slot, and its address. */
  path: string;
  address: string;
  /** What the slot tells. */
  told?: object;
}

/** Shows an extension of a remote alone on a page of somebody else, with what its own loader comes to. */
export function renderExtension(
  app: RemoteApp,
  id: string,
  { path, address, told }: ExtensionPlace,
  answers: Answers,
  language: LanguageCode = 'en',
  session: SessionMember | null = null,
) {
  const extension = app.extensions?.find((candidate) => candidate.id === id);
  if (!extension) throw new Error(`${app.id} has no extension ${id}`);
  const lazy = async () => {
    const module: ExtensionModule = await extension.lazy();
    const Extension = module.default as ComponentType<{ data: unknown }>;
    function Page() {
      return createElement(Extension, { ...told, data: useLoaderData() });
    }
    return { default: Page, loader: async (args: LoaderFunctionArgs) => (await module.loader?.(args)) ?? null };
  };
  const { chunk, namespaces } = extension;
  const page = { id: 'test.page', path, layout: 'bare', titleKey: '', chunk, namespaces, lazy } as const;
  return renderPage({ ...app, routes: [page] }, address, answers, language, session);
}
