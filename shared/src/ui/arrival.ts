import { createStore, type StoreApi } from 'zustand/vanilla';

/** `waiting`: nothing is loaded. `left`: what the server has drawn stays as it is. `live`: it is here. `failed`: it will not come. */
export type ArrivalState<T> = { state: 'waiting' | 'left' | 'failed' } | { state: 'live'; value: T };

interface ArrivalOptions<T> {
  /** What is here already is given at once. */
  load: () => Promise<T> | T;
  /** What the visitor sees meanwhile: what it will be, as the server has drawn it; a place held by the server; or nothing yet. */
  shown: 'content' | 'placeholder' | 'nothing';
  /** What `load` would come to, where it is here already: nobody waits for it. */
  present?: { value: T } | undefined;
  /** Without it, loading is tried again for as long as the page is open. */
  onFailure?: ((error: unknown) => void) | undefined;
}

/** Milliseconds between attempts to load. */
const PAUSES = [1500, 3000, 6000, 12_000, 30_000];

/** When the code of a section arrives, told to React: as a promise for what suspends, and as a store. */
export interface Arrival<T> {
  store: StoreApi<ArrivalState<T>>;
  /** Settles when it is no longer `waiting`. Absent where it never was. */
  settled: Promise<void> | undefined;
  /** The visitor is near, or has touched it: it is loaded, once. */
  approach: () => void;
  /**
   * The page is about to change while this section waits. React would hold that change back, or throw away what the server has
   * drawn: so the section is taken over as it stands, without its code.
   */
  leave: () => void;
  stop: () => void;
}

/** Nothing is loaded before `approach`. */
export function createArrival<T>({ load, shown, present, onFailure }: ArrivalOptions<T>): Arrival<T> {
  const store = createStore<ArrivalState<T>>(() =>
    present ? { state: 'live', ...present } : { state: shown === 'placeholder' ? 'left' : 'waiting' },
  );
  const settled: (Promise<void> & { status?: 'fulfilled' }) | undefined =
    store.getState().state === 'waiting'
      ? new Promise((resolve) => store.subscribe(() => resolve()))
      : present
        ? undefined
        : Promise.resolve();
  // React goes on at once where a promise says this of itself, and otherwise comes back to the section later.
  store.subscribe(() => settled && (settled.status = 'fulfilled'));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = present !== undefined;
  async function attempt(tries: number): Promise<void> {
    try {
      const loaded = load();
      store.setState({ state: 'live', value: loaded instanceof Promise ? await loaded : loaded }, true);
    } catch (error) {
      onFailure?.(error);
      if (!onFailure) timer = setTimeout(() => void attempt(tries + 1), PAUSES[Math.min(tries, PAUSES.length - 1)]);
      else if (shown !== 'content') store.setState({ state: 'failed' }, true);
    }
  }
  return {
    store,
    settled,
    approach() {
      if (!isAsked) void attempt(0);
      isAsked = true;
    },
    leave() {
      if (shown === 'content' && store.getState().state === 'waiting') store.setState({ state: 'left' }, true);
    },
    stop: () => clearTimeout(timer),
  };
}
