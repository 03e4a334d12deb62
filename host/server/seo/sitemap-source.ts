import type { PageId } from '@sahra/shared/addresses';
import type { SitePage } from '@sahra/shared/federation/contract';
import { findHref } from '@sahra/shared/host-runtime';
import { pageOf } from '@sahra/shared/schemas/common';
import {
  sitemapEntrySchemas,
  sitemapSchema,
  type Sitemap,
  type SitemapEntries,
  type SitemapSection,
} from '@sahra/shared/schemas/sitemap';
import type { z } from 'zod';
import type { SitemapPage } from './sitemap-xml.ts';

/** Milliseconds that the api gets for one answer. */
const TIMEOUT_MS = 5000;

/** The page of each section's entries, which have what its address leaves open. */
const pageIds: Readonly<Record<SitemapSection, PageId>> = {
  categories: 'streaming.category',
  programs: 'streaming.program',
  episodes: 'streaming.episode',
};

/** What the api knows of those of the `pages` whose addresses have parameters. Everything throws where it does not answer. */
export function sitemapSource(apiUrl: string, pages: () => Promise<readonly SitePage[]>) {
  async function ask<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.infer<Schema>> {
    const response = await fetch(apiUrl + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    return schema.parse(await response.json());
  }
  return {
    async sections(): Promise<Sitemap['sections']> {
      const ids = new Set((await pages()).map(({ id }) => id));
      return (await ask('/sitemap', sitemapSchema)).sections.filter(({ name }) => ids.has(pageIds[name]));
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
      return (items as SitemapEntries[SitemapSection][]).flatMap(({ updatedAt, ...params }) => {
        const path = findHref(open, pageIds[section], params);
        return path === undefined ? [] : [{ path, updatedAt }];
      });
    },
  };
}
