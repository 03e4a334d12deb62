import { z } from 'zod';
import { idSchema, namedSlugSchema, pictureSchema, searchTextSchema, slugSchema } from './common.ts';

export const postTypes = ['standard', 'audio', 'video', 'link', 'quote', 'gallery'] as const;

/** A post as a list shows it. */
export const postCardSchema = z.object({
  id: idSchema,
  slug: slugSchema,
  type: z.enum(postTypes),
  title: z.string(),
  excerpt: z.string(),
  /** Language in which the post is written, where it is not the one asked for. */
  contentLanguage: z.string(),
  author: namedSlugSchema,
  categories: z.array(namedSlugSchema),
  tags: z.array(namedSlugSchema),
  publishedAt: z.iso.datetime(),
  readingMinutes: z.int(),
  picture: pictureSchema,
  quote: z.object({ text: z.string(), by: z.string() }).nullable(),
  link: z.object({ url: z.string(), label: z.string() }).nullable(),
});
export type PostCard = z.infer<typeof postCardSchema>;

export const postQuerySchema = z.object({
  type: z.enum(postTypes).optional(),
  category: slugSchema.optional(),
  /** Words that the title must have, in any language. */
  q: searchTextSchema.optional(),
});
