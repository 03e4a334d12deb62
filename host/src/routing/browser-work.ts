import { redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import type { PageWork } from '../app/routes.tsx';
import { runningHost, type AskRegistry } from '../federation/registry-client.ts';
import { renewalOf } from '../federation/renewal.ts';
import { startExtensions } from '../slots/extension-data.ts';
import { actionOf } from './page-action.ts';
import type { PageHandle } from './page-handle.ts';
import { closedError, toRouteError } from './route-errors.ts';

interface BrowserWork {
  askRegistry: AskRegistry;
  /** The remote whose page is on the screen; undefined while the page that the document came with is not there yet. */
  areaOnScreen: () => string | undefined;
  /** Offers to go on at an address in a new document. */
  offer: (address: string) => void;
  /** Reads the data of a page. */
  readData: (request: Request, load: () => Promise<unknown>) => Promise<unknown>;
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
export function browserWork({ askRegistry, areaOnScreen, offer, readData }: BrowserWork): PageWork {
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

  return {
    load(handle, args) {
      const checked = checkRegistry(handle, args);
      checked.catch(() => {});
      return guarded(args.request, async () => {
        const { loader } = await handle.load().catch(async (error: unknown) => {
          await checked;
          await renew(handle, args);
          throw error;
        });
        if (handle.hasThrown) await renew(handle, args);
        const data = loader && readData(args.request, async () => await loader(args));
        await Promise.allSettled([checked, data]);
        // What the registry says counts before anything that the page came to.
        await checked;
        return (await data) ?? null;
      });
    },
    act: (handle, args) => guarded(args.request, async () => await actionOf(await handle.load())(args)),
    extend: startExtensions,
    async reopen(area, { request }) {
      const answer = await askRegistry();
      if (answer && !answer.closed?.some(({ name }) => name === area)) throw redirectDocument(request.url);
    },
  };
}
