import type { createBrowserRouter, RouteObject } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** Of a route of addresses that may begin with anything. */
const ANYWHERE = '*';

/** The first part of an address, `account` of `/account/orders`, or of a route's path. */
function placeOf(path: string): string {
  const [, first = ''] = path.split('/', 2);
  if (/^[:*]|\?$/.test(first) || !path.startsWith('/')) return ANYWHERE;
  try {
    return decodeURIComponent(first).toLowerCase();
  } catch {
    return first.toLowerCase();
  }
}

const pathOf = ({ path, children }: RouteObject): string => path ?? children?.[0]?.path ?? ANYWHERE;

/**
 * The route tree by the first part of addresses. The router prepares each route that it has, and tries them one after the other: with all of
 * them this takes a phone a tenth of a second, of which nearly all goes to places where nobody is.
 *
 * @param parentId Of the route whose children are shared out; all that is above it is in each tree.
 */
export function createRoutesByPlace(routes: RouteObject[], parentId: string) {
  const byPlace = new Map<string, RouteObject[]>();
  /** The same tree, with others in the place of the children that are shared out. */
  const withChildren = (list: RouteObject[], children: RouteObject[]): RouteObject[] =>
    list.map((route) => {
      if (route.id === parentId) return { ...route, children } as RouteObject;
      return route.children ? ({ ...route, children: withChildren(route.children, children) } as RouteObject) : route;
    });
  function share(list: RouteObject[]): void {
    for (const { id, children = [] } of list) {
      if (id !== parentId) share(children);
      else for (const route of children) childrenOf(placeOf(pathOf(route))).push(route);
    }
  }
  function childrenOf(place: string): RouteObject[] {
    const children = byPlace.get(place) ?? [];
    byPlace.set(place, children);
    return children;
  }
  share(routes);

  return {
    /** All routes that an address may lead to, as a tree. */
    treeAt: (pathname: string): RouteObject[] => {
      const place = placeOf(pathname);
      return withChildren(routes, [...(place === ANYWHERE ? [] : (byPlace.get(place) ?? [])), ...childrenOf(ANYWHERE)]);
    },

    /** Of a router that began with the tree at `start`: adds what another address may lead to, once; tells whether there was anything. */
    adding(start: string) {
      const known = new Set([placeOf(start), ANYWHERE]);
      return (pathname: string, add: (children: RouteObject[]) => void): boolean => {
        const place = placeOf(pathname);
        const children = byPlace.get(place);
        if (known.has(place) || !children) return false;
        known.add(place);
        add(children);
        return true;
      };
    },
  };
}

export type RoutesByPlace = ReturnType<typeof createRoutesByPlace>;

/** The part of a link that names a page; undefined where it stays on the page that is shown. */
function pathnameOf(to: Parameters<Router['navigate']>[0]): string | undefined {
  const text = to !== null && typeof to === 'object' ? (to as { pathname?: string }).pathname : to;
  return typeof text === 'string' && URL.canParse(text, location.href)
    ? new URL(text, location.href).pathname
    : undefined;
}

/**
 * The router of a tab that has begun with the tree at its address: each other place is added when somebody goes there. Nobody is told of what
 * changes nothing on the screen.
 */
export function withPlaces(router: Router, parentId: string, add: ReturnType<RoutesByPlace['adding']>) {
  let isAdding = false;
  const learn = (pathname: string) =>
    add(pathname, (children) => {
      isAdding = true;
      router.patchRoutes(parentId, children);
      isAdding = false;
    });
  // Before the router hears of it.
  addEventListener('popstate', () => learn(location.pathname), { capture: true });
  const own: Partial<Router> = {
    subscribe: (listener) => router.subscribe((state, options) => isAdding || listener(state, options)),
    navigate: ((...[to, options]: Parameters<Router['navigate']>) => {
      const pathname = pathnameOf(to);
      if (pathname !== undefined) learn(pathname);
      return router.navigate(to, options);
    }) as Router['navigate'],
  };
  const placed = new Proxy(router, {
    get: (target, name): unknown => Reflect.get(own, name) ?? Reflect.get(target, name),
  });
  return { router: placed, learn };
}
