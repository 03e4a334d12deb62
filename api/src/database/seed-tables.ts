import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row: which state of the demo data the catalog tables hold. */
export const seeds = pgTable('seeds', {
  id: integer().primaryKey(),
  revision: text().notNull(),
  appliedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
