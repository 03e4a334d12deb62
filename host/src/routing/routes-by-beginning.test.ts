import { createMemoryRouter, matchRoutes, redirect, RouterContextProvider, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routesByBeginning } from './routes-by-beginning.ts';

const page = (path: string): RouteObject => ({ id: path, path });
const pages: RouteObject[] = [
  page('/'),
  page('/shop'),
  page('/shop/new'),
  page('/shop/:slug'),
  { id: 'slots', children: [page('/blogs/:slug?')] },
  { ...page('/store'), loader: () => redirect('/shop/new') },
  page('*'),
];
/** A page whose address may begin with any word, or without its first one. */
const open = [page('/:member/films'), page('/old?/list')];
const siteOf = (children: RouteObject[]): RouteObject[] => [{ path: '/', children: [{ id: 'pages', children }] }];
const { routesAt } = routesByBeginning(pages);
const pageAt = (routes: RouteObject[], address: string) =>
  matchRoutes(routes, new URL(address, 'https://sahra.example'))?.at(-1);

const addresses = [
  '/',
  '/shop',
  '/shop/',
  '/SHOP/mugs',
  '/shop/new',
  '/shop/%D9%83%D9%88%D8%A8',
  '/%73hop/mugs',
  '/blogs',
  '/blogs/news?page=2',
];

it.each(addresses)('The page at %s is the one that the router finds among all', (address) => {
  const match = pageAt(siteOf(pages), address);
  expect(match?.route.id).not.toBe('*');
  const found = pageAt(routesAt(new URL(address, 'https://sahra.example').pathname), address);
  expect(found).toMatchObject({ route: { id: match?.route.id }, params: match?.params });
});

it.each(['/nowhere', '/shop/mugs/red', '/shopping', '/%E0%A4%A'])('At %s there is none', (address) => {
  expect(pageAt(routesAt(address), address)).toBeUndefined();
});

const routerAt = (address: string, routes = pages) => {
  const { first, giveMore } = routesByBeginning(routes).inTurn('pages', address);
  return createMemoryRouter(siteOf(first), {
    initialEntries: [address],
    patchRoutesOnNavigation: giveMore,
    // As the site's: with one, the router asks when somebody may have turned back already.
    getContext: () => new RouterContextProvider(),
  });
};
const shownBy = ({ state }: ReturnType<typeof createMemoryRouter>) => state.matches.at(-1)?.route.id;

it.each([
  ['', pages, addresses],
  [
    ', where one begins with any word',
    [...pages.slice(0, -1), ...open, page('*')],
    [...addresses, '/layla/films', '/shop/films'],
  ],
  [', where one has no first word', [...open, ...pages], [...addresses, '/old/list', '/list', '/shop/films']],
])('A router that gets them in turn comes to the same pages, and back%s', async (_, routes, visited) => {
  const router = routerAt('/blogs', routes);
  for (const address of [...visited, ...visited.toReversed()]) {
    await router.navigate(address);
    expect(shownBy(router)).toBe(pageAt(siteOf(routes), address)?.route.id);
  }
});

it('It follows a page that leads on to one whose routes it has not got', async () => {
  const router = routerAt('/');
  await router.navigate('/store');
  expect(shownBy(router)).toBe('/shop/new');
});

it('Where no page is it shows that, among routes that it has and that it has not', async () => {
  const router = routerAt('/shop');
  for (const address of ['/nowhere', '/shop/mugs/red', '/blogs/a/b']) {
    await router.navigate(address);
    expect(shownBy(router)).toBe('*');
  }
});

it('It has them where somebody turns back on the way, and goes there again', async () => {
  const router = routerAt('/');
  const given = router.navigate('/blogs/news');
  await router.navigate('/');
  await given;
  await router.navigate('/blogs/news');
  expect(shownBy(router)).toBe('/blogs/:slug?');
});
