import type { PageModule } from '@sahra/shared/federation/contract';

/** How long something that was begun waits for the visitor to go there, in milliseconds. */
const WAIT_MS = 10_000;

/** A page whose code and data are on their way. */
export interface BegunPage {
  code: Promise<PageModule>;
  data: Promise<unknown>;
}

interface Waiting {
  address: string;
  page: BegunPage;
  controller: AbortController;
  timer: ReturnType<typeof setTimeout>;
}

/** The one page that the visitor seems to be about to open. Where they open it, what has begun is theirs; else it is given up. */
export function createAhead() {
  let waiting: Waiting | undefined;

  function release(): Waiting | undefined {
    const released = waiting;
    clearTimeout(released?.timer);
    waiting = undefined;
    return released;
  }
  const giveUp = () => release()?.controller.abort();

  return {
    giveUp,
    /** Begins to load a page; what was begun before for another one is given up. */
    begin(address: string, start: (signal: AbortSignal) => BegunPage): void {
      if (waiting?.address === address) return;
      giveUp();
      const controller = new AbortController();
      const page = start(controller.signal);
      const begun = { address, page, controller, timer: setTimeout(giveUp, WAIT_MS) };
      waiting = begun;
      // What did not come is loaded once more by who goes there, and they are told what is wrong.
      Promise.all([page.code, page.data]).catch(() => waiting === begun && release());
    },
    /** What has begun of a page; from now on it ends with the navigation of `signal`. */
    take(address: string, signal: AbortSignal): BegunPage | undefined {
      if (waiting?.address !== address) return undefined;
      const taken = release();
      signal.addEventListener('abort', () => taken?.controller.abort());
      return taken?.page;
    },
  };
}
