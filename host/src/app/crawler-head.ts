/** Marks what only crawlers read: the server writes it, no part of react knows it. */
export const crawlerMark = 'data-crawler';

/** Removes it: it describes the page that the visitor has left. */
export function removeCrawlerHead(): void {
  for (const element of document.querySelectorAll(`[${crawlerMark}]`)) element.remove();
}
