/** Milliseconds until it is taken for idle where the browser does not say so. */
const PAUSE_MS = 300;

/** Calls back when there is nothing else to do, as a page that is being drawn, and in any case after two seconds. */
export const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, PAUSE_MS);
