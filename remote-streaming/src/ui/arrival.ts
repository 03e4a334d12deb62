/** Handed by the router to the page of an episode by everything that says so: it plays without being asked again. */
export const arrivesPlaying = { playsOnArrival: true } as const;

/** The same for an episode that follows another one by itself, after so many that nobody touched. */
export const arrivesUntouched = (untouched: number) => ({ ...arrivesPlaying, untouched });

/** How many episodes before this one played by themselves. */
export const untouchedOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'untouched' in state && typeof state.untouched === 'number'
    ? state.untouched
    : 0;

const saysSo = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'playsOnArrival' in state && state.playsOnArrival === true;

/** How a document was opened. */
interface Opening {
  referrer: string;
  /** What opened it, as the browser's navigation timing says. */
  type: string | undefined;
  /** Its address at that time. */
  url: string;
}

/** Whether a link of the same site opened the document, pressed before the page could pass a state on. */
export function isOpenedBySite({ referrer, type, url }: Opening): boolean {
  if (type !== 'navigate' || !URL.canParse(referrer)) return false;
  const [from, to] = [new URL(referrer), new URL(url)];
  return from.origin === to.origin && from.pathname !== to.pathname;
}

/** A document is opened once; one may come back to its first page. */
let isOpening = true;

/** Whether the page of an episode was reached by something that says that it plays. */
export function isArrivingPlaying(state: unknown, pathname: string): boolean {
  const wasOpening = isOpening;
  isOpening = false;
  if (saysSo(state)) return true;
  const [opening] = performance.getEntriesByType('navigation');
  if (!wasOpening || !(opening instanceof PerformanceNavigationTiming)) return false;
  const { name: url, type } = opening;
  return new URL(url).pathname === pathname && isOpenedBySite({ referrer: document.referrer, type, url });
}
