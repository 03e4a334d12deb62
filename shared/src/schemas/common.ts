import { z } from 'zod';
import { pictureKinds, type PictureKind } from '../pictures.ts';
import { SEARCH_TEXT_LENGTH } from '../form-rules/search-text.ts';

/** Positive integer that fits PostgreSQL's `integer`. */
export const idSchema = z.int().positive().max(2_147_483_647);
/** An id in an address; nothing but its digits. */
export const idParamSchema = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'must be a whole number above 0')
  .transform(Number)
  .pipe(z.number().max(2_147_483_647));
/** As many ids as a page has things, in an address. */
export const idsParamSchema = z
  .string()
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,59}$/, 'must be 1 to 60 ids, separated by commas')
  .transform((ids) => ids.split(',').map(Number))
  .pipe(z.array(z.number().max(2_147_483_647)));
/** What somebody looks for. */
export const searchTextSchema = z.string().trim().min(1).max(SEARCH_TEXT_LENGTH);
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);

/** Integer minor units (piastres) and an ISO 4217 code. */
export const moneySchema = z.object({ amount: z.int(), currency: z.string().length(3) });
export type Money = z.infer<typeof moneySchema>;

const kinds = Object.keys(pictureKinds) as [PictureKind, ...PictureKind[]];
/** Artwork: `src` plus `-<width>.<format>` is a file; `color` is the picture's ground, shown until it has loaded. */
export const pictureSchema = z.object({ kind: z.enum(kinds), src: z.string(), color: z.string() });
export type Picture = z.infer<typeof pictureSchema>;

/** A name with an address: genres, tags, product categories, authors … */
export const namedSlugSchema = z.object({ slug: slugSchema, name: z.string() });
export type NamedSlug = z.infer<typeof namedSlugSchema>;

export const pageQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(60).default(24),
});

/** Every list answers in this shape. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), page: z.int(), pageSize: z.int(), total: z.int() });
export interface Page<T> {
  items: T[];
  page: number;
  pageSize: number;
  total: number;
}

/** The one error shape of the api. `fields` names what was wrong where. */
export const errorSchema = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof errorSchema>;

/** `?lang=` of every read; without it `Accept-Language` decides, and then Arabic. */
export const languageQuerySchema = z.object({ lang: z.enum(['ar', 'en', 'de', 'fr', 'gr', 'el']).optional() });
