import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

/** Rate limits: how much somebody has used up; all replicas count here. */
export const allowances = pgTable(
  'allowances',
  {
    key: text().primaryKey(),
    /** From then on the whole burst is there again. */
    fullAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('allowances_full_index').on(table.fullAt)],
);

/** What the addresses of a day's callers are hashed with. When a key is gone, so is the way back to the addresses. */
export const callerKeys = pgTable('caller_keys', {
  day: date({ mode: 'string' }).primaryKey(),
  key: bytes().notNull(),
});

/** Failed tries of a password, each of which makes the next one wait longer. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    /** Whose, from where; hashed. */
    key: text().primaryKey(),
    failures: integer().notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
    blockedUntil: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sign_in_attempts_last_index').on(table.lastAt)],
);
