import 'i18next';
import type common from '@sahra/shared/messages/en.json';
import type mail from './mail/messages/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: { common: typeof common; mail: typeof mail };
  }
}
