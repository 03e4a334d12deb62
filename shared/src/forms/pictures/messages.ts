import type { RemoteApp } from '@sahra/shared/facade';

/** Messages of the picture field: a remote with such a field names them as its namespace `pictures`. */
export const pictureMessages: RemoteApp['messages'] = {
  ar: () => import('./messages/ar.json'),
  en: () => import('./messages/en.json'),
  de: () => import('./messages/de.json'),
  fr: () => import('./messages/fr.json'),
  gr: () => import('./messages/gr.json'),
};
