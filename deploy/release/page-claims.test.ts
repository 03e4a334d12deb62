import { describe, expect, it } from 'vitest';
import { declaredPages } from '../build/declared-pages.ts';
import { claimFault } from './page-claims.ts';

const remote = (name: string, ...claimed: string[]) => ({
  name,
  pages: claimed.map((path, index) => ({ id: `${name}.${index}`, path })),
});
const site = [
  remote('streaming', '/', '/shows-details', '/shows-details/:programId', '/programs/:program/episodes/:episode'),
  remote('account', '/login', '/account', '/account/orders', '/account/orders/:number'),
  remote('host', '/PrivacyPolicy', '/newsletter/confirm'),
];
const taken = (path: string, owner: string) => `${path} of shop is already a page of ${owner}`;
const common = (path: string, other: string) => `${path} of shop has addresses in common with ${other}`;

describe('A remote may not have', () => {
  it.each([
    ['/', taken('/', 'streaming')],
    ['/login', taken('/login', 'account')],
    ['/login/', taken('/login/', 'account')],
    ['//login', taken('//login', 'account')],
    ['/LOGIN', taken('/LOGIN', 'account')],
    ['/privacypolicy', taken('/privacypolicy', 'host')],
    ['/login/:next?', taken('/login/:next?', 'account')],
    ['/login/next?', taken('/login/next?', 'account')],
    ['/newsletter?/login', taken('/newsletter?/login', 'account')],
    ['/account/orders/:id', taken('/account/orders/:id', 'account')],
    ['/shows-details/1', common('/shows-details/1', '/shows-details/:programId of streaming')],
    ['/shows-details/:kind/top?', taken('/shows-details/:kind/top?', 'streaming')],
    ['/account/:anything', common('/account/:anything', '/account/orders of account')],
    ['/programs/1/episodes/:e', common('/programs/1/episodes/:e', '/programs/:program/episodes/:episode of streaming')],
    ['/programs/:p/:x/1', common('/programs/:p/:x/1', '/programs/:program/episodes/:episode of streaming')],
    ['/*', 'takes every address below it'],
    ['/a/*', 'takes every address below it'],
    ['/a*', 'takes every address below it'],
    ['/:anything', 'begins with a parameter'],
    ['/:a?', 'begins with a parameter'],
    ['/:a?/b', 'begins with a parameter'],
    ['/a?/:b', 'begins with a parameter'],
    ['/registry.json', 'which the platform answers itself'],
    ['/Robots.txt', 'which the platform answers itself'],
    ['/sitemap-shop-1.xml', 'which the platform answers itself'],
    ['/api/x', 'begins with /api, which the platform answers itself'],
    ['/API/:x', 'begins with /api, which the platform answers itself'],
    ['/a?/mf/x', 'begins with /mf, which the platform answers itself'],
    ['/a/:name.html', '":name.html" is neither a word nor a :parameter'],
    ['/a/../login', '".." is neither a word nor a :parameter'],
    ['/log%69n', '"log%69n" is neither a word nor a :parameter'],
    ['/a?x=1', '"a?x=1" is neither a word nor a :parameter'],
    [`${'/a?'.repeat(40)}`, 'has more than 8 segments'],
  ])('%s', (path, reason) => {
    expect(claimFault(remote('shop', path), site)).toContain(reason);
  });
});

describe('A remote may have', () => {
  it.each([['/shop', '/shop/:id', '/shop/new'], ['/login-help'], ['/shows'], ['/a/:b?'], ['/account-of/:name']])(
    '%s %s %s',
    (...claimed) => expect(claimFault(remote('shop', ...claimed), site)).toBeUndefined(),
  );

  it('the pages that it has in the version that visitors get', () => {
    expect(claimFault(remote('account', '/login', '/account/:page'), site)).toBeUndefined();
  });
});

it('What is refused does not depend on who came first', () => {
  const [shop, blog] = [remote('shop', '/p/:id'), remote('blog', '/p/new')];
  expect([claimFault(shop, [blog]), claimFault(blog, [shop])]).toEqual([
    '/p/:id of shop has addresses in common with /p/new of blog',
    '/p/new of blog has addresses in common with /p/:id of shop',
  ]);
});

it.each([
  [['/a', '/A/'], '/A/ and /a are one address'],
  [['/a/:x', '/a/:y'], '/a/:y and /a/:x are one address'],
  [['/a/:x?', '/a'], '/a and /a/:x? are one address'],
])('Two pages of one remote may not have one address: %j', (claimed, reason) => {
  expect(claimFault(remote('shop', ...claimed), [])).toContain(reason);
});

it('The id of a page begins with the name of its remote', () => {
  const fault = claimFault({ name: 'shop', pages: [{ id: 'shopping.list', path: '/a' }] }, []);
  expect(fault).toBe('page shopping.list of shop: its id does not begin with "shop."');
});

it('A page may not have the id of another, of its own remote or of a sibling', () => {
  const page = (path: string) => ({ id: 'shop.list', path });
  expect(claimFault({ name: 'shop', pages: [page('/a'), page('/b')] }, [])).toContain(
    'two pages have the id shop.list',
  );
  const older = { name: 'blog', pages: [page('/b')] };
  expect(claimFault({ name: 'shop', pages: [page('/a')] }, [older])).toBe('the id shop.list belongs to a page of blog');
});

it('The pages of this site do not get in the way of each other', async () => {
  const all = (await declaredPages()).map(({ id, pattern }) => remote(id, pattern));
  expect(all.flatMap((one) => claimFault(one, all) ?? [])).toEqual([]);
});
