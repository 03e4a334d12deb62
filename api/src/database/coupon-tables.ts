import { sql } from 'drizzle-orm';
import { couponKinds } from '@sahra/shared/schemas/coupons';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from './order-tables.ts';

const moment = () => timestamp({ withTimezone: true });

export const coupons = pgTable(
  'coupons',
  {
    /** As customers type it, in capitals. */
    code: text().primaryKey(),
    kind: text({ enum: couponKinds }).notNull(),
    /** Percent, or minor units; 0 for free shipping. */
    value: integer().notNull(),
    currency: text().notNull().default('EGP'),
    /** Least subtotal, in minor units. */
    minimum: integer().notNull().default(0),
    startsAt: moment(),
    endsAt: moment(),
    /** Empty: for everything. */
    productIds: integer().array().notNull().default([]),
    categoryIds: integer().array().notNull().default([]),
    /** Null: as often as one likes. */
    useLimit: integer(),
    useLimitPerCustomer: integer(),
    useTotal: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [check('coupons_use_check', sql`${table.useLimit} is null or ${table.useTotal} <= ${table.useLimit}`)],
);

/** Which order used a coupon; given back with an order that fell through. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    code: text()
      .notNull()
      .references(() => coupons.code, { onDelete: 'cascade' }),
    /** Whose use it is: a member's id, or the hash of a guest's mailbox. */
    customer: text().notNull(),
  },
  (table) => [index('coupon_uses_customer_index').on(table.code, table.customer)],
);
