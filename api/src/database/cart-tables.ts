import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { members } from './member-tables.ts';
import { productVariants } from './variant-tables.ts';

const moment = () => timestamp({ withTimezone: true });
const inCart = () =>
  uuid()
    .notNull()
    .references(() => carts.id, { onDelete: 'cascade' });
const ofVariant = () =>
  integer()
    .notNull()
    .references(() => productVariants.id, { onDelete: 'cascade' });

/** What somebody is about to buy. One that became an order is nobody's any more. */
export const carts = pgTable(
  'carts',
  {
    id: uuid().primaryKey().defaultRandom(),
    memberId: text()
      .unique()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Hash of a guest's cookie. */
    shopperHash: text().unique(),
    couponCode: text(),
    /** Where it is to be sent, as far as it is known: ISO 3166. */
    country: text(),
    shippingMethod: text(),
    /** What became of a guest's cart at sign-in, until the member has seen it. */
    merged: jsonb().$type<{ added: number; capped: number }>(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    orderedAt: moment(),
  },
  (table) => [index('carts_updated_index').on(table.updatedAt)],
);

export const lineItems = pgTable(
  'line_items',
  {
    cartId: inCart(),
    variantId: ofVariant(),
    quantity: integer().notNull(),
    /** Minor units, as it cost when its shopper last saw it. */
    seenPrice: integer().notNull(),
    addedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.variantId] }),
    index('line_items_variant_index').on(table.variantId),
    check('line_items_quantity_check', sql`${table.quantity} > 0`),
  ],
);

/** Pieces that are promised to a cart while its shopper is at the checkout. What is over is not held, whether its row is there or not. */
export const stockHolds = pgTable(
  'stock_holds',
  {
    cartId: inCart(),
    variantId: ofVariant(),
    quantity: integer().notNull(),
    /** When it began: it can be extended, but not for ever. */
    since: moment().notNull().defaultNow(),
    until: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.variantId] }),
    index('stock_holds_variant_index').on(table.variantId, table.until),
    index('stock_holds_until_index').on(table.until),
    check('stock_holds_quantity_check', sql`${table.quantity} > 0`),
  ],
);
