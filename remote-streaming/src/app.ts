import { CONTRACT_VERSION, type RemoteApp } from '@sahra/shared/facade';
import { pictureMessages } from '@sahra/shared/forms/pictures/messages';
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
    access: {
      ar: () => import('@sahra/shared/parts/access/messages/ar.json'),
      en: () => import('@sahra/shared/parts/access/messages/en.json'),
      de: () => import('@sahra/shared/parts/access/messages/de.json'),
      fr: () => import('@sahra/shared/parts/access/messages/fr.json'),
      gr: () => import('@sahra/shared/parts/access/messages/gr.json'),
    },
    contributions: {
      ar: () => import('@sahra/shared/parts/contributions/messages/ar.json'),
      en: () => import('@sahra/shared/parts/contributions/messages/en.json'),
      de: () => import('@sahra/shared/parts/contributions/messages/de.json'),
      fr: () => import('@sahra/shared/parts/contributions/messages/fr.json'),
      gr: () => import('@sahra/shared/parts/contributions/messages/gr.json'),
    },
    embed: {
      ar: () => import('./embed/messages/ar.json'),
      en: () => import('./embed/messages/en.json'),
      de: () => import('./embed/messages/de.json'),
      fr: () => import('./embed/messages/fr.json'),
      gr: () => import('./embed/messages/gr.json'),
    },
    home: {
      ar: () => import('./home/messages/ar.json'),
      en: () => import('./home/messages/en.json'),
      de: () => import('./home/messages/de.json'),
      fr: () => import('./home/messages/fr.json'),
      gr: () => import('./home/messages/gr.json'),
    },
    lists: {
      ar: () => import('./lists/messages/ar.json'),
      en: () => import('./lists/messages/en.json'),
      de: () => import('./lists/messages/de.json'),
      fr: () => import('./lists/messages/fr.json'),
      gr: () => import('./lists/messages/gr.json'),
    },
    history: {
      ar: () => import('./history/messages/ar.json'),
      en: () => import('./history/messages/en.json'),
      de: () => import('./history/messages/de.json'),
      fr: () => import('./history/messages/fr.json'),
      gr: () => import('./history/messages/gr.json'),
    },
    overview: {
      ar: () => import('./overview/messages/ar.json'),
      en: () => import('./overview/messages/en.json'),
      de: () => import('./overview/messages/de.json'),
      fr: () => import('./overview/messages/fr.json'),
      gr: () => import('./overview/messages/gr.json'),
    },
    people: {
      ar: () => import('./people/messages/ar.json'),
      en: () => import('./people/messages/en.json'),
      de: () => import('./people/messages/de.json'),
      fr: () => import('./people/messages/fr.json'),
      gr: () => import('./people/messages/gr.json'),
    },
    player: {
      ar: () => import('./player/messages/ar.json'),
      en: () => import('./player/messages/en.json'),
      de: () => import('./player/messages/de.json'),
      fr: () => import('./player/messages/fr.json'),
      gr: () => import('./player/messages/gr.json'),
    },
    pictures: pictureMessages,
    playlists: {
      ar: () => import('./playlists/messages/ar.json'),
      en: () => import('./playlists/messages/en.json'),
      de: () => import('./playlists/messages/de.json'),
      fr: () => import('./playlists/messages/fr.json'),
      gr: () => import('./playlists/messages/gr.json'),
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
