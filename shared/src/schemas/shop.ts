import { z } from 'zod';
import { languageCodes } from '../i18n/languages.ts';
import { productSorts } from '../product-sorts.ts';
import { programCardSchema } from './catalog.ts';
import {
  idParamSchema,
  idSchema,
  moneySchema,
  namedSlugSchema,
  pictureSchema,
  searchTextSchema,
  slugSchema,
} from './common.ts';
import { memberRatingSchema } from './contributions.ts';

export const productSchema = z.object({
  id: idSchema,
  slug: slugSchema,
  sku: z.string(),
  name: z.string(),
  category: namedSlugSchema,
  price: moneySchema,
  /** Price before a reduction. */
  compareAtPrice: moneySchema.nullable(),
  /** 0 to 5. */
  rating: z.number(),
  reviewCount: z.int(),
  /** What reviews on this site come to; the two above are the catalogue's. */
  memberRating: memberRatingSchema,
  inStock: z.boolean(),
  stockQuantity: z.int(),
  colors: z.array(z.string()),
  sizes: z.array(z.string()),
  addedOn: z.string(),
  picture: pictureSchema,
});
export type Product = z.infer<typeof productSchema>;

/** `GET /products/{slug}`. */
export const productDetailSchema = productSchema.extend({
  description: z.string(),
  /** Language of the description: not every product has one in each. */
  contentLanguage: z.enum(languageCodes),
  weightGrams: z.int(),
  tags: z.array(namedSlugSchema),
  /** The film or series that it comes from. */
  program: programCardSchema.nullable(),
  /** Other products with its tags, those that share most first. */
  related: z.array(productSchema),
});
export type ProductDetail = z.infer<typeof productDetailSchema>;

/** `GET /product-categories`: those that hold at least one product. */
export const productCategorySchema = namedSlugSchema.extend({ productCount: z.int() });
export type ProductCategory = z.infer<typeof productCategorySchema>;

export const productQuerySchema = z.object({
  sort: z.enum(productSorts).default('default'),
  category: slugSchema.optional(),
  /** Products that share tags with this program; in the default order those that share most come first. */
  programId: idParamSchema.optional(),
  /** Words that the name must have, in any language. */
  q: searchTextSchema.optional(),
});
