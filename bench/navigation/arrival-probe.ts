declare global {
  interface Window {
    /** When the visitor pressed, and when what they asked for was on the screen; milliseconds of the page's clock. */
    sahraTrip?: { begun: number; arrived?: number };
  }
}

/** Runs in the page: measures from the next click until another heading has been painted. */
export function watchForward(): void {
  const headingOf = () => document.querySelector('main h1')?.textContent ?? '';
  const before = headingOf();
  const look = () => {
    const heading = headingOf();
    if (!heading || heading === before) requestAnimationFrame(look);
    // The frame in which it was seen is painted before a timer runs.
    else setTimeout(() => window.sahraTrip && (window.sahraTrip.arrived = performance.now()));
  };
  delete window.sahraTrip;
  const begin = ({ timeStamp }: Event) => {
    window.sahraTrip = { begun: timeStamp };
    requestAnimationFrame(look);
  };
  document.addEventListener('click', begin, { capture: true, once: true });
}

/**
 * Runs in the page: the trip, once it is over; fails where that takes longer than `limitMs`. Looks seldom, since looking takes time
 * of the page.
 */
export const tripOf = (limitMs: number): Promise<{ begun: number; arrived: number }> =>
  new Promise((resolve, reject) => {
    const asked = performance.now();
    const timer = setInterval(() => {
      const { begun, arrived } = window.sahraTrip ?? {};
      const hasArrived = begun !== undefined && arrived !== undefined;
      if (!hasArrived && performance.now() - asked < limitMs) return;
      clearInterval(timer);
      if (hasArrived) resolve({ begun, arrived });
      else
        reject(
          new Error(`What was asked for is not on the screen after ${limitMs} ms, or stands elsewhere than before`),
        );
    }, 100);
  });

/** Where a link stands; runs in the page. */
export const topOf = (link: Element) => link.getBoundingClientRect().top;

/** Runs in the page: goes back, and measures until the link that had been pressed is painted where it had stood. */
export function goBack({ href, top }: { href: string; top: number }): void {
  const look = () => {
    const tops = [...document.querySelectorAll(`main a[href="${href}"], footer a[href="${href}"]`)].map(
      (link) => link.getBoundingClientRect().top,
    );
    if (location.pathname !== '/' || !tops.some((now) => Math.abs(now - top) < 3)) requestAnimationFrame(look);
    else setTimeout(() => window.sahraTrip && (window.sahraTrip.arrived = performance.now()));
  };
  window.sahraTrip = { begun: performance.now() };
  history.back();
  requestAnimationFrame(look);
}
