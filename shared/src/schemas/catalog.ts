import { z } from 'zod';
import { idSchema, namedSlugSchema, pictureSchema, slugSchema } from './common.ts';
import { memberRatingSchema } from './contributions.ts';

export const categorySchema = z.object({
  id: idSchema,
  slug: slugSchema,
  name: z.string(),
  tagline: z.string(),
  programCount: z.int(),
});
export type Category = z.infer<typeof categorySchema>;

export const maturities = ['all', '7', '12', '16'] as const;

/** A program as a card shows it. */
export const programCardSchema = z.object({
  id: idSchema,
  kind: z.enum(['movie', 'series']),
  title: z.string(),
  tagline: z.string(),
  year: z.int(),
  /** Whole film, or one episode of a series. */
  durationMinutes: z.int(),
  seasonCount: z.int(),
  maturity: z.enum(maturities),
  /** 0 to 10. */
  rating: z.number(),
  genres: z.array(namedSlugSchema),
  poster: pictureSchema,
  scene: pictureSchema,
  /** What the play button opens. */
  firstEpisodeId: idSchema,
});
export type ProgramCard = z.infer<typeof programCardSchema>;

export const episodeCardSchema = z.object({
  id: idSchema,
  seasonNumber: z.int(),
  episodeNumber: z.int(),
  title: z.string(),
  durationMinutes: z.int(),
  scene: pictureSchema,
});
export type EpisodeCard = z.infer<typeof episodeCardSchema>;

export const seasonSchema = z.object({ number: z.int(), episodes: z.array(episodeCardSchema) });
export type Season = z.infer<typeof seasonSchema>;

export const personCardSchema = z.object({
  id: idSchema,
  slug: slugSchema,
  name: z.string(),
  designation: z.enum(['acting', 'directing', 'writing', 'production', 'art', 'editing', 'sound', 'camera']),
  portrait: pictureSchema,
});
export type PersonCard = z.infer<typeof personCardSchema>;

/** `GET /people/{id}`. */
export const personSchema = personCardSchema.extend({
  biography: z.string(),
  knownCredits: z.int(),
  /** ISO date, or null where it is not known. */
  birthday: z.string().nullable(),
  birthPlace: z.string(),
  alsoKnownAs: z.array(z.string()),
  /** What the person took part in, the newest first. */
  programs: z.array(programCardSchema),
});
export type Person = z.infer<typeof personSchema>;

/** `GET /programs/{id}`. A movie has one season with one episode, so that everything that plays is an episode. */
export const programSchema = programCardSchema.extend({
  /** What reviewers think; `rating` is what the editors think. */
  memberRating: memberRatingSchema,
  synopsis: z.string(),
  /** Language in which `synopsis` is written, where it is not the one asked for. */
  synopsisLanguage: z.string(),
  categories: z.array(z.object({ id: idSchema, name: z.string() })),
  tags: z.array(namedSlugSchema),
  cast: z.array(personCardSchema),
  directors: z.array(personCardSchema),
  seasons: z.array(seasonSchema),
  related: z.array(programCardSchema),
});
export type Program = z.infer<typeof programSchema>;

export const playbackSchema = z.object({
  manifestUrl: z.string(),
  posterUrl: z.string(),
  /** WebVTT of preview pictures. */
  trickplayUrl: z.string(),
  /** Length of the clip that really plays, in seconds. */
  durationSeconds: z.number(),
  /** Codes of the product (`ar`, `en`). */
  audioLanguages: z.array(z.string()),
  subtitleLanguages: z.array(z.string()),
  /** True: a short demo clip plays in place of the film; the page says so. */
  isDemoClip: z.boolean(),
  clipTitle: z.string(),
  /** When it was put on the site; null where nobody knows. */
  publishedAt: z.iso.datetime().nullable(),
});
export type Playback = z.infer<typeof playbackSchema>;

/** `GET /episodes/{id}`. */
export const episodeSchema = episodeCardSchema.extend({
  program: programCardSchema,
  synopsis: z.string(),
  synopsisLanguage: z.string(),
  season: seasonSchema,
  playback: playbackSchema,
  previous: episodeCardSchema.nullable(),
  next: episodeCardSchema.nullable(),
});
export type Episode = z.infer<typeof episodeSchema>;

/** `GET /slider`. */
export const sliderItemSchema = z.object({ id: idSchema, kicker: z.string(), program: programCardSchema });
export type SliderItem = z.infer<typeof sliderItemSchema>;

/** `GET /home`: what the home page shows, in one round trip. */
export const homeSchema = z.object({
  slider: z.array(sliderItemSchema),
  topTen: z.array(programCardSchema),
  rails: z.array(z.object({ category: categorySchema, programs: z.array(programCardSchema) })),
});
export type Home = z.infer<typeof homeSchema>;

export const genreSchema = namedSlugSchema.extend({
  id: idSchema,
  types: z.array(z.enum(['movie', 'tv-show', 'video'])),
  thumbnail: pictureSchema,
  programCount: z.int(),
});
export type Genre = z.infer<typeof genreSchema>;

export const tagSchema = namedSlugSchema.extend({ id: idSchema, programCount: z.int() });
export type Tag = z.infer<typeof tagSchema>;
