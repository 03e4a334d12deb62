import { createBrowserRouter, matchRoutes, redirect, type RouteObject } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createRoutesByPlace, withPlaces } from './routes-by-place.ts';

const pages: RouteObject[] = [
  { id: 'home', path: '/' },
  { id: 'shop', path: '/shop' },
  { id: 'slots:product', children: [{ id: 'product', path: '/shop/:slug' }] },
  { id: 'old', path: '/store', loader: () => redirect('/blogs') },
  { id: 'blogs', path: '/blogs' },
  { id: 'account', path: '/account/:room' },
];

function siteAt(address: string) {
  history.replaceState(null, '', address);
  const missing: RouteObject = {
    id: 'missing',
    path: '*',
    loader: ({ request }) => {
      if (site.learn(new URL(request.url).pathname)) throw redirect(request.url);
      throw new Response('', { status: 404 });
    },
  };
  const tree: RouteObject[] = [{ id: 'root', path: '/', children: [{ id: 'pages', children: [...pages, missing] }] }];
  const routes = createRoutesByPlace(tree, 'pages');
  const created = createBrowserRouter(routes.treeAt(address), { hydrationData: { loaderData: {} } });
  const site = { ...withPlaces(created, 'pages', routes.adding(address)), routes };
  return site;
}

const shown = ({ router }: ReturnType<typeof siteAt>) => router.state.matches.at(-1)?.route.id;

afterEach(() => history.replaceState(null, '', '/'));

it('Begins with the routes of its own place', () => {
  const { router, routes } = siteAt('/shop/mug');
  const known = router.routes[0]?.children?.[0]?.children?.map(({ id }) => id);
  expect(known).toEqual(['shop', 'slots:product', 'missing']);
  expect(matchRoutes(routes.treeAt('/%41ccount/orders'), '/Account/orders')?.at(-1)?.route.id).toBe('account');
});

it('Goes to other places, as links name them, and back', async () => {
  const site = siteAt('/shop');
  for (const [to, id] of [
    ['/account/orders?page=2', 'account'],
    [{ pathname: '/' }, 'home'],
    ['/shop/mug', 'product'],
    ['?color=red', 'product'],
  ] as const) {
    await site.router.navigate(to);
    expect(shown(site)).toBe(id);
  }
});

it('Finds where a redirect leads to', async () => {
  const site = siteAt('/');
  await site.router.navigate('/store');
  expect(shown(site)).toBe('blogs');
});

it('Knows what the browser goes back to', async () => {
  const site = siteAt('/');
  history.pushState(null, '', '/blogs');
  history.pushState(null, '', '/shop');
  const arrived = new Promise<void>((resolve) =>
    site.router.subscribe((state) => state.navigation.state === 'idle' && resolve()),
  );
  history.back();
  await arrived;
  expect(shown(site)).toBe('blogs');
});

it('Says of an address that leads nowhere that it does, and tells nobody of new routes', async () => {
  const site = siteAt('/');
  const states: string[] = [];
  site.router.subscribe(({ navigation }) => states.push(navigation.state));
  expect(site.learn('/account/x')).toBe(true);
  expect(site.learn('/account/y')).toBe(false);
  expect(states).toEqual([]);
  await site.router.navigate('/nowhere');
  expect(site.router.state.errors).toMatchObject({ root: { status: 404 } });
});
