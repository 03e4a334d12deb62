import { z } from 'zod';
import { optionalLineSchema, optionalTextSchema, lineSchema, textSchema } from '../form-rules/fields.ts';
import { toAsciiDigits } from '../form-rules/member-rules.ts';
import { MAX_PRICE, MAX_WEIGHT_GRAMS, optionPattern, productLimits, skuPattern } from '../form-rules/product-form.ts';
import { idParamSchema, idSchema, languageQuerySchema, pageOf, pageQuerySchema, slugSchema } from './common.ts';
import { uploadedPictureSchema } from './media.ts';
import { productSchema, taxClasses } from './shop.ts';

/** `GET /admin/products`: `q` is looked for in names in all languages and in item numbers. */
export const managedProductsQuerySchema = pageQuerySchema.extend(languageQuerySchema.shape).extend({
  q: z.string().max(200, 'is too long').default(''),
  /** With those below it. */
  category: slugSchema.optional(),
});
/** What was changed last first. */
export const managedProductsSchema = pageOf(productSchema);

const names = z.object({ slug: slugSchema, name: z.string() });

/** `GET /admin/product-choices`: what a product can be given. */
export const productChoicesSchema = z.object({
  /** Each followed by those below it; `depth` 0 is at the top. */
  categories: z.array(names.extend({ depth: z.int() })),
  tags: z.array(names),
  /** Files that are sold already. */
  files: z.array(z.string()),
});

/** A text in the languages that it has. */
const writtenTextSchema = z.object({
  ar: z.string(),
  ...{ en: z.string(), de: z.string(), fr: z.string(), gr: z.string() },
});

/** A variant, as whoever sells it reads it; amounts are minor units of the product's currency. */
export const managedVariantSchema = z.object({
  id: idSchema,
  sku: z.string(),
  color: z.string(),
  size: z.string(),
  price: z.int(),
  compareAtPrice: z.int().nullable(),
  weightGrams: z.int(),
  stock: z.int(),
});
export type ManagedVariant = z.infer<typeof managedVariantSchema>;

/** `GET /admin/products/{id}`; empty texts are not there in that language. */
export const managedProductSchema = z.object({
  id: idSchema,
  slug: slugSchema,
  sku: z.string(),
  /** Whoever saves names it, so that nobody's work is lost. */
  revision: z.string(),
  name: writtenTextSchema,
  description: writtenTextSchema,
  category: slugSchema,
  tags: z.array(slugSchema),
  taxClass: z.enum(taxClasses),
  /** The slug of the film or series that it comes from. */
  program: slugSchema.nullable(),
  weightGrams: z.int(),
  file: z.string().nullable(),
  currency: z.string(),
  variants: z.array(managedVariantSchema),
  /** Those that were uploaded; without any it has the drawn ones. */
  pictures: z.array(z.object({ mediaId: idSchema, picture: uploadedPictureSchema })),
});
export type ManagedProduct = z.infer<typeof managedProductSchema>;

export const productParamsSchema = z.object({ id: idParamSchema });
export const productVariantParamsSchema = productParamsSchema.extend({ variantId: idParamSchema });
export const productPictureParamsSchema = productParamsSchema.extend({ mediaId: idParamSchema });

const revision = z.string('must be the revision that was read').max(40);
const skuSchema = z
  .string('must be text')
  .transform((typed) => toAsciiDigits(typed.normalize('NFC').trim()))
  .pipe(z.string().regex(skuPattern, 'must be letters, digits and - . _ / without spaces, at most 60'));
const optionSchema = z.string().trim().regex(optionPattern, 'must be letters and digits, at most 30').default('');
const priceSchema = z.int('must be minor units').min(0, 'must not be negative').max(MAX_PRICE, 'is too much');
const weightSchema = z.int('must be grams').min(0, 'must not be negative').max(MAX_WEIGHT_GRAMS, 'is too much');

/** In Arabic, and in what other languages it is there in. */
const name = z.object({
  ar: lineSchema(productLimits.name),
  en: optionalLineSchema(productLimits.name),
  de: optionalLineSchema(productLimits.name),
  fr: optionalLineSchema(productLimits.name),
  gr: optionalLineSchema(productLimits.name),
});
const description = z.object({
  ar: textSchema(productLimits.description),
  en: optionalTextSchema(productLimits.description),
  de: optionalTextSchema(productLimits.description),
  fr: optionalTextSchema(productLimits.description),
  gr: optionalTextSchema(productLimits.description),
});

const productFields = {
  ...{ sku: skuSchema, name, description },
  category: z.string('must be the slug of a category').regex(/^[a-z0-9-]{1,80}$/, 'must be the slug of a category'),
  tags: z.array(slugSchema).max(40).default([]),
  taxClass: z.enum(taxClasses, 'must be standard, reduced or zero'),
  program: z
    .string()
    .trim()
    .regex(/^[a-z0-9-]{1,80}$/, 'must be the slug of a film or series')
    .nullable()
    .default(null),
  weightGrams: weightSchema,
  file: z.string().max(200).nullable().default(null),
};
const variantFields = {
  ...{ sku: skuSchema, color: optionSchema, size: optionSchema },
  price: priceSchema,
  compareAtPrice: priceSchema.nullable().default(null),
  weightGrams: weightSchema,
};
const isReduction = ({ price, compareAtPrice }: { price: number; compareAtPrice: number | null }) =>
  compareAtPrice === null || compareAtPrice > price;
const noReduction = { path: ['compareAtPrice'], error: 'must be above the price' };

/** Body of `PUT /admin/products/{id}`. */
export const productChangeSchema = z.object({ revision, ...productFields });
export type ProductChange = z.infer<typeof productChangeSchema>;

const { color, size, price, compareAtPrice } = variantFields;
/** Body of `POST /admin/products`: with the one variant that it begins with, of which none is left yet. */
export const newProductSchema = z
  .object({
    slug: z
      .string('must be text')
      .transform((typed) => toAsciiDigits(typed.trim().toLowerCase()))
      .pipe(
        z
          .string()
          .max(80, 'is too long')
          .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a-z, 0-9 and - in between'),
      ),
    ...productFields,
    ...{ color, size, price, compareAtPrice },
  })
  .refine(isReduction, noReduction);
export type NewProduct = z.infer<typeof newProductSchema>;

/** Body of `POST /admin/products/{id}/variants` and `PUT /admin/products/{id}/variants/{variantId}`. */
export const variantChangeSchema = z.object({ revision, ...variantFields }).refine(isReduction, noReduction);
export type VariantChange = z.infer<typeof variantChangeSchema>;

/** Query of `DELETE /admin/products/{id}/variants/{variantId}` and of removed pictures. */
export const productRevisionSchema = z.object({ revision });
/** Body of `POST /admin/products/{id}/pictures`: an upload of the admin's own for the use `product`. */
export const productPictureSchema = z.object({ revision, mediaId: idSchema });
