import { languageCodes } from '@sahra/shared/i18n/languages';
import type { RemotePage } from '@sahra/shared/federation/contract';
import { sitemapSections } from '@sahra/shared/schemas/sitemap';
import { LRUCache } from 'lru-cache';
import { sitemapSource } from './sitemap-source.ts';
import { sitemapIndexXml, sitemapXml, type SitemapPage } from './sitemap-xml.ts';

/** Addresses in one chunk; each page has one for every language. */
const CHUNK_URLS = 5000;
export const chunkPages = CHUNK_URLS / languageCodes.length;
const KEPT_BYTES = 32 * 1024 * 1024;

/** Section of the pages that the site knows without asking anybody. */
const fixedSection = 'pages';

/** Pages whose address needs nothing filled in, as far as they are to be listed. */
export const fixedPages = (pages: readonly RemotePage[]): SitemapPage[] =>
  pages.filter(({ path, robots }) => !robots && !/[:*]/.test(path)).map(({ path }) => ({ path }));

export interface SitemapParts {
  origin: string;
  apiUrl: string;
  /** Those that are open. */
  pages: () => Promise<readonly RemotePage[]>;
}

/** Every page of the site that is to be found, in chunks. What was made is kept for so many milliseconds; 0 keeps nothing. */
export function createSitemap({ origin, apiUrl, pages }: SitemapParts, keptMs: number) {
  const source = sitemapSource(apiUrl, pages);

  async function makeIndex(): Promise<string> {
    const sections = await source.sections();
    const chunks = sections.flatMap(({ name, total, updatedAt }) =>
      Array.from({ length: Math.ceil(total / chunkPages) }, (_, index): SitemapPage => ({
        path: `/sitemap-${name}-${index + 1}.xml`,
        updatedAt,
      })),
    );
    return sitemapIndexXml(origin, [{ path: `/sitemap-${fixedSection}-1.xml` }, ...chunks]);
  }

  async function makeChunk(section: string, number: number): Promise<string> {
    if (section === fixedSection) return number === 1 ? sitemapXml(origin, fixedPages(await pages())) : '';
    const known = sitemapSections.find((name) => name === section);
    const found = known ? await source.pages(known, number, chunkPages) : [];
    return found.length > 0 ? sitemapXml(origin, found) : '';
  }

  const kept = new LRUCache<string, Buffer>({
    ttl: keptMs,
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length + 1,
    fetchMethod: async (key) => {
      const [section = '', number = ''] = key.split(' ');
      return Buffer.from(section ? await makeChunk(section, Number(number)) : await makeIndex());
    },
  });

  const find = (key: string) => kept.fetch(key, { forceRefresh: keptMs === 0 });
  return {
    index: () => find(''),
    /** Undefined where there is no such chunk. */
    async chunk(section: string, number: number): Promise<Buffer | undefined> {
      const xml = await find(`${section} ${number}`);
      return xml?.length ? xml : undefined;
    },
  };
}
