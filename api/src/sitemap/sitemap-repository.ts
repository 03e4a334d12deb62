import type { Page } from '@sahra/shared/schemas/common';
import { type Sitemap, type SitemapEntries, type SitemapSection, sitemapSections } from '@sahra/shared/schemas/sitemap';
import type { Database } from '../database/connect.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { sections } from './sitemap-sections.ts';

/** Every section of the site map, its number of entries, and when one of them last changed. */
export async function readSitemap(database: Database): Promise<Sitemap> {
  const summaries = await Promise.all(sitemapSections.map((name) => sections[name].summarize(database)));
  return {
    sections: summaries.map(({ total, updatedAt }, index) => ({
      name: sitemapSections[index] ?? 'categories',
      total,
      updatedAt: updatedAt?.toISOString() ?? null,
    })),
  };
}

/** A page of a section: everything that has a page of its own, and may be found. */
export async function listSitemapEntries<Name extends SitemapSection>(
  context: ReadContext,
  name: Name,
  query: PageQuery,
): Promise<Page<Omit<SitemapEntries[Name], 'updatedAt'> & { updatedAt: string }>> {
  const [{ total }, entries] = await Promise.all([
    sections[name].summarize(context.database),
    sections[name].list(context, limitOf(query)),
  ]);
  return toPage(
    entries.map((entry) => ({ ...entry, updatedAt: entry.updatedAt.toISOString() })),
    total,
    query,
  );
}
