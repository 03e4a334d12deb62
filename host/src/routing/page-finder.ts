import { matchRoutes, type RouteObject } from 'react-router-dom';

/** `shop` of `/shop/mugs`. The router takes upper and lower case for the same. */
const beginningOf = (path: string): string => path.split('/', 2)[1]?.toLowerCase() ?? '';

const pagesIn = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => (route.children ? pagesIn(route.children) : [route]));

/**
 * Finds the route of the page at an address. For each address `matchRoutes` prepares all routes that it gets, which for all pages of the site
 * takes a phone 50 ms: here it gets those whose pattern begins as the address does. No page's pattern begins with a parameter.
 */
export function createPageFinder(routes: readonly RouteObject[]) {
  const byBeginning = new Map<string, RouteObject[]>();
  for (const route of pagesIn(routes)) {
    const beginning = beginningOf(route.path ?? '');
    const known = byBeginning.get(beginning);
    if (known) known.push(route);
    else byBeginning.set(beginning, [route]);
  }
  return (url: URL) => matchRoutes(byBeginning.get(beginningOf(url.pathname)) ?? [], url)?.at(-1);
}
