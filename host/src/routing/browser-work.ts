import { redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import type { PageModule } from '@sahra/shared/federation/contract';
import type { PageWork } from '../app/routes.tsx';
import { runningHost, type AskRegistry } from '../federation/registry-client.ts';
import { renewalOf } from '../federation/renewal.ts';
import { startExtensions, type PageData } from '../slots/extension-data.ts';
import { createCodeLoads } from './code-loads.ts';
import { createOnTheWay } from './on-the-way.ts';
import { actionOf } from './page-action.ts';
import type { PageHandle } from './page-handle.ts';
import { closedError, toRouteError } from './route-errors.ts';

interface BrowserWork extends PageData {
  askRegistry: AskRegistry;
  /** The remote whose page is on the screen; undefined while the page that the document came with is not there yet. */
  areaOnScreen: () => string | undefined;
  /** Offers to go on at an address in a new document. */
  offer: (address: string) => void;
  /** Reads the page that is shown anew, once it is there. */
  refresh: (request: Request) => void;
  /** The data of a page that have begun before the visitor went there. */
  takeBegun: (request: Request) => Promise<unknown> | undefined;
}

export interface BrowserPageWork extends PageWork {
  /** Begins to load the code of a page, and its data. */
  start: (handle: PageHandle, args: LoaderFunctionArgs) => Promise<unknown>;
  /** Fetches the code of pages to which nobody goes yet, and starts it page by page, so that what somebody does meanwhile does not wait. */
  warm: (handles: Iterable<PageHandle>, giveWay: () => Promise<void>) => Promise<void>;
}

async function guarded<T>({ signal }: Request, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const routeError = toRouteError(error);
    if (signal.aborted || routeError === error) throw error;
    console.warn(error);
    throw routeError;
  }
}

/** Runs loaders and actions of pages in the browser, in a tab that may be older than what is published. */
export function browserWork({
  askRegistry,
  areaOnScreen,
  offer,
  readData,
  recall,
  refresh,
  takeBegun,
}: BrowserWork): BrowserPageWork {
  /** Throws where the visitor is not to get the page from this document: its area is off, or another host is there. */
  async function checkRegistry({ remote }: PageHandle, { request }: LoaderFunctionArgs): Promise<void> {
    const area = areaOnScreen();
    if (area === undefined) return;
    const answer = await askRegistry();
    if (answer?.closed?.some(({ name }) => name === remote)) throw closedError();
    // On the way to another area nothing on the screen is kept anyway.
    if (answer && answer.host !== runningHost && remote !== area) throw redirectDocument(request.url);
  }

  /** Throws a redirect where a new document brings another release than the one that failed. The visitor leaves the page anyway. */
  async function renew(handle: PageHandle, { request }: LoaderFunctionArgs): Promise<void> {
    const renewal = await renewalOf(handle, askRegistry, false);
    if (renewal === 'reload') throw redirectDocument(request.url);
    if (renewal === 'offer') offer(request.url);
  }

  const codes = createCodeLoads();
  /** A loader needs no sheets: data are asked for while those are on their way. */
  async function dataOf(handle: PageHandle, code: Promise<PageModule>, args: LoaderFunctionArgs): Promise<unknown> {
    const { loader } = await Promise.race([code, handle.arriving ?? code]);
    return loader && (await readData(args.request, async () => await loader(args)));
  }

  const onTheWay = createOnTheWay();
  return {
    start(handle, args) {
      // By the time that the visitor goes there it has answered.
      void checkRegistry(handle, args).catch(() => {});
      return dataOf(handle, codes.begin(handle), args);
    },
    async warm(handles, giveWay) {
      const worthwhile = [...handles].filter(codes.isWorthwhile);
      // A line takes all at once, a processor bit by bit.
      for (const handle of worthwhile) void handle.prepare?.().catch(() => {});
      for (const handle of worthwhile) {
        await giveWay();
        if (codes.isWorthwhile(handle)) await codes.begin(handle);
      }
    },
    load(handle, args) {
      const { request } = args;
      handle.drawn = onTheWay.drawn;
      const checked = checkRegistry(handle, args);
      const known = handle.module && !handle.hasThrown ? recall(request) : undefined;
      if (known) {
        // Nobody waits for the registry to see what they have seen: what it says is found when the page is read anew.
        checked.then(
          () => known.isStale && refresh(request),
          () => refresh(request),
        );
        return Promise.resolve(known.value ?? null);
      }
      checked.catch(() => {});
      const page = guarded(request, async () => {
        const code = codes.take(handle);
        const data = takeBegun(request) ?? dataOf(handle, code, args);
        data.catch(() => {});
        await code.catch(async (error: unknown) => {
          await checked;
          await renew(handle, args);
          throw error;
        });
        if (handle.hasThrown) await renew(handle, args);
        await Promise.allSettled([checked, data]);
        // What the registry says counts before anything that the page came to.
        await checked;
        return (await data) ?? null;
      });
      return onTheWay.note(request.url, page);
    },
    act: (handle, args) =>
      guarded(args.request, async () => {
        const action = actionOf(await handle.load());
        // A tab may be older than the files of its release: the page keeps what was typed, and a new document is the visitor's choice.
        await action.prepare?.().catch(async () => {
          if ((await renewalOf(handle, askRegistry, true)) === 'offer') offer(location.href);
        });
        return await action(args);
      }),
    extend: (extensions, args) =>
      startExtensions(extensions, args, { readData, recall }, () => onTheWay.end(args.request.url)),
    async reopen(area, { request }) {
      const answer = await askRegistry();
      if (answer && !answer.closed?.some(({ name }) => name === area)) throw redirectDocument(request.url);
    },
  };
}
