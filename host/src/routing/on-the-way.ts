import { whenIdle } from '../app/when-idle.ts';

/** Pages that the visitor goes to, while their loaders run: what can wait leaves the line to them. */
export function createOnTheWay() {
  const pages = new Map<string, Promise<unknown>>();
  return {
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
      await new Promise<void>(whenIdle);
    },
  };
}
