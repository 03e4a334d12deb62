import type { Page } from 'playwright';

const text = (id: string) => document.querySelector(`[data-island="${id}"]`)?.textContent ?? '';
const html = (id: string) => document.querySelector(`[data-island="${id}"]`)?.outerHTML ?? '';

/** What an extension shows. */
export const textOf = (tab: Page, id: string): Promise<string> => tab.evaluate(text, id);
export const htmlOf = (tab: Page, id: string): Promise<string> => tab.evaluate(html, id);

function isAwake({ id, hasText }: { id: string; hasText: boolean }): boolean {
  const place = document.querySelector(`[data-island="${id}"]`);
  place?.scrollIntoView();
  place?.dispatchEvent(new Event('focus'));
  const isTakenOver = Object.keys(place?.firstElementChild ?? {}).some((key) => key.startsWith('__react'));
  return isTakenOver && (!hasText || Boolean(place?.textContent));
}

/** Scrolls to an extension and touches it, until scripts have taken over. Where it has shown text before, it must show some again. */
export async function comeNear(tab: Page, id: string, before: string): Promise<void> {
  await tab.waitForFunction(isAwake, { id, hasText: before !== '' });
  // The header looks otherwise below the top of a page.
  await tab.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
