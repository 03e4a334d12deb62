import { bigint, boolean, pgTable } from 'drizzle-orm/pg-core';

/**
 * How often the catalog has changed, in one row. Triggers on its tables count every statement that writes them, whoever sends it, in the
 * transaction that writes: who has read a revision and then what is in the tables has read that revision or a later one.
 */
export const catalogRevisions = pgTable('catalog_revisions', {
  isOnly: boolean().primaryKey().default(true),
  revision: bigint({ mode: 'number' }).notNull(),
});
