import { z } from 'zod';
import { languageCodes } from '../i18n/languages.ts';
import { programCardSchema } from './catalog.ts';
import { idSchema, moneySchema, namedSlugSchema, pictureSchema, slugSchema } from './common.ts';
import { memberRatingSchema } from './contributions.ts';

/** How goods are taxed; the rates are the api's. */
export const taxClasses = ['standard', 'reduced', 'zero'] as const;
export type TaxClass = (typeof taxClasses)[number];

/** A product in one colour and size: what is really sold. */
export const productVariantSchema = z.object({
  id: idSchema,
  sku: z.string(),
  /** Empty where it comes in one only. */
  color: z.string(),
  size: z.string(),
  price: moneySchema,
  compareAtPrice: moneySchema.nullable(),
  /** Of a reduced one: the lowest price of the 30 days before the reduction. */
  lowestPrice: moneySchema.nullable(),
  stockQuantity: z.int(),
  inStock: z.boolean(),
  weightGrams: z.int(),
});
export type ProductVariant = z.infer<typeof productVariantSchema>;

export const productSchema = z.object({
  id: idSchema,
  slug: slugSchema,
  sku: z.string(),
  name: z.string(),
  category: namedSlugSchema,
  /** Of the cheapest of its variants. */
  price: moneySchema,
  /** Others of them cost more. */
  priceVaries: z.boolean().optional(),
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

/** What pictures of a product show: the thing, what is on it from near by, and where it is used. */
export const productViews = ['front', 'detail', 'use'] as const;
export type ProductView = (typeof productViews)[number];

/** `color` is that of the variants that it shows; empty where it shows them all. */
export const productPictureSchema = z.object({
  picture: pictureSchema,
  color: z.string(),
  view: z.enum(productViews),
  /** What whoever uploaded it says is to be seen. */
  alternative: z.string().optional(),
});
export type ProductPicture = z.infer<typeof productPictureSchema>;

/** `GET /products/{slug}`. */
export const productDetailSchema = productSchema.extend({
  /** In the order of its colours and sizes. */
  variants: z.array(productVariantSchema),
  /** A file that is loaded, and not sent. */
  isDigital: z.boolean(),
  /** Its category, after those above it. */
  categories: z.array(namedSlugSchema),
  /** At least one, those of its first colour first. */
  pictures: z.array(productPictureSchema),
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

/** `GET /product-categories`: those that hold at least one product, each followed by those below it. */
export const productCategorySchema = namedSlugSchema.extend({
  /** With those of the categories below it. */
  productCount: z.int(),
  /** The slug of the category above it. */
  parent: slugSchema.nullable(),
});
export type ProductCategory = z.infer<typeof productCategorySchema>;
