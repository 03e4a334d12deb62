import { addressIn } from '@sahra/shared/i18n/address-in';
import type { Language } from '@sahra/shared/i18n/languages';
import type { JsonLd, JsonLdContext, PageFacts } from '@sahra/shared/page-facts';
import { paths } from '@sahra/shared/paths';
import { socialCardUrl } from '@sahra/shared/pictures';
import { siteIcon } from './icons.ts';

/** Where the page stands: the house, the pages above it, itself. */
function breadcrumb({ title, siteName, path, place = [] }: PageFacts, { pageAt }: JsonLdContext): JsonLd {
  const crumbs = [{ name: siteName, href: paths.home.href() }, ...place, { name: title, href: path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAt(href),
    })),
  };
}

function house({ description, siteName }: PageFacts, { fileAt, pageAt, language }: JsonLdContext): JsonLd[] {
  const home = fileAt(paths.home.href());
  const organization = { '@id': `${home}#organization` };
  return [
    {
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name: siteName,
      alternateName: ['سهرة', 'Sahra'],
      url: pageAt(paths.home.href()),
      description,
      inLanguage: language,
      publisher: organization,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${fileAt(paths.search.pattern)}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    { '@type': 'Organization', ...organization, name: siteName, url: home, logo: fileAt(siteIcon) },
  ];
}

/** All that a page is in schema.org terms, as one graph. */
export function pageJsonLd(facts: PageFacts, origin: string, { code, tag }: Language): JsonLd {
  const context: JsonLdContext = {
    fileAt: (path) => origin + path,
    pageAt: (path) => origin + addressIn(path, code),
    pictureAt: ({ src }) => origin + socialCardUrl(src),
    language: tag,
  };
  const own = facts.path === paths.home.href() ? house(facts, context) : [breadcrumb(facts, context)];
  return { '@context': 'https://schema.org', '@graph': [...own, ...(facts.jsonLd?.(context) ?? [])] };
}
