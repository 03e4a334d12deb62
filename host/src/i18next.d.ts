import 'i18next';
import type common from '@sahra/shared/messages/en.json';
import type customizer from './customizer/messages/en.json';
import type doctor from './doctor/messages/en.json';
import type feeds from './feeds/messages/en.json';
import type information from './pages/information/messages/en.json';
import type host from './messages/en.json';
import type search from './search/messages/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      host: typeof host;
      customizer: typeof customizer;
      doctor: typeof doctor;
      feeds: typeof feeds;
      information: typeof information;
      search: typeof search;
    };
  }
}
