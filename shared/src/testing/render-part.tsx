import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AppProvider, createApp } from '../app.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import { getLanguage, type LanguageCode } from '../i18n/languages.ts';
import type { SessionMember } from '../schemas/session.ts';
import { wholeSite } from './whole-site.ts';
import ar from '../messages/ar.json';
import de from '../messages/de.json';
import en from '../messages/en.json';
import fr from '../messages/fr.json';
import gr from '../messages/gr.json';

const messages = { ar, de, en, fr, gr };

/** Shows one part of the interface in a language, on a page of a real router, to a visitor or to the member of `session`. */
export function renderPart(part: ReactNode, language: LanguageCode = 'en', session: SessionMember | null = null) {
  const i18n = createI18n(language, { [language]: { common: messages[language] } });
  const app = createApp({
    i18n,
    session,
    pages: wholeSite,
    origin: 'http://sahra.test',
    api: { baseUrl: '/api' },
    changeLanguage: () => Promise.resolve(),
  });
  const { tag, dir } = getLanguage(language);
  document.documentElement.lang = tag;
  document.documentElement.dir = dir;
  const router = createMemoryRouter([{ path: '*', element: part }]);
  const view = render(
    <AppProvider app={app}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  return { ...view, router, app };
}
