import { addressIn } from '@sahra/shared/i18n/address-in';
import type { Language } from '@sahra/shared/i18n/languages';
import type { HrefTo } from '@sahra/shared/host-runtime';
import type { JsonLd, JsonLdContext, PageFacts } from '@sahra/shared/page-facts';
import { singleFileOf } from '@sahra/shared/pictures';
import { siteIcon } from './icons.ts';

/** What is the same on every page of a language. */
export interface CrawlerSite {
  origin: string;
  language: Language;
  hrefTo: HrefTo;
}

/** Of the site as a whole, on a page of any area. */
const root = '/';

/** Where the page stands: the house, the pages above it, itself. */
function breadcrumb({ title, siteName, place = [] }: PageFacts, own: string, { pageAt }: JsonLdContext): JsonLd {
  const above = [{ name: siteName, href: root }, ...place].map(({ name, href }) => ({ name, item: pageAt(href) }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { name: title, item: own }].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...crumb,
    })),
  };
}

function house(
  { description, siteName }: PageFacts,
  { fileAt, pageAt, language }: JsonLdContext,
  search: string | undefined,
): JsonLd[] {
  const home = fileAt(root);
  const organization = { '@id': `${home}#organization` };
  return [
    {
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name: siteName,
      alternateName: ['سهرة', 'Sahra'],
      url: pageAt(root),
      description,
      inLanguage: language,
      publisher: organization,
      ...(search !== undefined && {
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${fileAt(search)}?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      }),
    },
    { '@type': 'Organization', ...organization, name: siteName, url: home, logo: fileAt(siteIcon) },
  ];
}

/** All that a page is in schema.org terms, as one graph. */
export function pageJsonLd(facts: PageFacts, { origin, language: { code, tag }, hrefTo }: CrawlerSite): JsonLd {
  const context: JsonLdContext = {
    fileAt: (path) => origin + path,
    pageAt: (path) => origin + addressIn(path, code),
    pictureAt: (picture) => origin + singleFileOf(picture).path,
    language: tag,
  };
  const page = origin + addressIn(facts.path, facts.shownIn ?? code);
  const own =
    facts.path === root ? house(facts, context, hrefTo('information.search')) : [breadcrumb(facts, page, context)];
  return { '@context': 'https://schema.org', '@graph': [...own, ...(facts.jsonLd?.(context) ?? [])] };
}
