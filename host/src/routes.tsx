import { data, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { paths } from '@sahra/shared/facade';
import { PageError } from './errors/page-error.tsx';
import { PagePending } from './errors/page-pending.tsx';
import { Layout } from './layout.tsx';
import type { PageHandle } from './page-handle.ts';
import { PageView } from './page-view.tsx';

/** Runs a page's loader; browser and server differ in what they do about time and failure. */
export type LoadPage = (handle: PageHandle, args: LoaderFunctionArgs) => Promise<unknown>;

const pageRoute = (handle: PageHandle, loadPage: LoadPage): RouteObject => ({
  id: handle.page.id,
  path: handle.page.path,
  handle,
  ErrorBoundary: PageError,
  HydrateFallback: PagePending,
  loader: (args) => loadPage(handle, args),
  Component: () => <PageView handle={handle} />,
});

/** The route tree: the host's own routes and one for each page that the registry names. */
export function createRoutes(handles: PageHandle[], loadPage: LoadPage): RouteObject[] {
  return [
    {
      id: 'root',
      path: '/',
      Component: Layout,
      ErrorBoundary: PageError,
      HydrateFallback: PagePending,
      children: [
        {
          id: 'pages',
          ErrorBoundary: PageError,
          children: [
            { id: 'host.home', path: '/home', loader: () => redirect(paths.home.href(), 301) },
            ...handles.map((handle) => pageRoute(handle, loadPage)),
            {
              id: 'host.not-found',
              path: '*',
              ErrorBoundary: PageError,
              // Never rendered: the loader always throws.
              Component: () => null,
              loader: () => {
                throw data(null, { status: 404, statusText: 'Not Found' });
              },
            },
          ],
        },
      ],
    },
  ];
}
