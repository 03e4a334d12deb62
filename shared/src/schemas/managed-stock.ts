import { z } from 'zod';
import { optionalTextSchema } from '../form-rules/fields.ts';
import { idParamSchema, languageQuerySchema, pageOf, pageQuerySchema } from './common.ts';
import { stockReasons } from './stock.ts';

/** Why admins change what is on the shelf. */
export const managedStockReasons = ['delivery', 'count', 'loss'] as const;
export type ManagedStockReason = (typeof managedStockReasons)[number];

/** As many pieces of a variant and fewer are low. */
export const LOW_STOCK = 5;

/** `GET /admin/stock`: `q` is looked for in item numbers and in the names of products in all languages. */
export const managedStockQuerySchema = pageQuerySchema.extend(languageQuerySchema.shape).extend({
  show: z.literal('low').optional(),
  q: z.string().max(200, 'is too long').default(''),
});

/** `GET /admin/stock.csv`: all of it. */
export const exportedStockQuerySchema = managedStockQuerySchema.omit({ page: true, pageSize: true });

/** A variant, and how many of it are on the shelf. */
export const stockedVariantSchema = z.object({
  id: z.int(),
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  color: z.string(),
  size: z.string(),
  stock: z.int(),
});
export type StockedVariant = z.infer<typeof stockedVariantSchema>;
export const stockedVariantsSchema = pageOf(stockedVariantSchema).extend({
  /** There are more than `total`: no more than 2,000 beyond a page are counted. Missing: an older release of the api, which counts all. */
  isMore: z.boolean().optional(),
});
export type StockedVariants = z.infer<typeof stockedVariantsSchema>;

export const variantParamsSchema = z.object({ variantId: idParamSchema });

/** Body of `POST /admin/stock/{variantId}`: so many came or went; for a count, so many are there. */
export const stockChangeSchema = z
  .object({
    reason: z.enum(managedStockReasons, 'must be delivery, count or loss'),
    quantity: z.int('must be a whole number').min(0, 'must not be negative').max(1_000_000, 'is too much'),
    note: optionalTextSchema({ min: 1, max: 200 }),
  })
  .refine(({ reason, quantity }) => reason === 'count' || quantity > 0, {
    path: ['quantity'],
    error: 'must be above 0',
  });
export type ManagedStockChange = z.infer<typeof stockChangeSchema>;

/** One line of the ledger of a variant, the newest first. */
export const stockMovementSchema = z.object({
  id: z.int(),
  change: z.int(),
  reason: z.enum(stockReasons),
  note: z.string(),
  /** Null: no order did it. */
  orderNumber: z.string().nullable(),
  /** Null: no admin did it, or their account is gone. */
  adminName: z.string().nullable(),
  at: z.iso.datetime(),
});
export type StockMovement = z.infer<typeof stockMovementSchema>;
export const stockMovementsSchema = pageOf(stockMovementSchema);

/** 409: fewer are there than are to go. */
export const stockRefusals = { tooFew: 'too_few' } as const;
