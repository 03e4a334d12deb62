import { z } from 'zod';
import { productSorts } from '../product-sorts.ts';
import { idSchema, moneySchema, namedSlugSchema, pictureSchema, slugSchema } from './common.ts';

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
  inStock: z.boolean(),
  stockQuantity: z.int(),
  colors: z.array(z.string()),
  sizes: z.array(z.string()),
  addedOn: z.string(),
  picture: pictureSchema,
});
export type Product = z.infer<typeof productSchema>;

/** `GET /product-categories`: those that hold at least one product. */
export const productCategorySchema = namedSlugSchema.extend({ productCount: z.int() });
export type ProductCategory = z.infer<typeof productCategorySchema>;

export const productQuerySchema = z.object({
  sort: z.enum(productSorts).default('default'),
  category: slugSchema.optional(),
});
