import {
  matchRoutes,
  type createBrowserRouter,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  type RouteObject,
} from 'react-router-dom';
import { loadAxios } from '@sahra/shared/host-runtime';
import { deviceText } from '@sahra/shared/privacy/device-text';
import { createAhead } from './ahead.ts';
import type { BrowserPageWork } from './browser-work.ts';
import { watchIntent } from './intent.ts';
import type { ExtensionValues } from '../slots/extension-data.ts';
import { isPending, type PageHandle } from './page-handle.ts';
import { createPageMemory } from './page-memory.ts';
import { warmUp } from './warm-up.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Names the entry of the tab's history that the address bar shows, as the router does. */
const shownKey = () => (history.state as { key?: string } | null)?.key ?? 'default';

/** Pages whose code is loaded while the visitor rests: what is in view leads to many, and few of them are opened. */
const MAX_AT_REST = 8;

/** Other areas, of each of which one page is loaded once: about 40 kB. */
const MAX_AREAS_AT_REST = 2;

/** As the router asks for it. */
const hrefOnScreen = () => location.href.split('#', 1)[0] ?? '';

interface Attached {
  router: Router;
  /** The routes of pages whose addresses begin as this one. */
  routesAt: (path: string) => RouteObject[];
  work: BrowserPageWork;
  makeContext: () => RouterContextProvider;
  /** What pages of other areas are loaded by. */
  loadRuntime: () => Promise<unknown>;
}

/** What makes the way from page to page short: a page that comes back is remembered, one that is about to come has begun. */
export function createQuickPages(language: () => string) {
  const memory = createPageMemory();
  const ahead = createAhead();
  const addressOf = ({ url }: { url: string }, part = '') => `${language()} ${url} ${part}`;
  let router: Router | undefined;
  /** The page that is shown while it is read anew. */
  let refreshed: string | undefined;

  /** Of a page in the tab's history the address bar shows the entry before the router is there; of a new one, after. */
  const isReturning = () => router?.state.navigation.location?.key === shownKey();

  async function refreshShown(request: Request): Promise<void> {
    if (!router || request.url !== hrefOnScreen()) return;
    refreshed = addressOf(request);
    await router.revalidate().finally(() => (refreshed = undefined));
  }

  /** Something may have been changed. */
  function distrust() {
    memory.distrust();
    ahead.giveUp();
  }
  // What a device collects is part of its visitor's pages.
  for (const id of ['guestList', 'playlists'] as const) deviceText(id).subscribe(distrust);

  return {
    distrust,
    /** The page that the document came with, and what is in its slots. */
    putFirst(page: unknown, parts: ExtensionValues = {}): void {
      for (const [part, value] of Object.entries({ '': page, ...parts }))
        if (value !== undefined && !isPending(value)) memory.put(addressOf({ url: hrefOnScreen() }, part), value);
    },
    /** Somebody else is there now. */
    clear() {
      memory.clear();
      ahead.giveUp();
    },
    readData: (request: Request, load: () => Promise<unknown>, part?: string) =>
      memory.read(addressOf(request, part), load, refreshed === addressOf(request)),
    recall: (request: Request, part?: string) => (isReturning() ? memory.recall(addressOf(request, part)) : undefined),
    refresh(request: Request): void {
      if (router?.state.navigation.state === 'idle') return void refreshShown(request);
      const stop = router?.subscribe(({ navigation }) => {
        if (navigation.state !== 'idle') return;
        stop?.();
        void refreshShown(request);
      });
    },
    isReturning,
    takeBegun: (request: Request) => ahead.take(addressOf(request), request.signal),
    /** From now on links are watched. */
    attach({ router: attached, routesAt, work, makeContext, loadRuntime }: Attached): void {
      router = attached;
      /** The page at an address, and what its loader is called with; nothing where no page is open there. */
      function destinationOf(url: URL): { handle: PageHandle; args: LoaderFunctionArgs } | undefined {
        const match = matchRoutes(routesAt(url.pathname), url)?.at(-1);
        const handle = match?.route.handle as Partial<PageHandle> | undefined;
        if (!match || !handle?.load) return undefined;
        const { params, route } = match;
        const args = { request: new Request(url), url, pattern: route.path ?? '', params, context: makeContext() };
        return { handle: handle as PageHandle, args };
      }
      watchIntent({
        onCancel: ahead.giveUp,
        // Where it fails, it is loaded again when the form is sent.
        onForm: (url) =>
          void destinationOf(url)
            ?.handle.module?.action?.prepare?.()
            .catch(() => {}),
        onIntent(url) {
          const destination = destinationOf(url);
          if (!destination) return;
          const { handle, args } = destination;
          ahead.begin(addressOf(args.request), (signal) =>
            work.start(handle, { ...args, request: new Request(url, { signal }) }),
          );
        },
      });
      /** The page behind each link that has been in view. */
      const pagesBehind = new Map<string, PageHandle | undefined>();
      function pageBehind(url: URL): PageHandle | undefined {
        if (!pagesBehind.has(url.pathname)) pagesBehind.set(url.pathname, destinationOf(url)?.handle);
        return pagesBehind.get(url.pathname);
      }
      /** Other areas of which a page has been loaded ahead. */
      const areas = new Set<string>();
      warmUp({
        isBusy: () => attached.state.navigation.state !== 'idle',
        loadClient: loadAxios,
        async loadCode(urls, giveWay) {
          const shown = attached.state.matches.at(-1)?.route.handle as Partial<PageHandle> | undefined;
          const near = new Set<PageHandle>();
          /** The first page of each area. */
          const further = new Map<string, PageHandle>();
          for (const url of urls) {
            const handle = pageBehind(url);
            const isNear = handle?.remote === shown?.remote;
            if (handle && !isNear && !further.has(handle.remote)) further.set(handle.remote, handle);
            if (handle && isNear && !handle.module && near.size < MAX_AT_REST) near.add(handle);
            await giveWay();
          }
          // A pointer says where it goes before it presses.
          const isByFinger = matchMedia('(hover: none)').matches;
          const others = [...further.values()].filter(({ remote }) => {
            if (!isByFinger || areas.has(remote) || areas.size === MAX_AREAS_AT_REST) return false;
            areas.add(remote);
            return true;
          });
          const wanted = [...near, ...others.filter(({ module }) => !module)];
          await giveWay(true);
          await Promise.all([loadRuntime(), work.warm(wanted, () => giveWay(true))]);
        },
      });
      addEventListener('focus', memory.doubt);
    },
  };
}
