import { CONTRACT_VERSION, type RemoteApp } from '@sahra/shared/facade';
import { extensions } from './extensions.tsx';
import { routes } from './routes.tsx';

/** What the host loads of this remote. */
const app: RemoteApp = {
  id: 'streaming',
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
    overview: {
      ar: () => import('./overview/messages/ar.json'),
      en: () => import('./overview/messages/en.json'),
      de: () => import('./overview/messages/de.json'),
      fr: () => import('./overview/messages/fr.json'),
      gr: () => import('./overview/messages/gr.json'),
    },
    player: {
      ar: () => import('./player/messages/ar.json'),
      en: () => import('./player/messages/en.json'),
      de: () => import('./player/messages/de.json'),
      fr: () => import('./player/messages/fr.json'),
      gr: () => import('./player/messages/gr.json'),
    },
    watchlist: {
      ar: () => import('./watchlist/messages/ar.json'),
      en: () => import('./watchlist/messages/en.json'),
      de: () => import('./watchlist/messages/de.json'),
      fr: () => import('./watchlist/messages/fr.json'),
      gr: () => import('./watchlist/messages/gr.json'),
    },
  },
};
export default app;
