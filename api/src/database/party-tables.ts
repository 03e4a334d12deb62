import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { boolean, doublePrecision, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { episodes } from './catalog-tables.ts';

const moment = () => timestamp({ withTimezone: true }).notNull().defaultNow();
const partyId = () =>
  text()
    .notNull()
    .references(() => parties.id, { onDelete: 'cascade' });

/** Watch parties: how the film runs in each. Removed within a day. */
export const parties = pgTable(
  'parties',
  {
    /** 128 bits that nobody guesses: the link of the party. */
    id: text().primaryKey(),
    episodeId: integer()
      .notNull()
      .references(() => episodes.id, { onDelete: 'cascade' }),
    isPlaying: boolean().notNull().default(false),
    /** Where the film was at `setAt`, in seconds. */
    position: doublePrecision().notNull().default(0),
    rate: doublePrecision().notNull().default(1),
    setAt: moment(),
    /** Counts what the host did. */
    revision: integer().notNull().default(0),
    /** Of `party_people`; null until the first one comes. */
    hostId: integer(),
    createdAt: moment(),
    /** When somebody was last there, to a minute. */
    activeAt: moment(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('parties_active_index').on(table.activeAt), index('parties_episode_index').on(table.episodeId)],
);

/** Who is there. */
export const partyPeople = pgTable(
  'party_people',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    partyId: partyId(),
    name: text().notNull(),
    /** Hash of what their browser proves with that it is them. */
    keyHash: text().notNull(),
    /** The connection that they have now, or had last. */
    connection: text().notNull(),
    /** Their replica says so every few seconds; who is not seen for a while has left. */
    seenAt: moment(),
  },
  (table) => [unique('party_people_key').on(table.partyId, table.keyHash)],
);

/** What they wrote. */
export const partyMessages = pgTable(
  'party_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    partyId: partyId(),
    /** Of `party_people`, who may have left. */
    personId: integer().notNull(),
    name: text().notNull(),
    language: text().$type<LanguageCode>().notNull(),
    text: text().notNull(),
    sentAt: moment(),
  },
  (table) => [index('party_messages_order_index').on(table.partyId, table.id)],
);
