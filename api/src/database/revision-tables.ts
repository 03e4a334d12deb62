import { bigint, boolean, pgTable } from 'drizzle-orm/pg-core';

/**
 * How often the catalog has changed, in one row. Triggers on its tables count every statement that writes them, whoever sends it, in the
 * transaction that writes: who has read a revision and then what is in the tables has read that revision or a later one.
 */
export const catalogRevisions = pgTable('catalog_revisions', {
  isOnly: boolean().primaryKey().default(true),
  revision: bigint({ mode: 'number' }).notNull(),
});

/**
 * How often the shop and the blog have changed, in one row for both. Each transaction that writes their tables counts as it commits, so that
 * nobody who buys waits for somebody whose transaction is long; and all lock the same row, so that none waits for another in a circle.
 */
export const contentRevisions = pgTable('content_revisions', {
  isOnly: boolean().primaryKey().default(true),
  shop: bigint({ mode: 'number' }).notNull(),
  blog: bigint({ mode: 'number' }).notNull(),
});
