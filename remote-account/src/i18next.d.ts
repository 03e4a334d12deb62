import 'i18next';
import type pictures from '@sahra/shared/forms/pictures/messages/en.json';
import type common from '@sahra/shared/messages/en.json';
import type access from '@sahra/shared/parts/access/messages/en.json';
import type adminParts from '@sahra/shared/parts/admin-parts/messages/en.json';
import type contributions from '@sahra/shared/parts/contributions/messages/en.json';
import type photos from '@sahra/shared/parts/contributions/photos/messages/en.json';
import type admin from './admin/messages/en.json';
import type addresses from './addresses/messages/en.json';
import type account from './messages/en.json';
import type details from './details/messages/en.json';
import type deletion from './deletion/messages/en.json';
import type moderation from './admin/moderation/messages/en.json';
import type plans from './plans/messages/en.json';
import type profiles from './profiles/messages/en.json';
import type security from './security/messages/en.json';
import type signUp from './sign-up/messages/en.json';
import type subscription from './subscription/messages/en.json';
import type verification from './verification/messages/en.json';

// Makes the keys of `t` part of the types: a key that English does not have does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      access: typeof access;
      addresses: typeof addresses;
      'admin-parts': typeof adminParts;
      common: typeof common;
      contributions: typeof contributions;
      account: typeof account;
      admin: typeof admin;
      details: typeof details;
      deletion: typeof deletion;
      moderation: typeof moderation;
      photos: typeof photos;
      pictures: typeof pictures;
      plans: typeof plans;
      profiles: typeof profiles;
      security: typeof security;
      'sign-up': typeof signUp;
      subscription: typeof subscription;
      verification: typeof verification;
    };
  }
}
