import type { Page } from 'playwright';

const html = (id: string) => document.querySelector(`[data-island="${id}"]`)?.outerHTML ?? '';

/** An extension on the page that is looked at. */
export interface SeenExtension {
  id: string;
  /** The server has drawn text in its place. A busy one leaves that to the browser another time, and the text comes late. */
  hasText: boolean;
}

/** What an extension shows. */
export const htmlOf = (tab: Page, id: string): Promise<string> => tab.evaluate(html, id);

function isAwake({ id, hasText }: SeenExtension): boolean {
  const place = document.querySelector(`[data-island="${id}"]`);
  place?.scrollIntoView();
  place?.dispatchEvent(new Event('focus'));
  const isTakenOver = Object.keys(place?.firstElementChild ?? {}).some((key) => key.startsWith('__react'));
  return isTakenOver && (!hasText || Boolean(place?.textContent));
}

/** Scrolls to an extension and touches it, until scripts have taken over. Where it has shown text to the server, it must show some here. */
export async function comeNear(tab: Page, extension: SeenExtension): Promise<void> {
  await tab.waitForFunction(isAwake, extension);
  // The header looks otherwise below the top of a page.
  await tab.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
