import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { contentId } from './content-columns.ts';
import { products } from './shop-tables.ts';

const moment = () => timestamp({ withTimezone: true });

/** What is really sold: a product in one colour and size. Each product has at least one. */
export const productVariants = pgTable(
  'product_variants',
  {
    id: contentId(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sku: text().notNull().unique(),
    position: integer().notNull(),
    /** Empty where it comes in one only. */
    color: text().notNull().default(''),
    size: text().notNull().default(''),
    /** Minor units of the product's currency, VAT included. */
    price: integer().notNull(),
    /** Before a reduction. */
    compareAtPrice: integer(),
    /** What is on the shelf; what carts hold is still part of it. */
    stockQuantity: integer().notNull().default(0),
    weightGrams: integer().notNull(),
    /** False: it is not made any more, and is here for the orders and carts that have it. */
    isOffered: boolean().notNull().default(true),
    /** Its item number and the product's name in all languages, folded. */
    searchText: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('product_variants_options_index').on(table.productId, table.color, table.size),
    // The stock room: what there are fewest of first, found by parts of an item number or a name.
    index('product_variants_stock_index').on(table.stockQuantity, table.id),
    index('product_variants_search_index').using('gin', table.searchText.op('gin_trgm_ops')),
    check('product_variants_stock_check', sql`${table.stockQuantity} >= 0`),
    check('product_variants_price_check', sql`${table.price} >= 0`),
  ],
);

/** What a variant has cost since when: the lowest price of the last 30 days is read from here. */
export const variantPrices = pgTable(
  'variant_prices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    variantId: integer()
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    /** Minor units. */
    price: integer().notNull(),
    since: moment().notNull().defaultNow(),
  },
  (table) => [index('variant_prices_variant_index').on(table.variantId, table.since)],
);
