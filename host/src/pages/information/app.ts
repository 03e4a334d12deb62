import { CONTRACT_VERSION, type RemoteApp } from '@sahra/shared/facade';
import { searchMessages } from '../../search/messages.ts';
import { routes } from './routes.tsx';

/** The host's own pages, in the shape of a remote: one way to make a page, no matter who owns it. */
const app: RemoteApp = {
  id: 'information',
  contract: CONTRACT_VERSION,
  routes,
  messages: {
    ar: () => import('./messages/ar.json'),
    en: () => import('./messages/en.json'),
    de: () => import('./messages/de.json'),
    fr: () => import('./messages/fr.json'),
    gr: () => import('./messages/gr.json'),
  },
  namespaces: { search: searchMessages },
};

export default app;
