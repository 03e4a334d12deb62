import type { HostileBuild } from './hostile-builds.ts';
import { at, extensionOf, hintsWith, pageAt, shop, withExtensions, withPages } from './shop-builds.ts';

/** Releases that take what belongs to others. */
export const claimingBuilds: readonly HostileBuild[] = [
  ...[
    ['/login/', '/login/ of shop is already a page of account'],
    ['/login/:next?', '/login/:next? of shop is already a page of account'],
    [
      '/shows-details/1',
      '/shows-details/1 of shop has addresses in common with /shows-details/:programId of streaming',
    ],
    ['/*', '/* takes every address below it'],
    ['/:anything', '/:anything begins with a parameter, and would take addresses of the whole site'],
    ['/api/products', '/api/products begins with /api, which the platform answers itself'],
  ].map(([path = '', reason = '']) => ({ what: `with a page at ${path}`, reason, make: at(path) })),
  {
    what: 'with the id of a page of another remote',
    reason: 'page blog.list of shop: its id does not begin with "shop."',
    make: withPages(pageAt('/shop', 'blog.list')),
  },
  {
    what: 'with the namespace of another remote',
    reason: 'the namespace blog of shop belongs to blog',
    make: shop(hintsWith({ messages: { 'blog/de': { js: ['assets/de.js'], css: [] } } }), { 'assets/de.js': '' }),
  },
];

/** Releases whose extensions are not what they may be. */
export const extendingBuilds: readonly HostileBuild[] = [
  {
    what: 'with an extension of another remote',
    reason: 'extension blog.teaser of shop: its id does not begin with "shop."',
    make: withExtensions(extensionOf('blog.teaser')),
  },
  {
    what: 'with an extension that has the id of a page',
    reason: 'extension shop.list of shop: a page has the same id',
    make: withExtensions(extensionOf('shop.list')),
  },
  {
    what: 'with an extension of which no file is announced',
    reason: 'extension shop.teaser of shop: remote.json does not say what it needs',
    make: shop({ extensions: [extensionOf('shop.teaser')] }),
  },
  {
    what: 'with an extension whose messages are not in it',
    reason: 'extension shop.teaser of shop: remote.json does not say where the messages of cart are',
    make: withExtensions({ ...extensionOf('shop.teaser'), namespaces: ['cart'] }),
  },
  {
    what: 'with an extension in a slot that is none',
    reason: 'must be the name of a slot',
    make: withExtensions({ ...extensionOf('shop.teaser'), slot: '*' }),
  },
  {
    what: 'with more extensions than a remote may have',
    reason: 'shop has 13 extensions, and 12 is the most that a remote may have',
    make: withExtensions(...Array.from({ length: 13 }, (_, index) => extensionOf(`shop.teaser-${index}`))),
  },
];
