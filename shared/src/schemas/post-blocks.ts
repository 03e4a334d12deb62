import { z } from 'zod';
import { idSchema, pictureSchema } from './common.ts';
import { postLimits, postLinkPattern } from '../form-rules/post-rules.ts';
import { pictureKinds, type PictureKind } from '../pictures.ts';

export { postLimits };

const short = z.string().trim().min(1).max(postLimits.short);

/** An address of the web, a page of this site, or a mail address: nothing that runs. */
export const postLinkSchema = z
  .string()
  .max(2_000)
  .regex(postLinkPattern, 'must begin with https://, http://, mailto: or /');

export const textMarks = ['strong', 'emphasis', 'code', 'strikethrough'] as const;
/** A piece of a text that looks the same from its beginning to its end. */
export const textSpanSchema = z.strictObject({
  text: z.string().min(1).max(postLimits.text),
  marks: z.array(z.enum(textMarks)).max(textMarks.length).optional(),
  href: postLinkSchema.optional(),
});
export type TextSpan = z.infer<typeof textSpanSchema>;
const spans = z.array(textSpanSchema).min(1).max(postLimits.spans);
const cell = z.array(textSpanSchema).max(postLimits.spans);

const kinds = Object.keys(pictureKinds) as [PictureKind, ...PictureKind[]];
/** The name of an artwork: a slug, and behind dots which of several pictures of a thing it is, `sahra-mug.nile.detail`. */
const artNameSchema = z
  .string()
  .regex(/^[a-z0-9]+([.-][a-z0-9]+)*$/)
  .max(160);
export const artworkSourceSchema = z.strictObject({ art: z.enum(kinds), name: artNameSchema });
/** Where a picture comes from: artwork by its name, or an upload by its id. */
export const pictureSourceSchema = z.union([artworkSourceSchema, z.strictObject({ mediaId: idSchema })]);
export type PictureSource = z.infer<typeof pictureSourceSchema>;

/** A picture in a post. */
export const storedPictureSchema = z.strictObject({
  source: pictureSourceSchema,
  /** What is to be seen, for those who do not see it. Empty: it says nothing that the text does not say. */
  alternative: z.string().trim().max(postLimits.short),
  caption: z.string().trim().max(postLimits.short).optional(),
});
export type StoredPostPicture = z.infer<typeof storedPictureSchema>;

const chapterSchema = z.strictObject({ seconds: z.number().min(0), title: short });

/** What the streaming area plays. */
export const videoBlockSchema = z.strictObject({ kind: z.literal('video'), episodeId: idSchema, title: short });

/**
 * What a post is made of, one after the other. How pictures and what plays are described differs between files, the database and the
 * wire.
 */
export const blocksWith = <Picture extends z.ZodType, Video extends z.core.$ZodTypeDiscriminable>(
  picture: Picture,
  video: Video,
) =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('paragraph'), text: spans }),
    z.strictObject({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), text: short }),
    z.strictObject({
      kind: z.literal('list'),
      isOrdered: z.boolean(),
      items: z.array(spans).min(1).max(postLimits.items),
    }),
    z.strictObject({ kind: z.literal('quote'), text: spans, by: short.optional() }),
    z.strictObject({ kind: z.literal('pull-quote'), text: short }),
    z.strictObject({ kind: z.literal('picture'), picture }),
    z.strictObject({ kind: z.literal('gallery'), pictures: z.array(picture).min(2).max(postLimits.pictures) }),
    z.strictObject({
      kind: z.literal('table'),
      caption: short.optional(),
      head: z.array(cell).min(1).max(postLimits.columns),
      rows: z.array(z.array(cell).min(1).max(postLimits.columns)).min(1).max(postLimits.items),
    }),
    z.strictObject({
      kind: z.literal('code'),
      language: z.string().max(30).optional(),
      text: z.string().min(1).max(postLimits.text),
    }),
    z.strictObject({
      kind: z.literal('audio'),
      /** Below `/media/blog/`, with its ending; with the revision of its contents it is kept for a year: `reel~0123abcd.mp3`. */
      file: z.string().regex(/^[a-z0-9-]+(~[0-9a-f]{8})?\.mp3$/),
      title: short,
      seconds: z.number().positive(),
      chapters: z.array(chapterSchema).max(postLimits.chapters),
    }),
    video,
    z.strictObject({ kind: z.literal('link'), href: postLinkSchema, title: short, text: short.optional() }),
    z.strictObject({ kind: z.literal('divider') }),
  ]);

export const postBlockSchema = blocksWith(storedPictureSchema, videoBlockSchema);
export type PostBlock = z.infer<typeof postBlockSchema>;
export const postBlocksSchema = z.array(postBlockSchema).max(postLimits.blocks);

/** The same with pictures as pages show them. */
export const shownPictureSchema = z.object({
  picture: pictureSchema,
  alternative: z.string(),
  caption: z.string().optional(),
});
export const shownBlockSchema = blocksWith(shownPictureSchema, videoBlockSchema);
export type ShownBlock = z.infer<typeof shownBlockSchema>;
