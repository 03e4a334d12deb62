import type { Browser, BrowserContext } from 'playwright';
import { throttle } from '../shaper/throttle.ts';

/** A phone on which nobody has ever been on the site. */
export async function openPhone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: throttle.viewport,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    // Chromium takes a smooth scroll of the page's own for the visitor's, and then stops looking for the largest paint.
    reducedMotion: 'reduce',
  });
  // The loader of TypeScript names functions through a helper that the page does not have.
  await context.addInitScript('globalThis.__name ??= (value) => value');
  return context;
}
