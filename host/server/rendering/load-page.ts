import { NetworkError } from '@sahra/shared/facade';
import { BadResponseError, TimeoutError } from '@sahra/shared/host-runtime';
import { createContext, type LoaderFunctionArgs } from 'react-router-dom';
import type { PageModule } from '@sahra/shared/federation/contract';
import { actionOf } from '../../src/routing/page-action.ts';
import type { PageHandle, Pending } from '../../src/routing/page-handle.ts';
import { RemoteLoadError, toRouteError } from '../../src/routing/route-errors.ts';
import type { PageWork } from '../../src/app/routes.tsx';
import { TimeLimitError, withinLimit } from '../../src/federation/time-limit.ts';
import { extraTimeOf } from './sent-form.ts';
import { codeInTime } from './code-in-time.ts';
import { leaveOut, serverExtensions } from './load-extensions.ts';
import type { RenderLog } from './processes/messages.ts';
import type { Settings } from '../settings.ts';

/** What of a request's page was not there in time, whoever held it up. */
export const lateness = createContext<{ isLate: boolean } | undefined>(undefined);
const noteLate = (context: LoaderFunctionArgs['context']) => {
  const noted = context.get(lateness);
  if (noted) noted.isLate = true;
};

/** What the page has in place of a part that should have been there: who only reads it is to come again. */
const missing = (part: Pending['$pending']): Pending => ({ $pending: part, isLate: true });

/** The same for a part that was not there in time. */
function late(part: Pending['$pending'], context: LoaderFunctionArgs['context']): Pending {
  noteLate(context);
  return missing(part);
}

/** For pages whose code must not be run here now. */
export const leaveToBrowser: PageWork = {
  load: () => Promise.resolve(missing('module')),
  act: () => Promise.reject(toRouteError(new NetworkError('no code is run here'))),
  extend: leaveOut,
};

/** Is this path left to the browser? */
export function browserOnly(ssr: string): (pathname: string) => boolean {
  if (ssr === 'all') return () => false;
  if (ssr === 'none') return () => true;
  const patterns = ssr.split(',').map((pattern) => pattern.trim());
  return (pathname) =>
    patterns.some((pattern) =>
      pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern,
    );
}

/**
 * Runs a page's loader and action on the server, and those of what is shown in its slots. What is not usable in time is not an
 * error: the page is sent as it is and the browser does the rest.
 */
export function serverPageWork(settings: Settings, log: RenderLog): PageWork {
  const isBrowserOnly = browserOnly(settings.SSR);
  const codeInTimeOf = codeInTime(log);

  const isLeft = ({ request }: LoaderFunctionArgs) => isBrowserOnly(new URL(request.url).pathname);
  /** The page's code; undefined where it is not usable in time. */
  const codeOf = (handle: PageHandle): Promise<PageModule | undefined> =>
    codeInTimeOf(handle, handle.page.id, settings.LOAD_LIMIT_MS);

  function toAnswer(error: unknown, handle: PageHandle, text: string): unknown {
    // The visitor has a connection: it is this server that does not reach the api.
    const routeError = toRouteError(error instanceof NetworkError ? new BadResponseError(error.message) : error);
    if (routeError !== error) log.warn({ err: error, page: handle.page.id }, text);
    return routeError;
  }

  const extend = serverExtensions(settings, codeInTimeOf, log);
  return {
    extend: (handles, args) => (isLeft(args) ? leaveOut(handles) : extend(handles, args)),
    async load(handle, args) {
      if (isLeft(args)) return { $pending: 'module' } satisfies Pending;
      const module = await codeOf(handle);
      if (!module)
        return codeInTimeOf.isLate(handle, handle.page.id) ? late('module', args.context) : missing('module');
      if (!module.loader) return null;
      try {
        return await withinLimit(
          Promise.resolve(module.loader(args)),
          settings.DATA_LIMIT_MS,
          `data of ${handle.page.id}`,
        );
      } catch (error) {
        if (error instanceof TimeLimitError) {
          log.warn({ err: error, page: handle.page.id }, 'the data is left to the browser');
          return late('data', args.context);
        }
        throw toAnswer(error, handle, 'the loader failed');
      }
    },
    async act(handle, args) {
      const module = isLeft(args) ? undefined : await codeOf(handle);
      try {
        if (!module) throw new RemoteLoadError(handle.remote, 'cannot take a form now');
        return await withinLimit(
          Promise.resolve(actionOf(module)(args)),
          settings.DATA_LIMIT_MS + extraTimeOf(args.request.headers.get('content-type')),
          `form of ${handle.page.id}`,
        );
      } catch (error) {
        throw toAnswer(
          error instanceof TimeLimitError ? new TimeoutError(error.message) : error,
          handle,
          'the action failed',
        );
      }
    },
  };
}
