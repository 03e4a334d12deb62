import { RouterContextProvider, type LoaderFunctionArgs, type Params } from 'react-router-dom';
import { appContext, can, type AppInstance } from '@sahra/shared/facade';
import type { ExtensionHandle, Pending } from '../routing/page-handle.ts';
import type { Remembered } from '../routing/page-memory.ts';

/** What the loader of an extension came to. */
export interface ExtensionData {
  data: unknown;
}

/** What is known of an extension when its page is drawn: on its way in the browser; or left out by the server, so that the browser loads it. */
export type ExtensionValue = ExtensionData | Promise<ExtensionData> | Pending;

/** Values by the id of their extension. */
export type ExtensionValues = Readonly<Record<string, ExtensionValue>>;

/** Id of the route whose loader loads the extensions of a page. */
export const slotsRouteOf = (pageId: string) => `slots:${pageId}`;

export const isPermitted = ({ extension: { permission } }: ExtensionHandle, { session }: AppInstance): boolean =>
  !permission || can(session.getState().member?.role ?? 'visitor', permission);

/** Loads the code of an extension, and runs its loader. */
export async function loadExtension(handle: ExtensionHandle, args: LoaderFunctionArgs): Promise<ExtensionData> {
  const { loader } = await handle.load();
  return { data: (await loader?.(args)) ?? null };
}

/** How data of pages are read, and what of them a page that comes back may be shown with at once; `part` is an extension's id. */
export interface PageData {
  readData: (request: Request, load: () => Promise<unknown>, part?: string) => Promise<unknown>;
  recall: (request: Request, part?: string) => Remembered | undefined;
}

/**
 * Begins to load the extensions of a page on the way there. The page waits for none of them: those whose code is yet to be fetched leave
 * the line to the page, until `pageIsHere`.
 */
export function startExtensions(
  handles: readonly ExtensionHandle[],
  args: LoaderFunctionArgs,
  { readData, recall }: PageData,
  pageIsHere: () => Promise<unknown> = () => Promise.resolve(),
): ExtensionValues {
  const app = args.context.get(appContext);
  return Object.fromEntries(
    handles.map((handle): [string, ExtensionValue] => {
      const { id } = handle.extension;
      if (!isPermitted(handle, app)) return [id, { $pending: 'data' }];
      const known = recall(args.request, id);
      if (known) return [id, known.value as ExtensionData];
      const load = async () => {
        if (!handle.module) await pageIsHere();
        return loadExtension(handle, args);
      };
      const loading = readData(args.request, load, id) as Promise<ExtensionData>;
      // A failure is told where it is drawn.
      loading.catch(() => {});
      return [id, loading];
    }),
  );
}

/** Loads in the browser what the server has left out of the page that is on the screen. */
export function loadLeftOut(handle: ExtensionHandle, app: AppInstance, params: Params): Promise<ExtensionData> {
  const url = new URL(location.href);
  const context = new RouterContextProvider(new Map([[appContext, app]]));
  return loadExtension(handle, { request: new Request(url), url, pattern: '', params, context });
}
