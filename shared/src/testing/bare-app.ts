import { createApp, type AppInstance } from '../app.tsx';
import { createI18n } from '../i18n/create-i18n.ts';

/** An app that has nothing but what every one has, in English: the server's, or with `watchRouter` a browser's. */
export const bareApp = (watchRouter?: AppInstance['watchRouter']): AppInstance =>
  createApp({
    i18n: createI18n('en', {}),
    pages: [],
    origin: 'http://sahra.test',
    api: { baseUrl: '/api' },
    changeLanguage: () => Promise.resolve(),
    ...(watchRouter && { watchRouter }),
  });
