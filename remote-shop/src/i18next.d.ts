import 'i18next';
import type common from '@sahra/shared/messages/en.json';
import type pictures from '@sahra/shared/forms/pictures/messages/en.json';
import type contributions from '@sahra/shared/parts/contributions/messages/en.json';
import type shop from './messages/en.json';

// Makes the keys of `t` part of the types: a key that English does not have does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      contributions: typeof contributions;
      pictures: typeof pictures;
      shop: typeof shop;
    };
  }
}
