import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ });
const text = z.string().min(1);
const date = z.iso.datetime();
const duration = z.string().regex(/^PT(\d+H)?(\d+M)?(\d+S)?$/);
const language = z.enum(['ar', 'en', 'de', 'fr', 'el']);

const personSchema = z.object({ '@type': z.literal('Person'), name: text, url: address.optional() });
const videoSchema = z.object({
  '@type': z.literal('VideoObject'),
  ...{ name: text, description: text, thumbnailUrl: address, uploadDate: date, duration, embedUrl: address.optional() },
  isAccessibleForFree: z.boolean(),
});
const audioSchema = z.object({
  '@type': z.literal('AudioObject'),
  ...{ name: text, contentUrl: address, encodingFormat: text, duration, uploadDate: date },
});
const gallerySchema = z.object({
  '@type': z.literal('ImageGallery'),
  ...{ '@id': address, url: address, name: text, inLanguage: language },
  image: z
    .array(z.object({ '@type': z.literal('ImageObject'), contentUrl: address, description: text.optional() }))
    .min(2),
});
const quotationSchema = z.object({ '@type': z.literal('Quotation'), text, creator: personSchema });
const translationSchema = z.object({
  '@type': z.literal('BlogPosting'),
  ...{ '@id': address, url: address, inLanguage: language },
});

/** What search engines require of a post, and what posts of each type say beyond that. */
export const blogPostingSchema = z.strictObject({
  '@type': z.literal('BlogPosting'),
  ...{ '@id': address, url: address, mainEntityOfPage: address, headline: text, description: text, image: address },
  ...{ datePublished: date, dateModified: date, inLanguage: language, timeRequired: duration },
  author: personSchema.required(),
  publisher: z.object({ '@type': z.literal('Organization'), '@id': address, name: text, url: address }),
  translator: personSchema.optional(),
  keywords: z.array(text),
  articleSection: z.array(text),
  commentCount: z.int().min(0),
  isAccessibleForFree: z.literal(true),
  workTranslation: z.array(translationSchema).min(1).optional(),
  translationOfWork: translationSchema.optional(),
  video: z.array(videoSchema).optional(),
  audio: z.array(audioSchema).min(1).optional(),
  hasPart: z.union([gallerySchema, quotationSchema]).optional(),
  sharedContent: z.object({ '@type': z.literal('WebPage'), name: text, url: address }).optional(),
});
export type BlogPostingNode = z.infer<typeof blogPostingSchema>;
