import { z } from 'zod';
import { postCardSchema } from './blog.ts';
import { episodeCardSchema, personCardSchema, programCardSchema } from './catalog.ts';
import { idSchema, pageOf, searchTextSchema, slugSchema } from './common.ts';
import { productSchema } from './shop.ts';

/** The parts of the site whose pages show what is found. */
export const searchAreas = ['streaming', 'shop', 'blog'] as const;
export type SearchArea = (typeof searchAreas)[number];

/** What can be found, and the area that shows it. */
export const searchTypes = {
  program: 'streaming',
  person: 'streaming',
  episode: 'streaming',
  product: 'shop',
  post: 'blog',
} as const satisfies Record<string, SearchArea>;
export type SearchType = keyof typeof searchTypes;
const typeSchema = z.enum(Object.keys(searchTypes) as [SearchType, ...SearchType[]]);

/** An episode outside of its program's page. */
export const foundEpisodeSchema = episodeCardSchema.extend({
  program: z.object({ id: idSchema, title: z.string() }),
});
export type FoundEpisode = z.infer<typeof foundEpisodeSchema>;

/** In a program that was found by a genre, that one is the first of `genres`. */
export const searchHitSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('program'), program: programCardSchema }),
  z.object({ type: z.literal('person'), person: personCardSchema }),
  z.object({ type: z.literal('episode'), episode: foundEpisodeSchema }),
  z.object({ type: z.literal('product'), product: productSchema }),
  z.object({ type: z.literal('post'), post: postCardSchema }),
]);
export type SearchHit = z.infer<typeof searchHitSchema>;

type TypeOf<Area extends SearchArea> = {
  [Type in SearchType]: (typeof searchTypes)[Type] extends Area ? Type : never;
}[SearchType];
/** A hit of one area. */
export type SearchHitOf<Area extends SearchArea> = Extract<SearchHit, { type: TypeOf<Area> }>;

/** By what the hits of an area can be narrowed; each is a parameter of the search too. */
export const searchFilters = ['type', 'kind', 'category', 'genre', 'tag', 'year', 'price'] as const;
export type SearchFilterName = (typeof searchFilters)[number];

/** What a search asks for. With an area, or a type of it, all its hits page by page; without, the first few of each area. */
export const searchQuerySchema = z.object({
  q: searchTextSchema,
  area: z.enum(searchAreas).optional(),
  type: typeSchema.optional(),
  kind: z.enum(['movie', 'series']).optional(),
  category: slugSchema.optional(),
  genre: slugSchema.optional(),
  tag: slugSchema.optional(),
  year: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  /** From and to, in minor units; without a second number there is no end: `20000-50000`, `50000-`. */
  price: z
    .string()
    .regex(/^\d{1,9}-\d{0,9}$/)
    .optional(),
});
export type SearchQuery = z.infer<typeof searchQuerySchema>;

/** One way to narrow the hits: a value for the parameter of this name, and how many hits have it. */
export const searchFilterSchema = z.object({
  name: z.enum(searchFilters),
  options: z.array(
    z.object({
      value: z.string(),
      /** A name in the reader's language; null where the value says it: types, kinds, years and prices. */
      label: z.string().nullable(),
      count: z.int(),
    }),
  ),
});
export type SearchFilter = z.infer<typeof searchFilterSchema>;

export const searchGroupSchema = z.object({
  area: z.enum(searchAreas),
  total: z.int(),
  /** There may be more: no more of a type are counted than some. */
  isMore: z.boolean(),
  /** How many of each type, those with the best hit first. */
  types: z.array(z.object({ type: typeSchema, total: z.int() })),
  /** The best ones; none where an area was asked for, whose hits are `items`. */
  hits: z.array(searchHitSchema),
});
export type SearchGroup = z.infer<typeof searchGroupSchema>;

/** `GET /search`. */
export const searchAnswerSchema = pageOf(searchHitSchema).extend({
  /** What was looked for in the end: as typed, or as it was meant (`suggestion`). */
  query: z.string(),
  /** Another spelling. Applied: the hits are those of it. Otherwise it is only offered. */
  suggestion: z.object({ query: z.string(), isApplied: z.boolean() }).nullable(),
  /** True: nothing has all the words, and these hits have some of them. */
  isRelaxed: z.boolean(),
  /** How many hits there are in all areas. */
  totalOfAll: z.int(),
  /** Every area with hits: that with the best hit first, or in their order where one was asked for. Filters do not change them. */
  groups: z.array(searchGroupSchema),
  /** By what the hits of the area can be narrowed; empty without an area. */
  filters: z.array(searchFilterSchema),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
