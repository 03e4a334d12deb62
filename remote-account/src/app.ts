import { CONTRACT_VERSION, type RemoteApp } from '@sahra/shared/facade';
import { pictureMessages } from '@sahra/shared/forms/pictures/messages';
import { photoMessages } from '@sahra/shared/parts/contributions/photos/messages';
import { routes } from './routes.tsx';

/** What the host loads of this remote. */
const app: RemoteApp = {
  id: 'account',
  contract: CONTRACT_VERSION,
  routes,
  messages: {
    ar: () => import('./messages/ar.json'),
    en: () => import('./messages/en.json'),
    de: () => import('./messages/de.json'),
    fr: () => import('./messages/fr.json'),
    gr: () => import('./messages/gr.json'),
  },
  namespaces: {
    access: {
      ar: () => import('@sahra/shared/parts/access/messages/ar.json'),
      en: () => import('@sahra/shared/parts/access/messages/en.json'),
      de: () => import('@sahra/shared/parts/access/messages/de.json'),
      fr: () => import('@sahra/shared/parts/access/messages/fr.json'),
      gr: () => import('@sahra/shared/parts/access/messages/gr.json'),
    },
    addresses: {
      ar: () => import('./addresses/messages/ar.json'),
      en: () => import('./addresses/messages/en.json'),
      de: () => import('./addresses/messages/de.json'),
      fr: () => import('./addresses/messages/fr.json'),
      gr: () => import('./addresses/messages/gr.json'),
    },
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
    admin: {
      ar: () => import('./admin/messages/ar.json'),
      en: () => import('./admin/messages/en.json'),
      de: () => import('./admin/messages/de.json'),
      fr: () => import('./admin/messages/fr.json'),
      gr: () => import('./admin/messages/gr.json'),
    },
    details: {
      ar: () => import('./details/messages/ar.json'),
      en: () => import('./details/messages/en.json'),
      de: () => import('./details/messages/de.json'),
      fr: () => import('./details/messages/fr.json'),
      gr: () => import('./details/messages/gr.json'),
    },
    deletion: {
      ar: () => import('./deletion/messages/ar.json'),
      en: () => import('./deletion/messages/en.json'),
      de: () => import('./deletion/messages/de.json'),
      fr: () => import('./deletion/messages/fr.json'),
      gr: () => import('./deletion/messages/gr.json'),
    },
    moderation: {
      ar: () => import('./admin/moderation/messages/ar.json'),
      en: () => import('./admin/moderation/messages/en.json'),
      de: () => import('./admin/moderation/messages/de.json'),
      fr: () => import('./admin/moderation/messages/fr.json'),
      gr: () => import('./admin/moderation/messages/gr.json'),
    },
    photos: photoMessages,
    pictures: pictureMessages,
    profiles: {
      ar: () => import('./profiles/messages/ar.json'),
      en: () => import('./profiles/messages/en.json'),
      de: () => import('./profiles/messages/de.json'),
      fr: () => import('./profiles/messages/fr.json'),
      gr: () => import('./profiles/messages/gr.json'),
    },
    plans: {
      ar: () => import('./plans/messages/ar.json'),
      en: () => import('./plans/messages/en.json'),
      de: () => import('./plans/messages/de.json'),
      fr: () => import('./plans/messages/fr.json'),
      gr: () => import('./plans/messages/gr.json'),
    },
    security: {
      ar: () => import('./security/messages/ar.json'),
      en: () => import('./security/messages/en.json'),
      de: () => import('./security/messages/de.json'),
      fr: () => import('./security/messages/fr.json'),
      gr: () => import('./security/messages/gr.json'),
    },
    'sign-up': {
      ar: () => import('./sign-up/messages/ar.json'),
      en: () => import('./sign-up/messages/en.json'),
      de: () => import('./sign-up/messages/de.json'),
      fr: () => import('./sign-up/messages/fr.json'),
      gr: () => import('./sign-up/messages/gr.json'),
    },
    subscription: {
      ar: () => import('./subscription/messages/ar.json'),
      en: () => import('./subscription/messages/en.json'),
      de: () => import('./subscription/messages/de.json'),
      fr: () => import('./subscription/messages/fr.json'),
      gr: () => import('./subscription/messages/gr.json'),
    },
    verification: {
      ar: () => import('./verification/messages/ar.json'),
      en: () => import('./verification/messages/en.json'),
      de: () => import('./verification/messages/de.json'),
      fr: () => import('./verification/messages/fr.json'),
      gr: () => import('./verification/messages/gr.json'),
    },
  },
};
export default app;
