import { BadResponseError, NetworkError } from '@sahra/shared/facade';
import type { Pending } from '../src/page-handle.ts';
import { toRouteError } from '../src/route-errors.ts';
import type { LoadPage } from '../src/routes.tsx';
import { TimeLimitError, withinLimit } from '../src/time-limit.ts';
import type { RenderLog } from './render/messages.ts';
import type { Settings } from './settings.ts';

const pending = (part: Pending['$pending']): Pending => ({ $pending: part });

/** For pages whose code must not be run here. */
export const leaveToBrowser: LoadPage = () => Promise.resolve(pending('module'));

/** Is this path left to the browser? */
export function browserOnly(ssr: string): (pathname: string) => boolean {
  if (ssr === 'all') return () => false;
  if (ssr === 'none') return () => true;
  const patterns = ssr.split(',').map((pattern) => pattern.trim());
  return (pathname) =>
    patterns.some((pattern) => (pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern));
}

/**
 * Runs a page's loader on the server. What is not usable in time is not an error: the page is sent as it is and the
 * browser does the rest. A bundle that once missed its limit is not waited for again until its import has ended.
 */
export function serverLoadPage(settings: Settings, log: RenderLog): LoadPage {
  const isBrowserOnly = browserOnly(settings.SSR);
  const late = new Set<string>();
  return async (handle, args) => {
    if (isBrowserOnly(new URL(args.request.url).pathname)) return pending('module');
    if (!handle.module) {
      if (late.has(handle.page.id)) return pending('module');
      const loading = handle.load();
      try {
        await withinLimit(loading, settings.LOAD_LIMIT_MS, `import of ${handle.remote}`);
      } catch (error) {
        if (error instanceof TimeLimitError) {
          late.add(handle.page.id);
          loading.finally(() => late.delete(handle.page.id)).catch(() => {});
        }
        log.error({ err: error, remote: handle.remote, version: handle.version, page: handle.page.id }, 'the page is left to the browser');
        return pending('module');
      }
    }
    if (!handle.module?.loader) return null;
    try {
      return await withinLimit(Promise.resolve(handle.module.loader(args)), settings.DATA_LIMIT_MS, `data of ${handle.page.id}`);
    } catch (error) {
      if (error instanceof TimeLimitError) {
        log.warn({ err: error, page: handle.page.id }, 'the data is left to the browser');
        return pending('data');
      }
      // The visitor has a connection: it is this server that does not reach the api.
      const routeError = toRouteError(error instanceof NetworkError ? new BadResponseError(error.message) : error);
      if (routeError !== error) log.warn({ err: error, page: handle.page.id }, 'the loader failed');
      throw routeError;
    }
  };
}
