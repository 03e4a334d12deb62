import { CONTRACT_VERSION, type RemoteApp } from '@sahra/shared/facade';
import { extensions } from './extensions.tsx';
import { routes } from './routes.tsx';

/** What the host loads of this remote. */
const app: RemoteApp = {
  id: 'shop',
  contract: CONTRACT_VERSION,
  routes,
  extensions,
  messages: {
    ar: () => import('./messages/ar.json'),
    en: () => import('./messages/en.json'),
    de: () => import('./messages/de.json'),
    fr: () => import('./messages/fr.json'),
    gr: () => import('./messages/gr.json'),
  },
  namespaces: {
    contributions: {
      ar: () => import('@sahra/shared/parts/contributions/messages/ar.json'),
      en: () => import('@sahra/shared/parts/contributions/messages/en.json'),
      de: () => import('@sahra/shared/parts/contributions/messages/de.json'),
      fr: () => import('@sahra/shared/parts/contributions/messages/fr.json'),
      gr: () => import('@sahra/shared/parts/contributions/messages/gr.json'),
    },
  },
};
export default app;
