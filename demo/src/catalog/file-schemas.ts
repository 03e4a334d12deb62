import { chapterSchema, maturities, segmentSchema, videoTypes } from '@sahra/shared/schemas/catalog';
import { slugSchema } from '@sahra/shared/schemas/common';
import { taxClasses } from '@sahra/shared/schemas/shop';
import { z } from 'zod';

/** The files of `catalog/`, each as a schema: a slip in the data stops the start with its place. */
const text = z.string().trim().min(1);
const two = z.strictObject({ ar: text, en: text });
const five = two.extend({ de: text, fr: text, gr: text });
const named = z.strictObject({ slug: slugSchema, name: five });

export const categoryFile = z.array(named.extend({ tagline: five }));
export const genreFile = z.array(named.extend({ types: z.array(z.enum(['movie', 'tv-show', 'video'])).min(1) }));
export const namedFile = z.array(named);
/** `parent` is the one above it. */
export const productCategoryFile = z.array(named.extend({ parent: slugSchema.optional() }));
/** Arabic and English, and perhaps further ones. */
const twoOrMore = two.extend({ de: text.optional(), fr: text.optional(), gr: text.optional() });
export const authorFile = z.array(z.strictObject({ slug: slugSchema, name: twoOrMore, bio: twoOrMore }));

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

/** What `make-recordings` writes: the revision of each, which is in its address, so that it can be kept. */
export const recordingFile = z.array(
  z.strictObject({ file: z.string().regex(/^[a-z0-9-]+\.mp3$/), revision: z.string().regex(/^[0-9a-f]{8}$/) }),
);

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
    colors: z.array(text),
    sizes: z.array(text),
    /** A file weighs nothing. */
    weightGrams: z.int().positive().default(0),
    shape: text,
    tags: z.array(text),
    motif: text,
    taxClass: z.enum(taxClasses).default('standard'),
    /** What its buyers load. */
    file: z
      .string()
      .regex(/^(posters|audio)\/[a-z0-9-]+\.(pdf|mp3)$/)
      .optional(),
    /** What is special about those of a color, of a size, or of both. */
    variants: z
      .array(
        z.strictObject({
          color: text.optional(),
          size: text.optional(),
          priceEgp: z.int().positive().optional(),
          stock: z.int().min(0).optional(),
          weightGrams: z.int().positive().optional(),
        }),
      )
      .optional(),
    /** What it cost before, the oldest first. */
    priceHistory: z.array(z.strictObject({ priceEgp: z.int().positive(), since: z.iso.date() })).optional(),
    /** The film or series that it comes from. */
    program: slugSchema.nullable(),
  }),
);

export type CatalogProduct = z.output<typeof productFile>[number];

const written = {
  by: text,
  at: z.iso.datetime(),
  language: z.enum(['ar', 'en']),
  text,
  helpful: z.int().min(0).max(20),
};
export const couponFile = z.array(
  z.strictObject({
    code: z.string().regex(/^[A-Z0-9]+$/),
    kind: z.enum(['percent', 'fixed', 'free-shipping']),
    value: z.int().min(0),
    minimum: z.int().min(0),
    endsAt: z.iso.datetime().nullable(),
    useLimit: z.int().positive().nullable(),
    useTotal: z.int().min(0),
    createdAt: z.iso.datetime(),
  }),
);
export const contributionFile = z.array(
  z.strictObject({
    ...written,
    on: z.string().regex(/^(program|product|post|episode)\/[a-z0-9-]+$/),
    rating: z.int().min(1).max(5).optional(),
    isPinned: z.boolean().optional(),
    replies: z.array(z.strictObject({ ...written, answers: z.iso.datetime().optional() })).optional(),
  }),
);
