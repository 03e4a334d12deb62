import { languageCodes } from '@sahra/shared/i18n/languages';
import { postSlugSchema, postTypes } from '@sahra/shared/schemas/blog';
import { slugSchema } from '@sahra/shared/schemas/common';
import {
  artworkSourceSchema,
  blocksWith,
  postLimits,
  postLinkSchema,
  storedPictureSchema,
  videoBlockSchema,
} from '@sahra/shared/schemas/post-blocks';
import { z } from 'zod';

/** What plays in a post, by its name: `burullus/3` is the third episode of a series, `clip-1` whatever shows that clip. */
const fileVideoSchema = videoBlockSchema
  .omit({ episodeId: true })
  .extend({
    episode: z
      .string()
      .regex(/^[a-z0-9-]+\/[1-9]\d*$/)
      .optional(),
    clip: slugSchema.optional(),
  })
  .refine(({ episode, clip }) => (episode === undefined) !== (clip === undefined), 'names an episode or a clip');

/** A picture that the demo draws. */
const filePictureSchema = storedPictureSchema.extend({ source: artworkSourceSchema });

const short = z.string().trim().min(1).max(postLimits.short);

const translationSchema = z.strictObject({
  slug: postSlugSchema,
  title: z.string().trim().min(1).max(postLimits.title),
  excerpt: z.string().trim().min(1).max(postLimits.excerpt),
  blocks: z.array(blocksWith(filePictureSchema, fileVideoSchema)).min(1).max(postLimits.blocks),
  quote: z.strictObject({ text: short, by: short }).optional(),
  link: z.strictObject({ url: postLinkSchema, label: short }).optional(),
  translator: short.optional(),
});

/**
 * A file of `catalog/posts`: a post in the languages that it has. Its slug names file and picture, and is that of its English
 * translation, where it has one.
 */
export const postFile = z.strictObject({
  slug: slugSchema,
  type: z.enum(postTypes),
  author: slugSchema,
  categories: z.array(slugSchema).min(1),
  tags: z.array(slugSchema),
  publishedAt: z.iso.datetime({ offset: true }),
  /** What it is about. */
  about: z.strictObject({ programs: z.array(slugSchema), products: z.array(slugSchema) }),
  /** What plays in it, where its blocks do not say so. */
  clip: slugSchema.optional(),
  /** What the drawing shows that was made for it. */
  scene: slugSchema.optional(),
  translations: z
    .partialRecord(z.enum(languageCodes), translationSchema)
    .refine((translations) => Object.keys(translations).length > 0, 'is in no language'),
});
export type CatalogPost = z.output<typeof postFile>;
export type CatalogTranslation = z.output<typeof translationSchema>;
