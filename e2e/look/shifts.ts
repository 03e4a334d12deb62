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
        sources: { node?: Node }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        shifts.score += entry.value;
        for (const { node } of entry.sources)
          if (node instanceof Element) shifts.what.push(node.outerHTML.slice(0, 100));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How much of the page moved while it loaded, and what. */
export const readShifts = (page: Page) => page.evaluate(() => window.shifts);
