import { paymentMethods } from '@sahra/shared/form-rules/payment-methods';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { BillingAddress } from '@sahra/shared/schemas/billing-address';
import { orderActors, orderEventKinds, orderStatuses } from '@sahra/shared/schemas/orders';
import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { carts } from './cart-tables.ts';
import { folded } from './fold.ts';
import { members } from './member-tables.ts';
import { products } from './shop-tables.ts';
import { productVariants } from './variant-tables.ts';

const moment = () => timestamp({ withTimezone: true });
const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const ofOrder = () =>
  integer()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' });

/** What orders are found by; the query must use the very expression of the index. */
export const orderSearchText = (): SQL =>
  folded(
    sql`${orders.number} || ' ' || ${orders.email} || ' ' || coalesce(${orders.billing} ->> 'firstName', '') || ' ' || coalesce(${orders.billing} ->> 'lastName', '')`,
  );

/** A buyer's e-mail address as it is looked for. */
export const orderMailbox = (): SQL => sql`lower(${orders.email})`;

/** What was bought, with everything as it was at that moment. Amounts are minor units of its currency. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** As people call it; says nothing of how many there are. */
    number: text().notNull().unique(),
    memberId: text().references(() => members.id, { onDelete: 'set null' }),
    status: text({ enum: orderStatuses }).notNull(),
    total: integer().notNull(),
    currency: text().notNull(),
    paymentMethod: text({ enum: paymentMethods }).notNull(),
    notes: text().notNull().default(''),
    placedAt: moment().notNull().defaultNow(),
    /** One order for each cart, however often the button is pressed. Null: from before there were carts. */
    cartId: uuid()
      .unique()
      .references(() => carts.id, { onDelete: 'set null' }),
    /** Hash of the guest's cookie: by it they see their order. */
    shopperHash: text(),
    /** Of whoever sent it: the same key again is the same order. */
    idempotencyKey: text(),
    /** What came with that key. */
    requestHash: text(),
    email: text().notNull().default(''),
    language: text().$type<LanguageCode>().notNull().default('ar'),
    billing: jsonb().$type<BillingAddress>(),
    /** Null: to the billing address, or nothing is sent. */
    shipping: jsonb().$type<BillingAddress>(),
    shippingMethod: text(),
    /** As it was called, in the buyer's language. */
    shippingName: text().notNull().default(''),
    subtotal: integer().notNull().default(0),
    discount: integer().notNull().default(0),
    shippingAmount: integer().notNull().default(0),
    /** Part of the total. */
    tax: integer().notNull().default(0),
    couponCode: text(),
    paidAt: moment(),
    shippedAt: moment(),
    /** Of the carrier. */
    parcelNumber: text(),
    carrier: text(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('orders_member_index').on(table.memberId, table.placedAt),
    index('orders_placed_index').on(table.placedAt.desc().nullsFirst(), table.id),
    index('orders_status_index').on(table.status, table.placedAt.desc().nullsFirst(), table.id),
    index('orders_email_index').on(table.email),
    // Addresses by their beginning, whatever order of letters the database has.
    index('orders_mailbox_index').on(sql`(${orderMailbox()}) text_pattern_ops`),
    index('orders_search_index').using('gin', sql`(${orderSearchText()}) gin_trgm_ops`),
    index('orders_unpaid_index')
      .on(table.placedAt)
      .where(sql`${table.status} = 'on-hold'`),
    uniqueIndex('orders_key_index').on(table.idempotencyKey),
  ],
);

/** One thing of an order; nothing of it changes when the product does. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: ofOrder(),
    position: integer().notNull(),
    variantId: integer().references(() => productVariants.id, { onDelete: 'set null' }),
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
    slug: text().notNull(),
    sku: text().notNull(),
    /** In the buyer's language, and in Arabic for the invoice. */
    name: text().notNull(),
    nameArabic: text().notNull(),
    color: text().notNull(),
    size: text().notNull(),
    quantity: integer().notNull(),
    unitPrice: integer().notNull(),
    subtotal: integer().notNull(),
    discount: integer().notNull(),
    /** What is paid for it: subtotal without the discount. */
    total: integer().notNull(),
    /** Hundredths of a percent. */
    taxRate: integer().notNull(),
    /** Part of the total. */
    tax: integer().notNull(),
    weightGrams: integer().notNull(),
    isDigital: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('order_lines_order_index').on(table.orderId, table.position),
    index('order_lines_product_index').on(table.productId, table.orderId),
  ],
);

/** What became of an order, for its timeline; nothing of it is ever changed. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: ofOrder(),
    kind: text({ enum: orderEventKinds }).notNull(),
    actor: text({ enum: orderActors }).notNull(),
    note: text().notNull().default(''),
    /** Only admins see it. */
    isInternal: boolean().notNull().default(false),
    at: moment().notNull().defaultNow(),
  },
  (table) => [index('order_events_order_index').on(table.orderId, table.id)],
);

/** Files that somebody may load because of an order. */
export const downloads = pgTable(
  'downloads',
  {
    id: id(),
    /** Null: of a guest, who has it by their order. */
    memberId: text().references(() => members.id, { onDelete: 'cascade' }),
    orderId: ofOrder(),
    /** What was bought; one file for each. Null: from before orders had lines. */
    lineId: integer()
      .unique()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    /** The thing's name as it was bought, in the buyer's language. */
    name: text().notNull(),
    /** Below the folder of files. */
    file: text().notNull(),
    /** Null: as often as they like. */
    timesLeft: integer(),
    expiresAt: moment(),
  },
  (table) => [index('downloads_member_index').on(table.memberId), index('downloads_order_index').on(table.orderId)],
);
