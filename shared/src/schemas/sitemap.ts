import { z } from 'zod';
import { idSchema } from './common.ts';

/** What has pages of its own, in the order of the site map. */
export const sitemapSections = ['categories', 'programs', 'episodes'] as const;
export type SitemapSection = (typeof sitemapSections)[number];

/** Most entries of one page of a section. */
export const sitemapPageSize = 5_000;

/** When the thing last changed; null where nobody knows. */
const updatedAt = z.iso.datetime().nullable();

/** `GET /sitemap`: every section, with how many entries it has. */
export const sitemapSchema = z.object({
  sections: z.array(z.object({ name: z.enum(sitemapSections), total: z.int(), updatedAt })),
});
export type Sitemap = z.infer<typeof sitemapSchema>;

/** Entry of each section: the parameters of its page's address. */
export const sitemapEntrySchemas = {
  categories: z.object({ categoryId: idSchema, updatedAt }),
  programs: z.object({ programId: idSchema, updatedAt }),
  episodes: z.object({ programId: idSchema, episodeId: idSchema, updatedAt }),
} as const;
export type SitemapEntries = { [Section in SitemapSection]: z.infer<(typeof sitemapEntrySchemas)[Section]> };

/** Query of `GET /sitemap/{section}`, which answers with `pageOf(sitemapEntrySchemas[section])`. */
export const sitemapQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(sitemapPageSize).default(sitemapPageSize),
});
