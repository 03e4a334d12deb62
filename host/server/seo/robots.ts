/** What crawlers may read. Search results are no pages of their own; the api and the developers' pages are not for them. */
export const robotsText = (origin: string, search: string | undefined) =>
  [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /dev/',
    ...(search === undefined ? [] : [`Disallow: ${search}`]),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
