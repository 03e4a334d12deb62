import { ApiError } from '@sahra/shared/facade';
import { createContext, type LoaderFunctionArgs } from 'react-router-dom';
import type { PageWork } from '../../src/app/routes.tsx';
import { TimeLimitError, withinLimit } from '../../src/federation/time-limit.ts';
import type { ExtensionHandle, Pending } from '../../src/routing/page-handle.ts';
import { isResponse } from '../../src/routing/route-errors.ts';
import type { ExtensionData, ExtensionValues } from '../../src/slots/extension-data.ts';
import type { Settings } from '../settings.ts';
import type { CodeInTime } from './code-in-time.ts';
import type { RenderLog } from './processes/messages.ts';

/** Ids of extensions that are not to be run for this request. */
export const skippedExtensions = createContext<readonly string[]>([]);

const leftOut: Pending = { $pending: 'data' };

/** All of these left to the browser. */
export const leaveOut = (handles: readonly ExtensionHandle[]): ExtensionValues =>
  Object.fromEntries(handles.map(({ extension }) => [extension.id, leftOut]));

/**
 * Loads what other remotes show in the slots of a page, all at once, beside the page itself. What is late, fails, or is for some
 * members only is left to the browser.
 */
export function serverExtensions(settings: Settings, codeOf: CodeInTime, log: RenderLog): PageWork['extend'] {
  async function load(handle: ExtensionHandle, args: LoaderFunctionArgs): Promise<ExtensionData | undefined> {
    const { id } = handle.extension;
    const until = Date.now() + settings.EXTENSION_LIMIT_MS;
    const module = await codeOf(handle, id, settings.EXTENSION_LIMIT_MS);
    if (!module) return undefined;
    if (!module.loader) return { data: null };
    const loading = Promise.resolve(module.loader(args));
    return { data: (await withinLimit(loading, Math.max(until - Date.now(), 1), `data of ${id}`)) ?? null };
  }

  async function partOf(handle: ExtensionHandle, args: LoaderFunctionArgs): Promise<ExtensionData | Pending> {
    const { remote, version, extension } = handle;
    if (extension.permission || args.context.get(skippedExtensions).includes(extension.id)) return leftOut;
    try {
      return (await load(handle, args)) ?? leftOut;
    } catch (error) {
      // Where the api fails or is late, or the visitor’s address has nothing behind it, the release is not to blame.
      const isBlamed = !(isResponse(error) || error instanceof ApiError || error instanceof TimeLimitError);
      const fields = { err: error, page: extension.id };
      if (isBlamed) log.error({ ...fields, remote, version }, 'an extension is left to the browser');
      else log.warn(fields, 'an extension is left to the browser');
      return leftOut;
    }
  }

  return async (handles, args) =>
    Object.fromEntries(
      await Promise.all(handles.map(async (handle) => [handle.extension.id, await partOf(handle, args)] as const)),
    );
}
