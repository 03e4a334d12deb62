import { z } from 'zod';
import { languageCodes } from '../i18n/languages.ts';
import { editingRefusals } from '../form-rules/post-transitions.ts';
import { postSlugSchema, postStates, postTypes } from './blog.ts';
import {
  errorSchema,
  idParamSchema,
  idSchema,
  languageQuerySchema,
  namedSlugSchema,
  pageOf,
  pageQuerySchema,
  pictureSchema,
  slugSchema,
} from './common.ts';
import { pictureSourceSchema, postBlockSchema } from './post-blocks.ts';

export { postTransitions } from '../form-rules/post-transitions.ts';

const language = z.enum(languageCodes, `must be one of ${languageCodes.join(', ')}`);
const state = z.enum(postStates);
const type = z.enum(postTypes, `must be one of ${postTypes.join(', ')}`);
const moment = z.iso.datetime();
const byLanguage = <T extends z.ZodType>(value: T) =>
  z.object({
    ar: value.optional(),
    en: value.optional(),
    de: value.optional(),
    fr: value.optional(),
    gr: value.optional(),
  });
export const revisionSchema = z.int('must be the revision that was read').min(0).max(2_147_483_647);

/** `GET /editing/posts`: authors see their own. `q` is parts of a title in any language or state. */
export const editedPostsQuerySchema = pageQuerySchema.extend(languageQuerySchema.shape).extend({
  /** Those that are so in some language, or in `language`. */
  state: state.optional(),
  /** Those that are there in it. */
  language: language.optional(),
  /** Those that are not there in it. */
  missing: language.optional(),
  /** The slug of an author. */
  author: slugSchema.optional(),
  q: z.string().trim().max(200, 'is too long').default(''),
});

export const editedAuthorSchema = namedSlugSchema.extend({ id: idSchema });
/** A post in the list of the editors' room. */
export const editedPostCardSchema = z.object({
  id: idSchema,
  type,
  author: editedAuthorSchema,
  titles: byLanguage(z.string()),
  states: byLanguage(state),
  /** In what languages it is not there. */
  missing: z.array(language),
  /** When it was first published in any language; null: never yet. */
  publishedAt: moment.nullable(),
  updatedAt: moment,
  mayEdit: z.boolean(),
});
export type EditedPostCard = z.infer<typeof editedPostCardSchema>;
/** What was changed last first. */
export const editedPostsSchema = pageOf(editedPostCardSchema);

const quote = z.object({ text: z.string(), by: z.string() });
const link = z.object({ url: z.string(), label: z.string() });

/** A post in one language, as it is stored. */
export const editedTranslationSchema = z.object({
  language,
  slug: postSlugSchema,
  state,
  title: z.string(),
  excerpt: z.string(),
  blocks: z.array(postBlockSchema),
  /** Its uploads as pages show them, by their id in `source.mediaId`. */
  pictures: z.record(z.string(), pictureSchema),
  quote: quote.nullable(),
  link: link.nullable(),
  translator: z.string().nullable(),
  pictureAlternative: z.string(),
  /** When it was published, or is to be. */
  publishedAt: moment.nullable(),
  updatedAt: moment,
  revision: revisionSchema,
  /** Whether who reads this may change it as it is now. */
  mayWrite: z.boolean(),
  /** What who reads this may make of it. */
  transitions: z.array(state),
});
export type EditedTranslation = z.infer<typeof editedTranslationSchema>;

/** A post with everything that can be changed of it. */
export const editedPostSchema = z.object({
  id: idSchema,
  type,
  author: editedAuthorSchema,
  categoryIds: z.array(idSchema),
  tagIds: z.array(idSchema),
  programIds: z.array(idSchema),
  productIds: z.array(idSchema),
  /** `source` null: its drawing. */
  picture: z.object({ source: pictureSourceSchema.nullable(), shown: pictureSchema }),
  /** False: only who knows the address finds it. */
  isListed: z.boolean(),
  /** Days from its first publication on; null: comments do not close. */
  commentsCloseAfterDays: z.int().nullable(),
  /** When it was first published in any language; null: never yet. */
  publishedAt: moment.nullable(),
  /** Whether who reads this may change the settings, of which categories, author, listing and comments are the editors' alone. */
  mayEdit: z.boolean(),
  mayPublish: z.boolean(),
  mayDelete: z.boolean(),
  settingsRevision: revisionSchema,
  translations: z.array(editedTranslationSchema),
});
export type EditedPost = z.infer<typeof editedPostSchema>;

export const editedPostParamsSchema = z.object({ id: idParamSchema });
export const editedTranslationParamsSchema = editedPostParamsSchema.extend({ language });
export const postRevisionParamsSchema = editedTranslationParamsSchema.extend({ number: idParamSchema });

/** Who saved something, when; `by` null: the demo, or somebody who has left. */
const savedSchema = z.object({ by: z.string().nullable(), at: moment });

/** A refusal of the editors' room: what there is to know depends on its code. */
export const editingRefusalSchema = errorSchema.extend({
  code: z.enum(Object.values(editingRefusals)),
  /** Of `edited_meanwhile`: who saved, when, and the revision that there is now. */
  by: z.string().nullable().optional(),
  at: moment.optional(),
  revision: revisionSchema.optional(),
  /** Of `not_possible`: the state that it has. */
  from: state.optional(),
});
export type EditingRefusal = z.infer<typeof editingRefusalSchema>;

/** How a post in one language has been: what one person saved within some minutes is one revision. */
export const postRevisionSchema = savedSchema.extend({ number: z.int().positive(), state, title: z.string() });
export type PostRevision = z.infer<typeof postRevisionSchema>;
/** The newest first. */
export const postRevisionsSchema = z.object({ items: z.array(postRevisionSchema) });
export const wholePostRevisionSchema = postRevisionSchema.extend(
  editedTranslationSchema.pick({
    ...{ slug: true, excerpt: true, blocks: true, pictures: true, quote: true, link: true, translator: true },
    pictureAlternative: true,
  }).shape,
);
export type WholePostRevision = z.infer<typeof wholePostRevisionSchema>;

/** A path of the site that shows what is not published to who has it, until `expiresAt`. */
export const postPreviewSchema = z.object({ path: z.string(), expiresAt: moment });

const choice = z.object({ id: idSchema, slug: z.string(), name: z.string() });
/** `GET /editing/choices`: what posts can be filed under, and whose they can be. */
export const postChoicesSchema = z.object({
  categories: z.array(choice),
  tags: z.array(choice),
  authors: z.array(choice),
});
export type PostChoices = z.infer<typeof postChoicesSchema>;
