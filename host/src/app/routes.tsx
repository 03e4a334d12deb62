import {
  data,
  generatePath,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import type { ClosedArea } from './boot.ts';
import { PageError } from '../pages/errors/page-error.tsx';
import { PagePending } from '../pages/errors/page-pending.tsx';
import { Layout } from './layout.tsx';
import type { ExtensionHandle, PageHandle } from '../routing/page-handle.ts';
import { slotsRouteOf, type ExtensionValues } from '../slots/extension-data.ts';
import { PageView } from '../routing/page-view.tsx';
import { closedError } from '../routing/route-errors.ts';
import { otherNames, plannedPages, type PlannedPage } from './planned-pages.ts';

/** Runs a page's loader or action; browser and server differ in what they do about time and failure. */
export interface PageWork {
  load: (handle: PageHandle, args: LoaderFunctionArgs) => Promise<unknown>;
  act: (handle: PageHandle, args: ActionFunctionArgs) => Promise<unknown>;
  /** Loads what is shown in the slots of a page. Never throws. */
  extend: (
    extensions: readonly ExtensionHandle[],
    args: LoaderFunctionArgs,
  ) => ExtensionValues | Promise<ExtensionValues>;
  /** In the browser, on the way to a page that was closed when its document was made: throws a redirect where it is open by now. */
  reopen?: (area: string, args: LoaderFunctionArgs) => Promise<void>;
}

const pageRoute = (handle: PageHandle, { load, act }: PageWork): RouteObject => ({
  id: handle.page.id,
  path: handle.page.path,
  handle,
  ErrorBoundary: PageError,
  HydrateFallback: PagePending,
  loader: (args) => load(handle, args),
  action: (args) => act(handle, args),
  Component: () => <PageView handle={handle} />,
});

/** A page, within a route that loads what is shown in its slots: the router runs the loaders of both at once. */
function routeOf(handle: PageHandle, work: PageWork): RouteObject {
  const page = pageRoute(handle, work);
  const { extensions } = handle;
  return extensions
    ? { id: slotsRouteOf(handle.page.id), loader: (args) => work.extend(extensions, args), children: [page] }
    : page;
}

/** A page that never is: its loader always throws. */
const missingRoute = (
  path: string,
  handle: { page?: Pick<PlannedPage, 'layout'> },
  reason: Pick<PlannedPage, 'area'> | null,
): RouteObject => ({
  id: `host.not-found${path}`,
  path,
  handle,
  ErrorBoundary: PageError,
  Component: () => null,
  loader: () => {
    throw data(reason, { status: 404, statusText: 'Not Found' });
  },
});

/** A page whose remote is off: known, and closed for the moment. */
const closedRoute = (path: string, area: string, { reopen }: PageWork): RouteObject => ({
  id: `host.closed${path}`,
  path,
  handle: { remote: area },
  ErrorBoundary: PageError,
  Component: () => null,
  loader: async (args) => {
    await reopen?.(area, args);
    throw closedError();
  },
  action: () => Promise.reject(closedError()),
});

/** A route for each page that the registry and the host name, and what stands where there is none. */
export function createPageRoutes(
  handles: readonly PageHandle[],
  work: PageWork,
  closedAreas: readonly ClosedArea[] = [],
): RouteObject[] {
  const closed = closedAreas.flatMap(({ name, pages }) => pages.map(({ path }) => ({ path, name })));
  const claimed = new Set([...handles.map(({ page }) => page.path), ...closed.map(({ path }) => path)]);
  const isFree = ({ path }: { path: string }) => !claimed.has(path);
  return [
    ...handles.map((handle) => routeOf(handle, work)),
    ...closed.map(({ path, name }) => closedRoute(path, name, work)),
    ...otherNames.filter(isFree).map(({ path, to, isForever }) => ({
      id: `host.other${path}`,
      path,
      loader: ({ params }: LoaderFunctionArgs) => redirect(generatePath(to, params), isForever ? 301 : 302),
    })),
    ...plannedPages.filter(isFree).map(({ path, layout, area }) => missingRoute(path, { page: { layout } }, { area })),
    missingRoute('*', {}, null),
  ];
}

/** Id of the route whose children are the pages. */
export const pagesRoute = 'pages';

/** The route tree around pages. */
export const siteRoutes = (pages: RouteObject[]): RouteObject[] => [
  {
    id: 'root',
    path: '/',
    Component: Layout,
    ErrorBoundary: PageError,
    HydrateFallback: PagePending,
    children: [{ id: pagesRoute, ErrorBoundary: PageError, children: pages }],
  },
];
