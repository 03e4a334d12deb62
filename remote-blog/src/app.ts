import { pictureMessages } from '@sahra/shared/forms/pictures/messages';
import { CONTRACT_VERSION, type RemoteApp } from '@sahra/shared/facade';
import { extensions } from './extensions.tsx';
import { routes } from './routes.tsx';

/** What the host loads of this remote. */
const app: RemoteApp = {
  id: 'blog',
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
    'admin-parts': {
      ar: () => import('@sahra/shared/parts/admin-parts/messages/ar.json'),
      en: () => import('@sahra/shared/parts/admin-parts/messages/en.json'),
      de: () => import('@sahra/shared/parts/admin-parts/messages/de.json'),
      fr: () => import('@sahra/shared/parts/admin-parts/messages/fr.json'),
      gr: () => import('@sahra/shared/parts/admin-parts/messages/gr.json'),
    },
    contributions: {
      ar: () => import('@sahra/shared/parts/contributions/messages/ar.json'),
      en: () => import('@sahra/shared/parts/contributions/messages/en.json'),
      de: () => import('@sahra/shared/parts/contributions/messages/de.json'),
      fr: () => import('@sahra/shared/parts/contributions/messages/fr.json'),
      gr: () => import('@sahra/shared/parts/contributions/messages/gr.json'),
    },
    letters: {
      ar: () => import('./letters/messages/ar.json'),
      en: () => import('./letters/messages/en.json'),
      de: () => import('./letters/messages/de.json'),
      fr: () => import('./letters/messages/fr.json'),
      gr: () => import('./letters/messages/gr.json'),
    },
    editing: {
      ar: () => import('./editing/messages/ar.json'),
      en: () => import('./editing/messages/en.json'),
      de: () => import('./editing/messages/de.json'),
      fr: () => import('./editing/messages/fr.json'),
      gr: () => import('./editing/messages/gr.json'),
    },
    pictures: pictureMessages,
    posts: {
      ar: () => import('./posts/messages/ar.json'),
      en: () => import('./posts/messages/en.json'),
      de: () => import('./posts/messages/de.json'),
      fr: () => import('./posts/messages/fr.json'),
      gr: () => import('./posts/messages/gr.json'),
    },
    reading: {
      ar: () => import('./reading/messages/ar.json'),
      en: () => import('./reading/messages/en.json'),
      de: () => import('./reading/messages/de.json'),
      fr: () => import('./reading/messages/fr.json'),
      gr: () => import('./reading/messages/gr.json'),
    },
    'text-editor': {
      ar: () => import('./editing/text-editor/messages/ar.json'),
      en: () => import('./editing/text-editor/messages/en.json'),
      de: () => import('./editing/text-editor/messages/de.json'),
      fr: () => import('./editing/text-editor/messages/fr.json'),
      gr: () => import('./editing/text-editor/messages/gr.json'),
    },
  },
};
export default app;
