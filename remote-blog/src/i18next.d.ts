import 'i18next';
import type common from '@sahra/shared/messages/en.json';
import type pictures from '@sahra/shared/forms/pictures/messages/en.json';
import type adminParts from '@sahra/shared/parts/admin-parts/messages/en.json';
import type contributions from '@sahra/shared/parts/contributions/messages/en.json';
import type letters from './letters/messages/en.json';
import type blog from './messages/en.json';
import type editing from './editing/messages/en.json';
import type textEditor from './editing/text-editor/messages/en.json';
import type posts from './posts/messages/en.json';
import type reading from './reading/messages/en.json';

// Makes the keys of `t` part of the types: a key that English does not have does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      'admin-parts': typeof adminParts;
      common: typeof common;
      contributions: typeof contributions;
      letters: typeof letters;
      blog: typeof blog;
      editing: typeof editing;
      pictures: typeof pictures;
      'text-editor': typeof textEditor;
      posts: typeof posts;
      reading: typeof reading;
    };
  }
}
