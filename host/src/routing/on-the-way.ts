import { whenIdle } from '@sahra/shared/host-runtime';

/** Milliseconds after which a page that is not drawn is not waited for: it has failed, or the visitor has gone elsewhere. */
const DRAWN_MS = 3000;

/** Pages that the visitor goes to, until they are drawn: what can wait leaves line and processor to them. */
export function createOnTheWay() {
  const pages = new Map<string, Promise<unknown>>();
  /** Wait for the page that is drawn next. */
  const waiting = new Set<() => void>();
  return {
    /** A page is on the screen. */
    drawn(): void {
      for (const goOn of waiting) goOn();
      waiting.clear();
    },
    note<T>(address: string, page: Promise<T>): Promise<T> {
      const here = page
        .catch(() => {})
        .then(() => {
          if (pages.get(address) === here) pages.delete(address);
        });
      pages.set(address, here);
      return page;
    },
    /** Resolves once the page is here and drawn, whatever it came to. */
    async end(address: string): Promise<void> {
      // The router calls the loaders of a page in the same moment, that of the page last.
      await Promise.resolve();
      const page = pages.get(address);
      if (!page) return;
      await page;
      await new Promise<void>((resolve) => {
        waiting.add(resolve);
        setTimeout(resolve, DRAWN_MS);
      });
      await new Promise<void>(whenIdle);
    },
  };
}
