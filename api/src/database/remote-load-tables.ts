import { loadOutcomes } from '@sahra/shared/schemas/remote-loads';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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

/** Whether a release loaded in a network, within ten minutes; kept for two days. Who shouts is heard once. */
export const remoteLoadVotes = pgTable(
  'remote_load_votes',
  {
    since: timestamp({ withTimezone: true }).notNull(),
    remote: text().notNull(),
    version: text().notNull(),
    /** Its hash, of this day. */
    network: text().notNull(),
    hasFailed: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.version, table.network, table.since] }),
    index('remote_load_votes_since_index').on(table.since),
  ],
);
