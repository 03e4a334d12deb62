import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** One row: which state of the demo data the catalog tables hold. */
export const seeds = pgTable('seeds', {
  id: integer().primaryKey(),
  revision: text().notNull(),
  appliedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Which rows the seed made: it changes and removes only those, as long as nobody else has changed them. */
export const seededRows = pgTable(
  'seeded_rows',
  {
    /** The table that holds the row. */
    kind: text().notNull(),
    /** Its slug in the seed's files; in the table it may have another one by now. */
    key: text().notNull(),
    rowId: integer().notNull(),
    /** Somebody changed or removed it: from then on it is theirs. */
    isTheirs: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index('seeded_rows_row_index').on(table.kind, table.rowId),
  ],
);
