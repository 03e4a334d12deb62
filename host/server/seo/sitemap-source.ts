import type { PageId } from '@sahra/shared/addresses';
import type { SitePage } from '@sahra/shared/federation/contract';
import { findHref } from '@sahra/shared/host-runtime';
import { languageCodes } from '@sahra/shared/i18n/languages';
import { pageOf } from '@sahra/shared/schemas/common';
import {
  sitemapEntrySchemas,
  sitemapSchema,
  sitemapSections,
  type Sitemap,
  type SitemapEntries,
  type SitemapSection,
} from '@sahra/shared/schemas/sitemap';
import { z } from 'zod';
import { apiReader } from './api-reader.ts';
import type { SitemapPage } from './sitemap-xml.ts';

/** The page of each section's entries, which have what its address leaves open. */
const pageIds: Readonly<Record<SitemapSection, PageId>> = {
  categories: 'streaming.category',
  programs: 'streaming.program',
  episodes: 'streaming.episode',
  people: 'streaming.person',
  videos: 'streaming.video',
  tags: 'streaming.tag',
  playlists: 'streaming.playlist',
  products: 'shop.product',
  posts: 'blog.post',
};

/** Of a newer api it may have sections that this server does not know. */
const answerSchema = z.object({ sections: z.array(sitemapSchema.shape.sections.element.extend({ name: z.string() })) });

/** A page with an address of its own in each of its languages. */
function translatedPage(
  open: readonly SitePage[],
  id: PageId,
  { translations, updatedAt }: SitemapEntries['posts'],
): SitemapPage[] {
  const addresses = languageCodes.flatMap((language) => {
    const found = translations.find((translation) => translation.language === language);
    const path = found && findHref(open, id, { slug: found.slug });
    return found && path !== undefined ? [{ language, path, updatedAt: found.updatedAt }] : [];
  });
  const [first] = addresses;
  return first ? [{ path: first.path, addresses, updatedAt }] : [];
}

/** What the api knows of those of the `pages` whose addresses have parameters. Everything throws where it does not answer. */
export function sitemapSource(apiUrl: string, pages: () => Promise<readonly SitePage[]>) {
  const { ask } = apiReader(apiUrl);
  return {
    async sections(): Promise<Sitemap['sections']> {
      const ids = new Set((await pages()).map(({ id }) => id));
      const { sections } = await ask('/sitemap', answerSchema);
      return sections.flatMap(({ name, ...section }) => {
        const known = sitemapSections.find((one) => one === name);
        return known && ids.has(pageIds[known]) ? [{ name: known, ...section }] : [];
      });
    },
    async pages<Section extends SitemapSection>(
      section: Section,
      page: number,
      pageSize: number,
    ): Promise<SitemapPage[]> {
      const { items } = await ask(
        `/sitemap/${section}?page=${page}&pageSize=${pageSize}`,
        pageOf(sitemapEntrySchemas[section]),
      );
      const open = await pages();
      return (items as SitemapEntries[SitemapSection][]).flatMap((entry) => {
        if ('translations' in entry) return translatedPage(open, pageIds[section], entry);
        const { updatedAt, video = null, ...params } = { video: null, ...entry };
        const path = findHref(open, pageIds[section], params);
        const player = findHref(open, 'streaming.embed' satisfies PageId, params);
        return path === undefined ? [] : [{ path, updatedAt, ...(video && { video: { ...video, player } }) }];
      });
    },
  };
}
