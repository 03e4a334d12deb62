import { paths } from '@sahra/shared/paths';

/** What crawlers may read. Search results are no pages of their own; the api and the developers' pages are not for them. */
export const robotsText = (origin: string) =>
  [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /dev/',
    `Disallow: ${paths.search.pattern}`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
