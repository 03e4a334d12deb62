/** What the page says of itself, in milliseconds since the navigation began. */
export interface ProbeReadings {
  fcp: number;
  lcp: number;
  /** What the largest paint was: its tag, and the picture's address if it is one. */
  lcpElement: string;
  cls: number;
  usable: number;
  longTasks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    sahraProbe?: () => ProbeReadings;
  }
}

/**
 * Runs in the page before anything else of it. `usable` is the first moment at which a timer of ours could run (so the
 * main thread was free) and React had taken over the last control of the header and the last control of the page's own
 * area, without what waits until the visitor is near (parts of other areas, and sections far down): the elements carry the
 * properties by which React finds their handlers. It says the same of a page that was
 * hydrated and of one that was drawn in the browser, and changes nothing in either.
 */
export function installProbe(): void {
  const readings: ProbeReadings = { fcp: 0, lcp: 0, lcpElement: '', cls: 0, usable: 0, longTasks: [] };
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') readings.fcp = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    readings.lcp = entry.startTime;
    const { element, url } = entry as PerformanceEntry & { element?: Element; url?: string };
    readings.lcpElement =
      url || (element ? `${element.localName} “${(element.textContent ?? '').trim().slice(0, 40)}”` : 'gone');
  });
  // As the Layout Instability specification adds them up: the worst window of at most 5 s without a pause of 1 s.
  let window_ = { start: 0, last: 0, sum: 0 };
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (hadRecentInput) return;
    const isSame = startTime - window_.last < 1000 && startTime - window_.start < 5000;
    window_ = isSame
      ? { ...window_, last: startTime, sum: window_.sum + value }
      : { start: startTime, last: startTime, sum: value };
    readings.cls = Math.max(readings.cls, window_.sum);
  });
  observe('longtask', ({ startTime, duration }) => readings.longTasks.push({ start: startTime, duration }));

  const isTaken = (control: Element) => Object.keys(control).some((key) => key.startsWith('__reactProps$'));
  const lastIn = (area: string) =>
    [...document.querySelectorAll(`${area} :is(a[href], button):not([data-near] *)`)].at(-1);
  const poll = () => {
    const [inHeader, inMain] = [lastIn('header'), lastIn('main')];
    // The header of some pages has no control; without a header no page is there yet.
    const isHeaderTaken = inHeader ? isTaken(inHeader) : document.querySelector('header') !== null;
    if (isHeaderTaken && inMain && isTaken(inMain)) readings.usable = performance.now();
    else setTimeout(poll, 20);
  };
  setTimeout(poll, 0);
  window.sahraProbe = () => readings;
}
