import { z } from 'zod';
import { productSorts } from '../product-sorts.ts';
import { idParamSchema, idsParamSchema, moneySchema, namedSlugSchema, searchTextSchema, slugSchema } from './common.ts';

/** An amount in minor units, in an address; nothing but its digits. */
const amountParamSchema = z
  .string()
  .regex(/^\d{1,10}$/, 'must be an amount in minor units')
  .transform(Number)
  .pipe(z.number().max(2_147_483_647));

/** As many values as one filter takes. */
export const MAX_FILTER_VALUES = 20;
const oneOfThem = '[\\p{L}\\p{M}\\p{N}][\\p{L}\\p{M}\\p{N} ./+-]{0,29}';
/** Names of colours or sizes, any of which will do, separated by commas. */
const valuesParamSchema = z
  .string()
  .regex(
    new RegExp(`^${oneOfThem}(,${oneOfThem}){0,${MAX_FILTER_VALUES - 1}}$`, 'u'),
    `must be 1 to ${MAX_FILTER_VALUES} names, separated by commas`,
  )
  .transform((text) => [...new Set(text.split(','))]);

/** Which products a list holds. Everything that is named must be true of them. */
export const productFilterSchema = z.object({
  /** The category, and those below it. */
  category: slugSchema.optional(),
  minPrice: amountParamSchema.optional(),
  maxPrice: amountParamSchema.optional(),
  /** Any of these. */
  color: valuesParamSchema.optional(),
  size: valuesParamSchema.optional(),
  /**
   * At least so many stars of the catalogue, which `sort=rating` goes by too: every product has them, so that filter and order agree, and
   * an index knows both. Few products have been reviewed on this site.
   */
  rating: z
    .string()
    .regex(/^[1-5]$/, 'must be 1 to 5')
    .transform(Number)
    .optional(),
  inStock: z.enum(['true']).optional(),
  /** Products that cost less than before. */
  reduced: z.enum(['true']).optional(),
  /**
   * Products that come from this program or share tags with it; in the default order its own come first, then those that share
   * most.
   */
  programId: idParamSchema.optional(),
  /** Products that come from films and series. */
  fromFilms: z.enum(['true']).optional(),
  /** Words that the name must have, in any language. */
  q: searchTextSchema.optional(),
});
export type ProductFilter = z.infer<typeof productFilterSchema>;

/** The query of `GET /products`. */
export const productQuerySchema = productFilterSchema.extend({
  /** None but these. */
  ids: idsParamSchema.optional(),
  sort: z.enum(productSorts).default('default'),
});

/** How many products there are of it; null where they are too many to be counted at each read. */
const countSchema = z.int().nullable();
const facetSchema = z.object({ value: z.string(), count: countSchema });

/**
 * `GET /product-facets`: by what a list can be narrowed. Each facet counts what there would be with the other filters of the list, so that
 * one sees what choosing another value brings.
 */
export const productFacetsSchema = z.object({
  /** More products than are counted at each read: no number is told, and rare values may be missing. */
  isMore: z.boolean(),
  categories: z.array(namedSlugSchema.extend({ parent: slugSchema.nullable(), count: countSchema })),
  colors: z.array(facetSchema),
  sizes: z.array(facetSchema),
  /** Of each number of stars how many have at least as many. */
  ratings: z.array(z.object({ atLeast: z.int(), count: countSchema })),
  /** Null where nothing fits. */
  price: z.object({ lowest: moneySchema, highest: moneySchema }).nullable(),
  /** In which the shop sells. */
  currency: z.string().length(3),
  inStock: countSchema,
  reduced: countSchema,
  fromFilms: countSchema,
});
export type ProductFacets = z.infer<typeof productFacetsSchema>;
