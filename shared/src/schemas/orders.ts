import { z } from 'zod';
import { paymentMethods } from '../form-rules/payment-methods.ts';
import { idSchema, moneySchema, pageOf } from './common.ts';

export const orderStatuses = ['on-hold', 'processing', 'completed', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** One row of `GET /account/orders`, the newest first. */
export const orderSchema = z.object({
  /** As people call it. */
  number: z.string(),
  status: z.enum(orderStatuses),
  total: moneySchema,
  placedAt: z.iso.datetime(),
});
export type Order = z.infer<typeof orderSchema>;
export const ordersSchema = pageOf(orderSchema);

/** `GET /account/orders/:number`. */
export const orderDetailsSchema = orderSchema.extend({
  paymentMethod: z.enum(paymentMethods),
  /** What the customer wrote to it. */
  notes: z.string(),
});
export type OrderDetails = z.infer<typeof orderDetailsSchema>;
/** Any text: what is no number belongs to nothing. */
export const orderParamsSchema = z.object({ number: z.string().max(100) });

/** One row of `GET /account/downloads`: a file that belongs to an order. */
export const downloadSchema = z.object({
  id: idSchema,
  name: z.string(),
  orderNumber: z.string(),
  /** Null: as often as one likes. */
  timesLeft: z.int().nullable(),
  /** Null: for ever. */
  expiresAt: z.iso.datetime().nullable(),
});
export type Download = z.infer<typeof downloadSchema>;
export const downloadsSchema = pageOf(downloadSchema);
