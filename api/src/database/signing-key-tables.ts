import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

/** What addresses are signed with; all replicas share them. The id is a part of every address, and is never used again. */
export const signingKeys = pgTable('signing_keys', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  secret: bytes().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
