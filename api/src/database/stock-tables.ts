import { stockReasons } from '@sahra/shared/schemas/stock';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { members } from './member-tables.ts';
import { orders } from './order-tables.ts';
import { productVariants } from './variant-tables.ts';

/** The ledger: each change of what is on the shelf. The sum of a variant's rows is its stock. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    variantId: integer()
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    /** Negative: it left. */
    change: integer().notNull(),
    reason: text({ enum: stockReasons }).notNull(),
    orderId: integer().references(() => orders.id, { onDelete: 'set null' }),
    /** Who changed it by hand. */
    adminId: text().references(() => members.id, { onDelete: 'set null' }),
    note: text().notNull().default(''),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('stock_movements_variant_index').on(table.variantId, table.id),
    // An order takes a variant once, and gives it back once, whatever happens at the same time.
    uniqueIndex('stock_movements_order_index').on(table.orderId, table.variantId, table.reason),
  ],
);
