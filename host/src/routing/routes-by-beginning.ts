import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';

/** `shop` of `/shop/mugs`. The router takes upper and lower case for the same, and what is encoded for what it stands for. */
function firstWordOf(path: string): string {
  const beginning = path.split('/', 2)[1] ?? '';
  try {
    return decodeURIComponent(beginning).toLowerCase();
  } catch {
    return beginning.toLowerCase();
  }
}

const pathOf = ({ path, children }: RouteObject): string => path ?? (children?.[0] ? pathOf(children[0]) : '');

/** Patterns that fit addresses of several first words: `/:name`, `/shop?`. */
const isOpen = (path: string): boolean => /^\/(?:[:*]|[^/]+[?](?:\/|$))/.test(path);

/**
 * Routes of pages by the first word of their addresses: the router prepares all that it is given, which for all pages of the site takes a
 * phone 50 ms, and tries them one by one. Where the pattern of a page begins with anything else than a word, all are as one.
 */
export function routesByBeginning(pages: readonly RouteObject[]) {
  const beginningOf = pages.some((route) => isOpen(pathOf(route))) ? () => '' : firstWordOf;
  const byBeginning = new Map<string, RouteObject[]>();
  for (const route of pages) {
    const beginning = beginningOf(pathOf(route));
    const known = byBeginning.get(beginning);
    if (known) known.push(route);
    else byBeginning.set(beginning, [route]);
  }
  const routesAt = (path: string): RouteObject[] => byBeginning.get(beginningOf(path)) ?? [];

  /** Gives a router the others when somebody goes where they are, into the route `parent`. */
  function inTurn(parent: string, path: string) {
    const isGiven = new Set(['', beginningOf(path)]);
    const giveMore: PatchRoutesOnNavigationFunction = ({ path: next, patch, signal }) => {
      const beginning = beginningOf(next);
      if (signal.aborted || isGiven.has(beginning)) return;
      isGiven.add(beginning);
      patch(parent, routesAt(next));
    };
    // Home, and what stands where no page is: that one makes the router ask for more.
    return { first: [...isGiven].flatMap((beginning) => byBeginning.get(beginning) ?? []), giveMore };
  }

  return { routesAt, inTurn };
}
