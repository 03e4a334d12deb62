import { z } from 'zod';
import { lineSchema, optionalLineSchema } from '../form-rules/fields.ts';
import { MAX_COMMENT_DAYS } from '../form-rules/post-transitions.ts';
import { findStrangeText, tidyStrings } from '../form-rules/tidy-strings.ts';
import { languageCodes } from '../i18n/languages.ts';
import { postSlugSchema, postStates, postTypes } from './blog.ts';
import { idSchema } from './common.ts';
import { revisionSchema } from './editing.ts';
import { pictureSourceSchema, postBlocksSchema, postLimits, postLinkSchema } from './post-blocks.ts';

const language = z.enum(languageCodes, `must be one of ${languageCodes.join(', ')}`);
const type = z.enum(postTypes, `must be one of ${postTypes.join(', ')}`);

/** Texts as they are kept, wherever in a body they stand; refused is what no text holds. */
const tidied = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value, { issues }) => {
    const tidy = tidyStrings(value);
    const path = findStrangeText(tidy);
    if (path) issues.push({ code: 'custom', path, input: value, message: 'holds characters that no text has' });
    return tidy;
  }, schema);
const titleSchema = lineSchema({ min: 1, max: postLimits.title });
const shortSchema = lineSchema({ min: 1, max: postLimits.short });

/** Body of `POST /editing/posts`: a draft, in one language first. */
export const newPostSchema = z.object({ language, title: titleSchema, type });
export type NewPost = z.infer<typeof newPostSchema>;

/** Each once, in the order in which they are shown. */
const ids = (max: number) =>
  z
    .array(idSchema)
    .max(max, `must be at most ${max}`)
    .refine((all) => new Set(all).size === all.length, 'must not have anything twice');

/** Body of `PATCH /editing/posts/{id}`: what is not named stays. */
export const postSettingsSchema = z.strictObject({
  /** The `settingsRevision` that was read. */
  revision: revisionSchema,
  type: type.optional(),
  tagIds: ids(40).optional(),
  programIds: ids(40).optional(),
  productIds: ids(40).optional(),
  /** Null: its drawing. */
  picture: pictureSourceSchema.nullable().optional(),
  // Only editors change what follows.
  authorId: idSchema.optional(),
  categoryIds: ids(20).optional(),
  isListed: z.boolean().optional(),
  commentsCloseAfterDays: z.int().min(0).max(MAX_COMMENT_DAYS).nullable().optional(),
});
export type PostSettings = z.infer<typeof postSettingsSchema>;

/** Body of `PUT /editing/posts/{id}/translations/{language}`: the whole text. Its state changes by transitions alone. */
export const writtenTextSchema = tidied(
  z.object({
    /** The one that was read; 0: it is not there in this language yet. */
    revision: revisionSchema,
    slug: postSlugSchema,
    title: titleSchema,
    excerpt: optionalLineSchema({ min: 0, max: postLimits.excerpt }),
    blocks: postBlocksSchema,
    quote: z.object({ text: shortSchema, by: optionalLineSchema({ min: 0, max: postLimits.short }) }).nullable(),
    link: z.object({ url: postLinkSchema, label: shortSchema }).nullable(),
    translator: z.nullable(shortSchema),
    pictureAlternative: optionalLineSchema({ min: 0, max: postLimits.short }),
  }),
);
export type WrittenText = z.infer<typeof writtenTextSchema>;

/** Body of `POST /editing/posts/{id}/translations/{language}/transition`. */
export const postTransitionSchema = z.object({
  revision: revisionSchema,
  to: z.enum(postStates, `must be one of ${postStates.join(', ')}`),
  /** When it is published; only, and always, of what is scheduled. */
  publishAt: z.iso.datetime({ offset: true }).optional(),
});
export type PostTransition = z.infer<typeof postTransitionSchema>;

/** Body of `POST …/revisions/{number}/restore`: the revision of the translation that was read. */
export const postRestoreSchema = z.object({ revision: revisionSchema });

/** Body of `POST /editing/posts/{id}/preview`. */
export const postPreviewRequestSchema = z.object({ language });
