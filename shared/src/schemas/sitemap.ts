import { z } from 'zod';
import { languageCodes } from '../i18n/languages.ts';
import { postSlugSchema } from './blog.ts';
import { idSchema, slugSchema } from './common.ts';

/** What has pages of its own, in the order of the site map. */
export const sitemapSections = [
  'categories',
  'programs',
  'episodes',
  'people',
  'videos',
  'tags',
  'playlists',
  'products',
  'posts',
] as const;
export type SitemapSection = (typeof sitemapSections)[number];

/** Most entries of one page of a section. */
export const sitemapPageSize = 5_000;

/** When the thing last changed; null where nobody knows. */
const updatedAt = z.iso.datetime().nullable();

const inEachLanguage = z.record(z.enum(languageCodes), z.string());
/** What plays on the page of an episode or a video, where everybody may watch it. */
const videoSchema = z.object({
  title: inEachLanguage,
  description: inEachLanguage,
  /** Beginning of the address of its picture, as `pictureSchema` has it. */
  scene: z.string(),
  manifestUrl: z.string(),
  durationSeconds: z.number(),
  publishedAt: z.iso.datetime(),
});
export type SitemapVideo = z.infer<typeof videoSchema>;

/** `GET /sitemap`: every section, with how many entries it has. */
export const sitemapSchema = z.object({
  sections: z.array(z.object({ name: z.enum(sitemapSections), total: z.int(), updatedAt })),
});
export type Sitemap = z.infer<typeof sitemapSchema>;

/** Entry of each section: the parameters of its page's address, or those in each language. */
export const sitemapEntrySchemas = {
  categories: z.object({ categoryId: idSchema, updatedAt }),
  programs: z.object({ programId: idSchema, updatedAt }),
  episodes: z.object({
    programId: idSchema,
    episodeId: idSchema,
    /** Null where not everybody may watch it. */
    video: videoSchema.nullish(),
    updatedAt,
  }),
  people: z.object({ personId: idSchema, updatedAt }),
  videos: z.object({ programId: idSchema, episodeId: idSchema, video: videoSchema.nullish(), updatedAt }),
  tags: z.object({ tag: slugSchema, updatedAt }),
  playlists: z.object({ playlistId: idSchema, updatedAt }),
  products: z.object({ slug: slugSchema, updatedAt }),
  /** Only in these languages, in each at an address of its own. */
  posts: z.object({
    translations: z
      .array(
        z.object({
          language: z.enum(languageCodes),
          slug: postSlugSchema,
          /** When what it says in this language last changed; an older api does not tell. */
          updatedAt: z.iso.datetime().optional(),
        }),
      )
      .min(1),
    updatedAt,
  }),
} as const;
export type SitemapEntries = { [Section in SitemapSection]: z.infer<(typeof sitemapEntrySchemas)[Section]> };

/** Query of `GET /sitemap/{section}`, which answers with `pageOf(sitemapEntrySchemas[section])`. */
export const sitemapQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(sitemapPageSize).default(sitemapPageSize),
});
