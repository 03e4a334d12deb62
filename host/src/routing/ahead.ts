/** How long something that was begun waits for the visitor to go there, in milliseconds. */
const WAIT_MS = 10_000;

interface Waiting {
  address: string;
  data: Promise<unknown>;
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
    begin(address: string, start: (signal: AbortSignal) => Promise<unknown>): void {
      if (waiting?.address === address) return;
      giveUp();
      const controller = new AbortController();
      const data = start(controller.signal);
      const begun = { address, data, controller, timer: setTimeout(giveUp, WAIT_MS) };
      waiting = begun;
      // What did not come is loaded once more by who goes there, and they are told what is wrong.
      data.catch(() => waiting === begun && release());
    },
    /** The data of a page that has begun; from now on they end with the navigation of `signal`. */
    take(address: string, signal: AbortSignal): Promise<unknown> | undefined {
      if (waiting?.address !== address) return undefined;
      const taken = release();
      signal.addEventListener('abort', () => taken?.controller.abort());
      return taken?.data;
    },
  };
}
