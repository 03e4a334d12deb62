/**
 * Parameters of its pages' addresses, by the page's id: others do not change what is shown. The build writes them into the release; no
 * page downloads them.
 */
export const parameters: Readonly<Record<string, readonly string[]>> = {
  'information.search': ['q', 'area', 'type', 'kind', 'category', 'genre', 'tag', 'year', 'price', 'page'],
  'information.faq': ['q'],
  'information.newsletter-confirm': ['token'],
  'information.newsletter-leave': ['token'],
  'information.reply-mails': ['want', 'token'],
  'information.styleguide': ['scheme', 'dir'],
};
