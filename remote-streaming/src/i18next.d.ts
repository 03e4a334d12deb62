import 'i18next';
import type common from '@sahra/shared/messages/en.json';
import type contributions from '@sahra/shared/parts/contributions/messages/en.json';
import type streaming from './messages/en.json';
import type overview from './overview/messages/en.json';
import type player from './player/messages/en.json';
import type watchlist from './watchlist/messages/en.json';

// Makes the keys of `t` part of the types: a key that English does not have does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      contributions: typeof contributions;
      streaming: typeof streaming;
      overview: typeof overview;
      player: typeof player;
      watchlist: typeof watchlist;
    };
  }
}
