import type { MessageFiles } from '@sahra/shared/federation/contract';

/** Messages of the search, in the header and on its page. */
export const searchMessages: MessageFiles = {
  ar: () => import('./messages/ar.json'),
  en: () => import('./messages/en.json'),
  de: () => import('./messages/de.json'),
  fr: () => import('./messages/fr.json'),
  gr: () => import('./messages/gr.json'),
};
