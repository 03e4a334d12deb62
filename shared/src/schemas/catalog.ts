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
/** Films, series, and videos: what there is about a film or a series. */
export const programKinds = ['movie', 'series', 'video'] as const;
export type ProgramKind = (typeof programKinds)[number];
export const videoTypes = ['trailer', 'clip', 'interview'] as const;
export type VideoType = (typeof videoTypes)[number];
/** Who may watch: everybody, who has an account, who has a subscription. */
export const accessLevels = ['free', 'member', 'subscriber'] as const;
export type Access = (typeof accessLevels)[number];

/** A program as a card shows it. */
export const programCardSchema = z.object({
  id: idSchema,
  kind: z.enum(programKinds),
  /** Null for films and series. */
  videoType: z.enum(videoTypes).nullable(),
  /** Of a series: what its episodes ask for that say nothing else. */
  access: z.enum(accessLevels),
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
  /** Its own, or that of its program. */
  access: z.enum(accessLevels),
  scene: pictureSchema,
  /** At which second of what plays only the credits are left, where that is known. */
  creditsAt: z.number().optional(),
});
export type EpisodeCard = z.infer<typeof episodeCardSchema>;

export const seasonSchema = z.object({ number: z.int(), episodes: z.array(episodeCardSchema) });
export type Season = z.infer<typeof seasonSchema>;

export const designations = [
  'acting',
  'directing',
  'writing',
  'production',
  'art',
  'editing',
  'sound',
  'camera',
] as const;
export type Designation = (typeof designations)[number];

export const personCardSchema = z.object({
  id: idSchema,
  slug: slugSchema,
  name: z.string(),
  designation: z.enum(designations),
  portrait: pictureSchema,
});
export type PersonCard = z.infer<typeof personCardSchema>;

/** `GET /people/{id}`. */
export const personSchema = personCardSchema.extend({
  biography: z.string(),
  /** Language in which it is written, where it is not the one asked for. */
  biographyLanguage: z.string(),
  knownCredits: z.int(),
  /** ISO date, or null where it is not known. */
  birthday: z.string().nullable(),
  birthPlace: z.string(),
  alsoKnownAs: z.array(z.string()),
  /** The films and series that the person took part in, the newest first. */
  programs: z.array(programCardSchema),
  /** As what they took part in which of `programs`, in the same order. */
  roles: z.array(z.object({ role: z.enum(['cast', 'director']), programIds: z.array(idSchema) })),
  /** The newest videos about those. */
  videos: z.array(programCardSchema),
  /** With whom they made several of those, the most frequent first. */
  worksWith: z.array(personCardSchema),
});
export type Person = z.infer<typeof personSchema>;

/** `GET /programs/{id}`. A movie has one season with one episode, so that everything that plays is an episode. */
export const programSchema = programCardSchema.extend({
  /** What reviewers think; `rating` is what the editors think. */
  memberRating: memberRatingSchema,
  /** When it was put on the site. */
  publishedAt: z.iso.datetime(),
  /** Codes of the product (`ar`, `en`); of a series those of any episode. */
  audioLanguages: z.array(z.string()),
  subtitleLanguages: z.array(z.string()),
  /** What a video is about. */
  about: programCardSchema.nullable(),
  /** How many videos are about it. */
  videoCount: z.int(),
  /** The first twelve of these, trailers first, then the newest. */
  videos: z.array(programCardSchema),
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

/** A part of a clip that many skip. */
export const segmentSchema = z.object({
  kind: z.enum(['intro', 'recap', 'credits']),
  startSeconds: z.number(),
  endSeconds: z.number(),
});
export type Segment = z.infer<typeof segmentSchema>;

/** It lasts until the next one begins. */
export const chapterSchema = z.object({ startSeconds: z.number(), title: z.string() });
export type Chapter = z.infer<typeof chapterSchema>;

export const playbackSchema = z.object({
  /** Of what is not free it answers only where it is signed: `GET /account/playback/{episodeId}`. */
  manifestUrl: z.string(),
  posterUrl: z.string(),
  /** WebVTT of preview pictures. */
  trickplayUrl: z.string(),
  /** Length of the clip that really plays, in seconds. */
  durationSeconds: z.number(),
  /** Codes of the product (`ar`, `en`). */
  audioLanguages: z.array(z.string()),
  subtitleLanguages: z.array(z.string()),
  /** In the order in which they play. */
  segments: z.array(segmentSchema),
  chapters: z.array(chapterSchema),
  /** True: a short demo clip plays in place of the film; the page says so. */
  isDemoClip: z.boolean(),
  clipTitle: z.string(),
  /** When it was put on the site; null where nobody knows. */
  publishedAt: z.iso.datetime().nullable(),
});
export type Playback = z.infer<typeof playbackSchema>;

/** `GET /programs/{id}/preview`. */
export const programPreviewSchema = z.object({
  /** Of a clip that everybody may watch; null where there is none. */
  manifestUrl: z.string().nullable(),
});
export type ProgramPreview = z.infer<typeof programPreviewSchema>;

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
