import { customType, date, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** How much of its allowance somebody has used up; all replicas count here. */
export const allowances = pgTable(
  'allowances',
  {
    key: text().primaryKey(),
    /** From then on the whole allowance is there again. */
    fullAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('allowances_full_index').on(table.fullAt)],
);

/** What the addresses of a day's callers are hashed with. When a key is gone, so is the way back to the addresses. */
export const callerKeys = pgTable('caller_keys', {
  day: date({ mode: 'string' }).primaryKey(),
  key: bytes().notNull(),
});
