import { z } from 'zod';
import { accessLevels, designations, maturities, programCardSchema, programKinds, videoTypes } from './catalog.ts';
import { idSchema, namedSlugSchema, pictureSchema, slugSchema } from './common.ts';

/** Of a film, a video, or an episode of a series: below 90 minutes, below 120, and from there on. */
export const programLengths = ['short', 'medium', 'long'] as const;
export type ProgramLength = (typeof programLengths)[number];

/** In which order programs can be asked for; without one they are in that of the catalog. */
export const programSorts = ['newest', 'popular', 'rating', 'title', 'year'] as const;
export type ProgramSort = (typeof programSorts)[number];

/** `3,7,5`, no more than a page holds. */
const idsSchema = z
  .string()
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,59}$/, 'must be 1 to 60 ids, separated by commas')
  .transform((text) =>
    text
      .split(',')
      .map(Number)
      .filter((id) => idSchema.safeParse(id).success),
  );
/** `drama,comedy` */
const slugsSchema = z
  .string()
  .max(1_000)
  .transform((text) => [...new Set(text.split(','))])
  .refine(
    (slugs) => slugs.length <= 20 && slugs.every((slug) => slugSchema.safeParse(slug).success),
    'must be 1 to 20 slugs, separated by commas',
  );
const yearSchema = z
  .string()
  .regex(/^\d{4}$/, 'must be a year')
  .transform(Number);

/** By what `GET /programs` is narrowed; all of it together. Without a kind, a type of videos and ids no videos are in it. */
export const programFilterSchema = z.object({
  kind: z.enum(programKinds).optional(),
  /** Videos alone. */
  videoType: z.enum(videoTypes).optional(),
  /** One or several, separated by commas: programs that have any of them. */
  genre: slugsSchema.optional(),
  tag: slugSchema.optional(),
  yearFrom: yearSchema.optional(),
  yearTo: yearSchema.optional(),
  /** Spoken in it, or with subtitles in it. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/, 'must be the code of a language')
    .optional(),
  length: z.enum(programLengths).optional(),
  access: z.enum(accessLevels).optional(),
  /** For this age at most. */
  maturity: z.enum(maturities).optional(),
  ids: idsSchema.optional(),
});
export const programQuerySchema = programFilterSchema.extend({ sort: z.enum(programSorts).optional() });
export type ProgramQuery = z.infer<typeof programQuerySchema>;

/** What can be made a list of without anybody choosing it. */
export const listIds = [
  'new',
  'popular',
  'top-ten',
  'top-rated',
  'short-films',
  'classics',
  'for-all-ages',
  'for-subscribers',
  'new-videos',
] as const;
export type ListId = (typeof listIds)[number];

/** `GET /lists`: those that have something in them. */
export const programListSchema = z.object({
  id: z.enum(listIds),
  total: z.int(),
  /** Its first few. */
  programs: z.array(programCardSchema),
});
export type ProgramList = z.infer<typeof programListSchema>;

/** How many films, series and videos there are. */
const totalsSchema = z.object({ movie: z.int(), series: z.int(), video: z.int() });

export const genreSchema = namedSlugSchema.extend({
  id: idSchema,
  types: z.array(z.enum(['movie', 'tv-show', 'video'])),
  thumbnail: pictureSchema,
  /** Films and series. */
  programCount: z.int(),
  totals: totalsSchema,
});
export type Genre = z.infer<typeof genreSchema>;

export const tagSchema = namedSlugSchema.extend({
  id: idSchema,
  /** Films and series. */
  programCount: z.int(),
  totals: totalsSchema,
});
export type Tag = z.infer<typeof tagSchema>;

/** How `GET /people` is ordered; without one as the editors have them. */
export const personSorts = ['name', 'credits'] as const;
export type PersonSort = (typeof personSorts)[number];

export const personQuerySchema = z.object({
  designation: z.enum(designations).optional(),
  /** What the name begins with in the language asked for, as `GET /people/letters` has it. */
  letter: z
    .string()
    .regex(/^\p{L}$/u, 'must be one letter')
    .optional(),
  /** Words of the name, or their beginnings. */
  q: z.string().trim().min(1).max(60).optional(),
  sort: z.enum(personSorts).optional(),
});
export type PersonQuery = z.infer<typeof personQuerySchema>;

/** `GET /people/letters`: with what names begin, in alphabetical order. */
export const personLetterSchema = z.object({ letter: z.string() });
export type PersonLetter = z.infer<typeof personLetterSchema>;
