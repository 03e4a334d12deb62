import type { Page } from 'playwright/test';

/** What can be used within the page, by its name; what only a pointer that hovers needs is left out. */
export const controlsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, summary)')]
      .filter(
        (element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          element.getClientRects().length > 0 &&
          // What turns a rail is for pointers; its cards are there for all.
          !element.matches('button[tabindex="-1"]') &&
          !element.closest('[inert], [popover]'),
      )
      .map((element) =>
        [
          element.tagName.toLowerCase(),
          element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent,
        ]
          .join(' ')
          .replace(/\s+/g, ' ')
          .trim(),
      ),
  );
