import type { Page } from 'playwright/test';

/**
 * Keeps the scripts whose address has `part` on their way: what the visitor sees is the server's. Returns what lets them come, which
 * is called once.
 */
export async function holdScripts(page: Page, part = '/mf/'): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    ({ pathname }) => pathname.includes(part) && pathname.endsWith('.js'),
    async (route) => {
      await isReleased;
      await route.continue();
    },
  );
  return release;
}

/** Has React taken over this element, or is it still the server's alone? */
export const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
