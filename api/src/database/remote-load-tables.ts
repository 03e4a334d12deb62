import { loadOutcomes } from '@sahra/shared/schemas/remote-loads';
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** How often remotes were loaded, by the minute; kept for two days. */
export const remoteLoads = pgTable(
  'remote_loads',
  {
    minute: timestamp({ withTimezone: true }).notNull(),
    remote: text().notNull(),
    version: text().notNull(),
    outcome: text({ enum: loadOutcomes }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.version, table.outcome, table.minute] }),
    index('remote_loads_minute_index').on(table.minute),
  ],
);
