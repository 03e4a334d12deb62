import { MAX_COMMENT_DAYS } from '@sahra/shared/form-rules/post-transitions';
import { languageCodes } from '@sahra/shared/i18n/languages';
import { pictureKinds, type PictureKind } from '@sahra/shared/pictures';
import { postSlugSchema, postStates, postTypes } from '@sahra/shared/schemas/blog';
import { slugSchema } from '@sahra/shared/schemas/common';
import { contributionStatuses } from '@sahra/shared/schemas/contributions';
import { waitReasons } from '@sahra/shared/schemas/contributions';
import { artworkSourceSchema, blocksWith, postLimits, storedPictureSchema } from '@sahra/shared/schemas/post-blocks';
import { z } from 'zod';

/** Goes up when a file of before could be misunderstood. */
export const EXPORT_VERSION = 1;

const moment = z.iso.datetime();
const digest = z.string().regex(/^[0-9a-f]{40}$/);
const kinds = Object.keys(pictureKinds) as [PictureKind, ...PictureKind[]];
const language = z.enum(languageCodes);
const localized = z.object({ ar: z.string() }).and(z.partialRecord(language, z.string()));
const title = z.string().min(1).max(postLimits.title);
/** The name of a post's row, or of a film's or product's. */
const nameSchema = z
  .string()
  .regex(/^[a-z0-9]+([.-][a-z0-9]+)*$/)
  .max(160);
/** How many lines of people there were before it. */
const person = z.int().min(0);

/** A picture by its artwork, or by a line of the file. */
const sourceSchema = z.union([artworkSourceSchema, z.strictObject({ picture: digest })]);
/** A block whose pictures are named by lines of the file, and what plays by its slug. */
export const exportedBlockSchema = blocksWith(
  storedPictureSchema.extend({ source: sourceSchema }),
  z.strictObject({ kind: z.literal('video'), episode: nameSchema, title: z.string().min(1).max(postLimits.short) }),
);
export type ExportedSource = z.infer<typeof sourceSchema>;
export type ExportedBlock = z.infer<typeof exportedBlockSchema>;

export const headerSchema = z.object({ format: z.literal('sahra-blog'), version: z.int(), site: z.string().max(300) });

const translationSchema = z.object({
  ...{ language, slug: postSlugSchema, state: z.enum(postStates), title, excerpt: z.string().max(4_000) },
  blocks: z.array(exportedBlockSchema).max(postLimits.blocks),
  quote: z.object({ text: z.string(), by: z.string() }).nullable(),
  link: z.object({ url: z.string(), label: z.string() }).nullable(),
  translator: z.string().max(200).nullable(),
  pictureAlternative: z.string().max(postLimits.short),
  publishedAt: moment.nullable(),
  updatedAt: moment,
});

const commentSchema = z.object({
  /** Its place among the comments of the post; null: it begins a thread. */
  parent: z.int().min(0).nullable(),
  by: person,
  ...{ text: z.string(), language, at: moment, status: z.enum(contributionStatuses) },
  waitReason: z.enum(waitReasons).nullable(),
  editedAt: moment.nullable(),
  isPinned: z.boolean(),
  likedBy: z.array(person),
});

/** Every line behind the first. What a line names stands before it. */
export const lineSchema = z.discriminatedUnion('line', [
  z.object({ line: z.literal('author'), slug: slugSchema, name: localized, bio: localized }),
  z.object({ line: z.literal('category'), slug: slugSchema, name: localized }),
  z.object({ line: z.literal('tag'), slug: slugSchema, name: localized }),
  z.object({
    line: z.literal('picture'),
    /** Of everything that the line says. */
    digest,
    kind: z.enum(kinds),
    color: z.string().regex(/^#[0-9a-f]{6}$/),
    focus: z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]),
    alternative: z.string().max(1_000),
    /** By what comes behind its name, `240.avif`: what visitors download, in base64. */
    files: z.record(z.string().regex(/^\d{2,4}\.(avif|webp)$/), z.base64()),
  }),
  z.object({ line: z.literal('person'), kind: z.enum(['member', 'guest']), name: z.string().max(200).nullable() }),
  z.object({
    line: z.literal('post'),
    ...{ name: nameSchema, type: z.enum(postTypes), isListed: z.boolean(), publishedAt: moment, author: slugSchema },
    ...{
      categories: z.array(slugSchema),
      tags: z.array(slugSchema),
      programs: z.array(nameSchema),
      products: z.array(nameSchema),
    },
    picture: sourceSchema.nullable(),
    color: z.string().regex(/^#[0-9a-f]{6}$/i),
    commentsCloseAfterDays: z.int().min(0).max(MAX_COMMENT_DAYS).nullable(),
    /** Ends of addresses that it had, and that lead to it. */
    formerSlugs: z.array(z.strictObject({ language, slug: postSlugSchema })),
    translations: z.array(translationSchema),
    comments: z.array(commentSchema),
  }),
  /** The last one: without it the file is not whole. */
  z.object({ line: z.literal('end'), posts: z.int(), comments: z.int(), pictures: z.int() }),
]);
export type ExportLine = z.infer<typeof lineSchema>;
export type LineOf<Name extends ExportLine['line']> = Extract<ExportLine, { line: Name }>;
