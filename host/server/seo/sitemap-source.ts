import { paths } from '@sahra/shared/paths';
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

const pathsOf: { [Section in SitemapSection]: (entry: SitemapEntries[Section]) => string } = {
  categories: ({ categoryId }) => paths.category.href(categoryId),
  programs: ({ programId }) => paths.program.href(programId),
  episodes: ({ programId, episodeId }) => paths.episode.href(programId, episodeId),
};

/** What the api knows of pages whose addresses have parameters. Everything throws where it does not answer. */
export function sitemapSource(apiUrl: string) {
  async function ask<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.infer<Schema>> {
    const response = await fetch(apiUrl + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    return schema.parse(await response.json());
  }
  return {
    sections: async (): Promise<Sitemap['sections']> => (await ask('/sitemap', sitemapSchema)).sections,
    async pages<Section extends SitemapSection>(
      section: Section,
      page: number,
      pageSize: number,
    ): Promise<SitemapPage[]> {
      const { items } = await ask(
        `/sitemap/${section}?page=${page}&pageSize=${pageSize}`,
        pageOf(sitemapEntrySchemas[section]),
      );
      return (items as SitemapEntries[Section][]).map((entry) => ({
        path: pathsOf[section](entry),
        updatedAt: entry.updatedAt,
      }));
    },
  };
}
