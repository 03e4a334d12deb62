import { z } from 'zod';
import { languageCodes } from '../i18n/languages.ts';
import { idSchema, namedSlugSchema, pageOf, pictureSchema, searchTextSchema, slugSchema } from './common.ts';
import { postLimits, shownBlockSchema } from './post-blocks.ts';

export const postTypes = ['standard', 'audio', 'video', 'link', 'quote', 'gallery'] as const;
export type PostType = (typeof postTypes)[number];

/** What becomes of a post in one language. Only what is published is ever read by visitors. */
export const postStates = ['draft', 'in-review', 'scheduled', 'published', 'withdrawn'] as const;
export type PostState = (typeof postStates)[number];

/**
 * The end of a post's address, one for each language that it is published in: words of any script, with hyphens between them. Browsers
 * may send accents apart from their letters; they are put together.
 */
export const postSlugSchema = z
  .string()
  .normalize('NFC')
  .regex(/^[\p{Ll}\p{Lo}\p{M}\p{N}]+(-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u)
  .max(postLimits.title);
const language = z.enum(languageCodes);

/** Parts of a text, in their order: from which UTF-16 unit, and to which. */
export const textMarksSchema = z.array(z.object({ from: z.int().min(0), to: z.int().min(0) }));
export type TextMarks = z.infer<typeof textMarksSchema>;

/** A piece of a text around words that were looked for, as plain text, to be shown in its own language. */
export const passageSchema = z.object({ language, text: z.string(), marks: textMarksSchema });
export type Passage = z.infer<typeof passageSchema>;

/** A post as a list shows it. */
export const postCardSchema = z.object({
  id: idSchema,
  slug: postSlugSchema,
  type: z.enum(postTypes),
  title: z.string(),
  excerpt: z.string(),
  /** Language of title and text: another one than was asked for, where the post is not published in that. */
  contentLanguage: language,
  author: namedSlugSchema,
  categories: z.array(namedSlugSchema),
  tags: z.array(namedSlugSchema),
  publishedAt: z.iso.datetime(),
  readingMinutes: z.int(),
  commentCount: z.int().min(0),
  picture: pictureSchema,
  quote: z.object({ text: z.string(), by: z.string() }).nullable(),
  link: z.object({ url: z.string(), label: z.string() }).nullable(),
  /** Of a search alone: where it has the words. Without a passage they are in its title, or it is filed under them. */
  found: z.object({ title: textMarksSchema, passage: passageSchema.nullable() }).optional(),
});
export type PostCard = z.infer<typeof postCardSchema>;

/** Another post, as a link to it says. */
export const postLinkedSchema = z.object({ slug: postSlugSchema, title: z.string(), contentLanguage: language });

/** A post as its page shows it. */
export const postDetailSchema = postCardSchema.extend({
  /** Words of the title for the picture that it has instead of a drawing; empty where the title says it. */
  pictureAlternative: z.string(),
  /** Address of the picture that it is shared with: its cover with its title, as a social card. Another one where it shows something else. */
  shareUrl: z.string(),
  blocks: z.array(shownBlockSchema),
  author: namedSlugSchema.extend({ bio: z.string() }),
  /** Who put it into this language. */
  translator: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  /** From when on nobody comments on it any more, be that still to come; null: comments stay open. */
  commentsClosedAt: z.iso.datetime().nullable(),
  /** Where it is published: each language with the slug that it has there. */
  translations: z.array(z.object({ language, slug: postSlugSchema })),
  /** In which of these it was written: the others are translations of that; null where it is published in translations only. */
  original: language.nullable(),
  previous: postLinkedSchema.nullable(),
  next: postLinkedSchema.nullable(),
  related: z.array(postCardSchema),
  /** Films, series and products that it is about. */
  about: z.object({ programIds: z.array(idSchema), productIds: z.array(idSchema) }),
});
export type PostDetail = z.infer<typeof postDetailSchema>;

/** Whether its month has such a day; years and months are all there. */
function isThere(date: string): boolean {
  const at = new Date(date);
  return date.length < 10 || (!Number.isNaN(at.getTime()) && at.toISOString().startsWith(date));
}
/** A date of an archive: a year, a month of it, or a day. */
export const archiveDateSchema = z
  .string()
  .regex(/^(19|20)\d{2}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, 'must be a year, a month or a day: 2026-11-18')
  .refine(isThere, 'must be a day that there is');

export const postQuerySchema = z.object({
  type: z.enum(postTypes).optional(),
  category: slugSchema.optional(),
  tag: slugSchema.optional(),
  author: slugSchema.optional(),
  /** In the time zone of Cairo. */
  date: archiveDateSchema.optional(),
  /** Words of title, text, author, categories and tags, in any language and spelling. */
  q: searchTextSchema.optional(),
});

/** `GET /posts`. */
export const postListSchema = pageOf(postCardSchema).extend({
  /** Of a search alone. */
  search: z
    .object({
      /** What was looked for in the end: as typed, or as it was meant. */
      query: z.string(),
      /** No post has all the words, and these have some of them. */
      isRelaxed: z.boolean(),
      /** There may be more: no more than some are listed. */
      isMore: z.boolean(),
    })
    .optional(),
});
export type PostList = z.infer<typeof postListSchema>;

const countedSchema = namedSlugSchema.extend({ count: z.int().min(0) });
/** By what posts are found: what has none is left out. */
export const postArchiveSchema = z.object({
  total: z.int().min(0),
  /** The most used first, `tags` fifty at most. */
  categories: z.array(countedSchema),
  tags: z.array(countedSchema),
  authors: z.array(countedSchema.extend({ bio: z.string() })),
  /** The newest first. */
  months: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), count: z.int().positive() })),
});
export type PostArchive = z.infer<typeof postArchiveSchema>;

/** Most posts of a feed. */
export const POST_FEED_LENGTH = 30;

/** Which posts a feed has: all, or those of one category, tag or author. */
export const postFeedQuerySchema = z
  .object({ category: slugSchema.optional(), tag: slugSchema.optional(), author: slugSchema.optional() })
  .refine(({ category, tag, author }) => [category, tag, author].filter(Boolean).length <= 1, {
    error: 'must be the only one of category, tag and author',
    path: ['author'],
  });

/** A post in one language, as feeds tell it. */
export const feedPostSchema = postCardSchema
  .omit({ contentLanguage: true, commentCount: true, readingMinutes: true })
  .extend({
    translator: z.string().nullable(),
    pictureAlternative: z.string(),
    blocks: z.array(shownBlockSchema),
    /** When it was published in this language. */
    publishedAt: z.iso.datetime(),
    /** When what it says in this language last changed. */
    updatedAt: z.iso.datetime(),
  });
export type FeedPost = z.infer<typeof feedPostSchema>;

/** What is published in one language, the newest first; what is there in others only is left out. */
export const postFeedSchema = z.object({
  /** What the category, the tag or the author is called; null of all posts. */
  name: z.string().nullable(),
  /** When anything of the blog was last written: no earlier than any change of this feed, also when a post was taken out of it. */
  changedAt: z.iso.datetime(),
  posts: z.array(feedPostSchema),
});
export type PostFeed = z.infer<typeof postFeedSchema>;
