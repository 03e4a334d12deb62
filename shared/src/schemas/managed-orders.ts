import { z } from 'zod';
import { optionalLineSchema, optionalTextSchema, textSchema } from '../form-rules/fields.ts';
import { paymentMethods } from '../form-rules/payment-methods.ts';
import { languageCodes } from '../i18n/languages.ts';
import { pageOf, pageQuerySchema } from './common.ts';
import { orderDetailsSchema, orderEventSchema, orderSchema, orderStatuses } from './orders.ts';

/** What admins can do with an order; each is a route of its own below `/admin/orders/{number}`. */
export const managedOrderSteps = ['payment', 'shipment', 'completion', 'cancellation', 'failure', 'refund'] as const;
export type ManagedOrderStep = (typeof managedOrderSteps)[number];

/** `GET /admin/orders`: `q` is looked for in numbers, e-mail addresses and names. */
export const managedOrdersQuerySchema = pageQuerySchema.extend({
  status: z.enum(orderStatuses).optional(),
  q: z.string().max(200, 'is too long').default(''),
});

/** `GET /admin/orders.csv`: all of them. */
export const exportedOrdersQuerySchema = managedOrdersQuerySchema.omit({ page: true, pageSize: true });

/** An order in the list of admins. */
export const managedOrderSchema = orderSchema.extend({
  /** As it stands in the bill; empty where it was cleared. */
  name: z.string(),
  email: z.string(),
  paymentMethod: z.enum(paymentMethods),
  isGuest: z.boolean(),
  paidAt: z.iso.datetime().nullable(),
  shippedAt: z.iso.datetime().nullable(),
});
export type ManagedOrder = z.infer<typeof managedOrderSchema>;
export const managedOrdersSchema = pageOf(managedOrderSchema).extend({
  /** There are more than `total`: no more than 2,000 beyond a page are counted. Missing: an older release of the api, which counts all. */
  isMore: z.boolean().optional(),
});
export type ManagedOrders = z.infer<typeof managedOrdersSchema>;

/** `GET /admin/orders/{number}`, and the answer to each step. */
export const managedOrderDetailsSchema = orderDetailsSchema.omit({ actions: true, timeline: true }).extend({
  name: z.string(),
  isGuest: z.boolean(),
  /** In which its mails are written. */
  language: z.enum(languageCodes),
  weightGrams: z.int(),
  paidAt: z.iso.datetime().nullable(),
  shippedAt: z.iso.datetime().nullable(),
  /** With what only admins see. */
  timeline: z.array(orderEventSchema.extend({ isInternal: z.boolean() })),
  /** What can be done with it now. */
  steps: z.array(z.enum(managedOrderSteps)),
});
export type ManagedOrderDetails = z.infer<typeof managedOrderDetailsSchema>;

const noteLimits = { min: 1, max: 1000 };
const lineSchema = optionalLineSchema({ min: 1, max: 60 });

/** Body of a shipment: who carries it, and the number by which they know it; both may be empty. */
export const shipmentSchema = z.object({ carrier: lineSchema, parcelNumber: lineSchema });
/** Body of a cancellation or failure. The buyer reads the note. */
export const orderReasonSchema = z.object({ note: optionalTextSchema(noteLimits) });
/** Body of a refund: whether the pieces have come back too. */
export const refundSchema = z.object({
  note: optionalTextSchema(noteLimits),
  hasPiecesBack: z.boolean('must be true or false').default(false),
});
/** Body of a note; the buyer reads one that is not internal. */
export const orderNoteSchema = z.object({
  note: textSchema(noteLimits),
  isInternal: z.boolean('must be true or false').default(true),
});
