import { data, isRouteErrorResponse } from 'react-router-dom';
import { ApiError, type ApiErrorKind } from '@sahra/shared/facade';

/** What a page's error boundary is told: no message of an exception ever reaches a page. */
export interface RouteErrorData {
  kind: ApiErrorKind | 'remote' | 'closed' | 'unexpected';
}

/** The code of a remote could not be loaded, or must not be executed. */
export class RemoteLoadError extends Error {
  readonly remote: string;
  constructor(remote: string, reason: string, cause?: unknown) {
    super(`remote ${remote}: ${reason}`, { cause });
    this.name = 'RemoteLoadError';
    this.remote = remote;
  }
}

/** Is this an answer that a loader gave by throwing it? */
export const isResponse = (error: unknown) =>
  error instanceof Response ||
  isRouteErrorResponse(error) ||
  (typeof error === 'object' && error !== null && (error as { type?: unknown }).type === 'DataWithResponseInit');

/** The area of a page is off: closed for the moment, as for crawlers. */
export const closedError = () =>
  data({ kind: 'closed' } satisfies RouteErrorData, { status: 503, statusText: 'Service Unavailable' });

/** Is this what `closedError` became in a route tree? */
export const isClosedError = (error: unknown): boolean =>
  isRouteErrorResponse(error) && (error.data as Partial<RouteErrorData> | null)?.kind === 'closed';

/** A page for members, and no page where they could sign in: the area of accounts is not there. */
const noWayInError = () =>
  data({ kind: 'closed' } satisfies RouteErrorData, { status: 401, statusText: 'Unauthorized' });

/** The device has no connection: whatever else failed, that is why. Servers do not say. */
const isOffline = () => 'onLine' in navigator && !navigator.onLine;

/** Turns whatever a loader threw into a response that can be rendered, sent and hydrated. */
export function toRouteError(error: unknown): unknown {
  if (isResponse(error)) return error;
  if (error instanceof ApiError && error.status === 401) return noWayInError();
  const kind: RouteErrorData['kind'] =
    error instanceof ApiError
      ? error.kind
      : isOffline()
        ? 'network'
        : error instanceof RemoteLoadError
          ? 'remote'
          : 'unexpected';
  return data(
    { kind } satisfies RouteErrorData,
    kind === 'unexpected' ? { status: 500 } : { status: 503, statusText: 'Service Unavailable' },
  );
}
