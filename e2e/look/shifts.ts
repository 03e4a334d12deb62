import type { Page } from 'playwright/test';

declare global {
  interface Window {
    shifts: { score: number; what: string[] };
  }
}

/** Starts to write down what moves by itself; before the page's first byte. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { score: 0, what: [] as string[] };
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        shifts.score += entry.value;
        for (const { node, previousRect: from, currentRect: to } of entry.sources)
          shifts.what.push(
            `${(node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 100)} (${from.width} × ${from.height} at ${from.x}, ${from.y}; ` +
              `then ${to.width} × ${to.height} at ${to.x}, ${to.y})`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How much of the page moved while it loaded, and what. */
export const readShifts = (page: Page) => page.evaluate(() => window.shifts);
