import { matchRoutes, type HydrationState, type RouteObject } from 'react-router-dom';
import type { PageHandle } from '../routing/page-handle.ts';

/** What is asked of the handle of a page. */
interface Named {
  page: Pick<PageHandle['page'], 'id'>;
}

/**
 * The route of the page that the document came with. Data that the server has put into it say which; only where there are none routes are
 * tried.
 */
export function pageOfDocument<Handle extends Named>(
  handles: readonly Handle[],
  routesAt: (path: string) => RouteObject[],
  rendered: HydrationState | undefined,
): { id?: string | undefined; handle?: Handle | undefined } {
  const { loaderData } = rendered ?? {};
  const found = loaderData && handles.find(({ page }) => page.id in loaderData);
  if (found) return { id: found.page.id, handle: found };
  const matched = matchRoutes(routesAt(location.pathname), location)?.at(-1)?.route;
  return { id: matched?.id, handle: matched?.handle as Handle | undefined };
}
