import { rm } from 'node:fs/promises';
import path from 'node:path';
import { writeBuild } from './build.ts';
import { damaged, described, extensionOf, hintsWith, link, shop, write } from './shop-builds.ts';

/** A release that must not be published. */
export interface HostileBuild {
  /** What it does, after "a release". */
  what: string;
  /** What its team is told. */
  reason: string;
  /** Makes its folder. */
  make: () => Promise<string>;
  /** Under which name it is to be published; the shop's by default. */
  remote?: string;
}

/** Releases whose files are not what they say. */
export const damagedBuilds: readonly HostileBuild[] = [
  {
    what: 'of which a byte was changed',
    reason: 'remoteEntry.js does not have the hash that remote.json says',
    make: write('client/remoteEntry.js', '//'),
  },
  {
    what: 'that lacks a chunk',
    reason: 'assets/list.js is named in remote.json and is missing',
    make: damaged((dist) => rm(path.join(dist, 'client/assets/list.js'))),
  },
  {
    what: 'with a file that nobody named',
    reason: 'assets/more.js is not named in remote.json',
    make: write('client/assets/more.js', ''),
  },
  {
    what: 'whose compressed file holds something else',
    reason: 'assets/list.js.br does not hold what assets/list.js holds',
    make: write('client/assets/list.js.br', 'nothing'),
  },
  {
    what: 'with a link to /etc/passwd',
    reason: 'client/assets/passwd is neither a file nor a folder',
    make: link('/etc/passwd', 'client/assets/passwd'),
  },
  {
    what: 'with a link beside its server bundle',
    reason: 'server/settings.js is neither a file nor a folder',
    make: link('/etc/passwd', 'server/settings.js'),
  },
  {
    what: 'that says less bytes of a file than it has',
    reason: 'remoteEntry.js has 23 bytes, and remote.json says 1',
    make: shop({ files: { 'remoteEntry.js': described('export const entry = 1;', 1) }, ...hintsWith({}) }),
  },
  {
    what: 'that offers a file outside of its folder',
    reason: '../server/app.js is no name of a file of this build',
    make: shop({
      files: { '../server/app.js': described('export default {};') },
      entry: '../server/app.js',
      ...hintsWith({ entry: { js: [], css: [] } }),
    }),
  },
  {
    what: 'whose remote.json is cut in half',
    reason: 'cannot be understood',
    make: write('remote.json', '{"schema":1,'),
  },
  {
    what: 'without a server bundle',
    reason: 'server/app.js is named in remote.json and is missing',
    make: damaged((dist) => rm(path.join(dist, 'server/app.js'))),
  },
  {
    what: 'whose version is none',
    reason: 'the version "1..2" of shop must be a version',
    make: shop({ version: '1..2' }),
  },
  { what: 'whose version leaves its folder', reason: 'cannot be understood', make: shop({ version: '../../etc' }) },
  ...['constructor', 'information', 'icons'].map((name) => ({
    what: `called ${name}`,
    remote: name,
    reason: `"${name}" means something else here, and is no name for a remote`,
    make: async () => (await writeBuild(name, '2.0.0')).dist,
  })),
  {
    what: 'of another remote',
    reason: 'is a build of blog, not of shop',
    make: async () => (await writeBuild('blog', '2.0.0')).dist,
  },
];

/** Makes a shop with an extension of so many bytes of script beyond its entry. */
const withLargeExtension = (slot: string, bytes: number) =>
  shop(
    {
      extensions: [extensionOf('shop.teaser', slot)],
      ...hintsWith({
        pages: { 'shop.list': { js: [], css: [] }, 'shop.teaser': { js: ['remoteEntry.js', 'assets/a.js'], css: [] } },
      }),
    },
    { 'assets/a.js': ';'.repeat(bytes) },
  );

/** Releases that do not fit, or cost visitors too much. */
export const unfitBuilds: readonly HostileBuild[] = [
  { what: 'for another contract', reason: 'contract 9.0.0 does not fit', make: shop({ contract: '9.0.0' }) },
  { what: 'for another react', reason: 'react 18.3.1 does not fit the host', make: shop({ react: '18.3.1' }) },
  {
    what: 'that uses what the host does not offer',
    reason: 'it uses paths of @sahra/shared/facade, which the host does not offer',
    make: shop({ uses: { '@sahra/shared/facade': ['Link', 'paths'] } }),
  },
  {
    what: 'with a react of its own',
    reason: 'client/assets/react.js brings a react of its own',
    make: shop(hintsWith({}), {
      'assets/react.js': 'e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={H:null}',
    }),
  },
  {
    what: 'with a page of 3 MB of script',
    reason:
      'page shop.list (/shop, list of products) in ar: its script has 3000027 bytes (compressed), and its budget is 16 kB: assets/large.js (3000000 bytes before compression) was not in 1.0.0',
    make: shop(hintsWith({ pages: { 'shop.list': { js: ['assets/large.js'], css: [] } } }), {
      'assets/large.js': ';'.repeat(3_000_000),
    }),
  },
  {
    what: 'with a page of too much style',
    reason:
      'page shop.list (/shop, list of products) in ar: its style has 9000 bytes (compressed), and its budget is 8 kB: assets/a.css (9000 bytes before compression) was not in 1.0.0',
    make: shop(hintsWith({ pages: { 'shop.list': { js: [], css: ['assets/a.css'] } } }), {
      'assets/a.css': 'a{}'.repeat(3000),
    }),
  },
  {
    what: 'with an extension of too much script for its slot',
    reason: 'extension shop.teaser in ar has 5000 bytes (compressed), and its budget is 4 kB',
    make: withLargeExtension('merchandise.actions', 5000),
  },
  {
    what: 'with a large extension for a slot that nobody has',
    reason: 'extension shop.teaser in ar has 9000 bytes (compressed), and its budget is 8 kB',
    make: withLargeExtension('cinema.foyer', 9000),
  },
  {
    what: 'with too many messages in one language',
    reason: 'page shop.list (/shop, list of products) in fr: its script has',
    make: shop(hintsWith({ messages: { fr: { js: ['assets/fr.js'], css: [] } } }), {
      'assets/fr.js': ';'.repeat(60_000),
    }),
  },
  {
    what: 'too large where no page announces it',
    reason: 'shop with all its files has',
    make: shop(hintsWith({}), { 'assets/later.js': ';'.repeat(400_000) }),
  },
  {
    what: 'whose form calls an address that the api lacks',
    reason: 'server/cart.js of shop calls POST /api/cart, which the api does not have',
    make: shop({ calls: [{ method: 'post', path: '/cart', file: 'server/cart.js' }] }),
  },
];
