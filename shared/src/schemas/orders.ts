import { z } from 'zod';
import { paymentMethods } from '../form-rules/payment-methods.ts';
import { billingAddressSchema } from './billing-address.ts';
import { idSchema, moneySchema, pageOf, slugSchema } from './common.ts';

/** Waits for its money; is being packed; is sent; called off; its payment fell through; its money went back. */
export const orderStatuses = ['on-hold', 'processing', 'completed', 'cancelled', 'failed', 'refunded'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What happens to an order, as its timeline tells it. */
export const orderEventKinds = [
  'placed',
  'paid',
  'shipped',
  'completed',
  'cancelled',
  'expired',
  'failed',
  'refunded',
  'payment-method',
  'note',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];
/** Who did it; the site itself does what has its time. */
export const orderActors = ['buyer', 'admin', 'site'] as const;
export type OrderActor = (typeof orderActors)[number];

/** What a buyer can do with an order: read again how to pay or pay in another way, call it off, put the same into the cart. */
export const orderActions = ['pay', 'cancel', 'order-again'] as const;
export type OrderAction = (typeof orderActions)[number];

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

/** One thing of an order, as it was bought. */
export const orderLineSchema = z.object({
  slug: slugSchema,
  sku: z.string(),
  name: z.string(),
  nameArabic: z.string(),
  color: z.string(),
  size: z.string(),
  quantity: z.int(),
  unitPrice: moneySchema,
  subtotal: moneySchema,
  discount: moneySchema,
  total: moneySchema,
  /** Hundredths of a percent. */
  taxRate: z.int(),
  tax: moneySchema,
  isDigital: z.boolean(),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

export const orderEventSchema = z.object({
  kind: z.enum(orderEventKinds),
  actor: z.enum(orderActors),
  note: z.string(),
  at: z.iso.datetime(),
});
export type OrderEvent = z.infer<typeof orderEventSchema>;

/** `GET /account/orders/:number`, and `GET /orders/:number` of a guest who has its cookie. */
export const orderDetailsSchema = orderSchema.extend({
  paymentMethod: z.enum(paymentMethods),
  /** What the customer wrote to it. */
  notes: z.string(),
  lines: z.array(orderLineSchema),
  subtotal: moneySchema,
  discount: moneySchema,
  shippingAmount: moneySchema,
  /** Part of the total. */
  tax: moneySchema,
  couponCode: z.string().nullable(),
  email: z.string(),
  /** Null: an order from before there were any. */
  billing: billingAddressSchema.nullable(),
  /** Null: to the billing address, or nothing is sent. */
  shipping: billingAddressSchema.nullable(),
  shippingName: z.string(),
  parcelNumber: z.string().nullable(),
  carrier: z.string().nullable(),
  timeline: z.array(orderEventSchema),
  /** What its buyer can do now. */
  actions: z.array(z.enum(orderActions)),
  /** Where its money goes; null: it is paid, or nothing has to be paid beforehand. */
  payTo: z.string().nullable(),
  /** When it is called off if no money has come; null: never. */
  payUntil: z.iso.datetime().nullable(),
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
/** Answer of `POST /downloads/{id}/links`: where the file is, until when, and how often one may ask again. */
export const downloadLinkSchema = z.object({
  url: z.string(),
  expiresAt: z.iso.datetime(),
  timesLeft: z.int().nullable(),
});
/** Why there is no link: its time is over, it was loaded as often as it may be, its order was called off. */
export const downloadRefusals = {
  expired: 'download_expired',
  used: 'download_used',
  ended: 'download_ended',
} as const;

/** What becomes of an order that is looked up by number and e-mail address: no address, no name, no amount. */
export const trackedOrderSchema = z.object({
  number: z.string(),
  status: z.enum(orderStatuses),
  placedAt: z.iso.datetime(),
  parcelNumber: z.string().nullable(),
  carrier: z.string().nullable(),
  timeline: z.array(orderEventSchema.omit({ note: true })),
});
export type TrackedOrder = z.infer<typeof trackedOrderSchema>;

/** Answer to `POST /orders`: the order's page has the rest. */
export const placedOrderSchema = orderSchema.pick({ number: true, status: true, total: true });
export type PlacedOrder = z.infer<typeof placedOrderSchema>;
/** Body of `PUT /orders/{number}/payment-method`. */
export const paymentMethodChangeSchema = z.object({
  paymentMethod: z.enum(paymentMethods, 'must be one of the payment methods'),
});
/** Answer to `POST /orders/{number}/cart`: how many of its lines are in the cart, and how many could not be had any more. */
export const orderedAgainSchema = z.object({ added: z.int(), missing: z.int() });
/** Answer to `POST /order-tracking`, whatever was asked. */
export const trackingAnswerSchema = z.object({ status: z.literal('check_mail') });
export const trackingTokenParamsSchema = z.object({ token: z.string().max(200) });

/** Codes of refusals that pages have sentences for. */
export const orderRefusals = {
  /** 409: it is not as it was: somebody else, or time, was first. */
  decided: 'order_decided',
  /** 409: nothing of it can be had any more. */
  nothingLeft: 'nothing_left',
} as const;
