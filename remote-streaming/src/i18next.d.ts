import 'i18next';
import type common from '@sahra/shared/messages/en.json';
import type pictures from '@sahra/shared/forms/pictures/messages/en.json';
import type access from '@sahra/shared/parts/access/messages/en.json';
import type contributions from '@sahra/shared/parts/contributions/messages/en.json';
import type embed from './embed/messages/en.json';
import type home from './home/messages/en.json';
import type lists from './lists/messages/en.json';
import type history from './history/messages/en.json';
import type streaming from './messages/en.json';
import type overview from './overview/messages/en.json';
import type party from './party/messages/en.json';
import type people from './people/messages/en.json';
import type player from './player/messages/en.json';
import type playlists from './playlists/messages/en.json';
import type watchlist from './watchlist/messages/en.json';

// Makes the keys of `t` part of the types: a key that English does not have does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      access: typeof access;
      common: typeof common;
      contributions: typeof contributions;
      streaming: typeof streaming;
      embed: typeof embed;
      home: typeof home;
      lists: typeof lists;
      history: typeof history;
      overview: typeof overview;
      party: typeof party;
      people: typeof people;
      pictures: typeof pictures;
      player: typeof player;
      playlists: typeof playlists;
      watchlist: typeof watchlist;
    };
  }
}
