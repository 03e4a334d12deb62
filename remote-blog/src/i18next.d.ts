import 'i18next';
import type common from '@sahra/shared/messages/en.json';
import type adminParts from '@sahra/shared/parts/admin-parts/messages/en.json';
import type contributions from '@sahra/shared/parts/contributions/messages/en.json';
import type letters from './letters/messages/en.json';
import type blog from './messages/en.json';
import type posts from './posts/messages/en.json';
import type reading from './reading/messages/en.json';

// Makes the keys of `t` part of the types: a key that English does not have does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      'admin-parts': typeof adminParts;
      contributions: typeof contributions;
      letters: typeof letters;
      blog: typeof blog;
      posts: typeof posts;
      reading: typeof reading;
    };
  }
}
