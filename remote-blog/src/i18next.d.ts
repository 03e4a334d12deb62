import 'i18next';
import type common from '@sahra/shared/messages/en.json';
import type blog from './messages/en.json';

// Makes the keys of `t` part of the types: a key that English does not have does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: { common: typeof common; blog: typeof blog };
  }
}
