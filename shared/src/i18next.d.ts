import 'i18next';
import type pictures from './forms/pictures/messages/en.json';
import type common from './messages/en.json';
import type access from './parts/access/messages/en.json';
import type adminParts from './parts/admin-parts/messages/en.json';
import type contributions from './parts/contributions/messages/en.json';
import type photos from './parts/contributions/photos/messages/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      access: typeof access;
      'admin-parts': typeof adminParts;
      common: typeof common;
      contributions: typeof contributions;
      photos: typeof photos;
      pictures: typeof pictures;
    };
  }
}
