import type { RemoteApp } from '@sahra/shared/facade';

/** Messages of photos in reviews: a remote with a page that shows some names them as its namespace `photos`. */
export const photoMessages: RemoteApp['messages'] = {
  ar: () => import('./messages/ar.json'),
  en: () => import('./messages/en.json'),
  de: () => import('./messages/de.json'),
  fr: () => import('./messages/fr.json'),
  gr: () => import('./messages/gr.json'),
};
