import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { members } from './member-tables.ts';
import { products } from './shop-tables.ts';
import { productVariants } from './variant-tables.ts';

const moment = () => timestamp({ withTimezone: true });

/** Products that somebody would like to have. */
export const wishlists = pgTable(
  'wishlists',
  {
    id: uuid().primaryKey().defaultRandom(),
    memberId: text()
      .unique()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Hash of a guest's cookie. */
    shopperHash: text().unique(),
    /** Who has it reads the list. Null: nobody else. */
    shareToken: text().unique(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('wishlists_updated_index').on(table.updatedAt)],
);

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    wishlistId: uuid()
      .notNull()
      .references(() => wishlists.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    addedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.wishlistId, table.productId] }),
    index('wishlist_items_product_index').on(table.productId),
  ],
);

/** Who wants a mail when something that is sold out can be had again. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    /** By it mails say which alert they are about. */
    id: integer().notNull().unique().generatedAlwaysAsIdentity(),
    variantId: integer()
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    memberId: text().references(() => members.id, { onDelete: 'cascade' }),
    language: text().$type<LanguageCode>().notNull(),
    /** Guests confirm that the mailbox is theirs. */
    confirmedAt: moment(),
    /** When the mail was written; each request gets one at most. */
    sentAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.email] }),
    index('stock_alerts_waiting_index')
      .on(table.variantId)
      .where(sql`${table.sentAt} is null and ${table.confirmedAt} is not null`),
    index('stock_alerts_member_index').on(table.memberId),
    index('stock_alerts_created_index').on(table.createdAt),
  ],
);
