import { postTypes } from '@sahra/shared/schemas/blog';
import { chapterSchema, maturities, segmentSchema, videoTypes } from '@sahra/shared/schemas/catalog';
import { slugSchema } from '@sahra/shared/schemas/common';
import { z } from 'zod';

/** The files of `catalog/`, each as a schema: a slip in the data stops the start with its place. */
const text = z.string().trim().min(1);
const two = z.strictObject({ ar: text, en: text });
const five = two.extend({ de: text, fr: text, gr: text });
const named = z.strictObject({ slug: slugSchema, name: five });

export const categoryFile = z.array(named.extend({ tagline: five }));
export const genreFile = z.array(named.extend({ types: z.array(z.enum(['movie', 'tv-show', 'video'])).min(1) }));
export const namedFile = z.array(named);
export const authorFile = z.array(z.strictObject({ slug: slugSchema, name: two, bio: two }));

export const personFile = z.array(
  z.strictObject({
    slug: slugSchema,
    name: two,
    designation: z.enum(['acting', 'directing', 'writing', 'production', 'art', 'editing', 'sound', 'camera']),
    birthday: z.union([z.literal(''), z.string().regex(/^\d{2}-\d{2}-\d{4}$/)]),
    birthPlace: two,
    alsoKnownAs: z.array(text),
    knownCredits: z.int().min(0),
    biography: two,
  }),
);

const episodeTitles = z.array(z.array(two).length(4)).length(3);
const programFields = {
  slug: slugSchema,
  title: five,
  tagline: five,
  synopsis: two,
  genres: z.array(slugSchema).min(1),
  categories: z.array(slugSchema),
  tags: z.array(slugSchema),
  year: z.int(),
  maturity: z.enum(maturities),
  rating: z.number().min(0).max(10),
  lettering: z.strictObject({ ar: z.array(text).min(1).max(3) }),
};
export const programFile = z.array(
  z.discriminatedUnion('kind', [
    z.strictObject({ ...programFields, kind: z.literal('movie'), minutes: z.int().positive() }),
    z.strictObject({ ...programFields, kind: z.literal('series'), episodes: episodeTitles }),
  ]),
);

export type CatalogProgram = z.output<typeof programFile>[number];

/** Trailers, clips and interviews. */
export const videoFile = z.array(
  z.strictObject({
    slug: slugSchema,
    type: z.enum(videoTypes),
    about: slugSchema,
    clip: slugSchema,
    minutes: z.int().positive(),
    publishedOn: z.iso.date(),
    title: five,
    tagline: five,
    synopsis: two,
    lettering: programFields.lettering,
  }),
);
export type CatalogVideo = z.output<typeof videoFile>[number];

/** What is not free, by who may watch it. */
export const accessFile = z.strictObject({ member: z.array(slugSchema), subscriber: z.array(slugSchema) });

/** Marks of clips, beside what `make-media` writes of them. */
export const clipMarksFile = z.record(
  slugSchema,
  z.strictObject({
    segments: z.array(segmentSchema.strict()),
    chapters: z.array(chapterSchema.extend({ title: five }).strict()),
  }),
);

export const clipFile = z
  .array(
    z.strictObject({
      id: slugSchema,
      title: two,
      durationSeconds: z.number().positive(),
      audio: z.array(z.enum(['ar', 'en'])),
      subtitles: z.array(z.enum(['ar', 'en'])),
      /** Of its files; in their address, so that they can be kept. */
      revision: z.string().regex(/^[0-9a-f]{8}$/),
    }),
  )
  .min(1);

export const sliderFile = z.array(z.strictObject({ program: slugSchema, kicker: five }));
export const topTenFile = z.array(slugSchema);

export const productFile = z.array(
  z.strictObject({
    slug: slugSchema,
    sku: text,
    name: five,
    description: two,
    category: slugSchema,
    priceEgp: z.int().positive(),
    compareAtEgp: z.int().positive().nullable(),
    stock: z.int().min(0),
    rating: z.number().min(0).max(5),
    reviews: z.int().min(0),
    sold: z.int().min(0),
    addedOn: z.iso.date(),
    colors: z.array(text).min(1),
    sizes: z.array(text),
    weightGrams: z.int().positive(),
    shape: text,
    tags: z.array(text),
    motif: text,
    /** The film or series that it comes from. */
    program: slugSchema.nullable(),
  }),
);

const paragraphs = z.array(text).min(1);
export const postFile = z.array(
  z.strictObject({
    slug: slugSchema,
    type: z.enum(postTypes),
    title: two,
    excerpt: two,
    body: z.strictObject({ ar: paragraphs, en: paragraphs }),
    author: slugSchema,
    categories: z.array(slugSchema).min(1),
    tags: z.array(slugSchema),
    publishedAt: z.iso.datetime({ offset: true }),
    quote: z.strictObject({ text: two, by: two }).optional(),
    link: z.strictObject({ url: z.string().startsWith('/'), label: two }).optional(),
    clip: slugSchema.optional(),
    programs: z.array(slugSchema).optional(),
  }),
);

const written = {
  by: text,
  at: z.iso.datetime(),
  language: z.enum(['ar', 'en']),
  text,
  helpful: z.int().min(0).max(20),
};
export const contributionFile = z.array(
  z.strictObject({
    ...written,
    on: z.string().regex(/^(program|product|post|episode)\/[a-z0-9-]+$/),
    rating: z.int().min(1).max(5).optional(),
    isPinned: z.boolean().optional(),
    replies: z.array(z.strictObject({ ...written, answers: z.iso.datetime().optional() })).optional(),
  }),
);
