import { bigint, boolean, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { firstFactors, members } from './member-tables.ts';

const moment = () => timestamp({ withTimezone: true });
const memberId = () =>
  text()
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

/** Authenticator apps of members, at most one each. The secrets are encrypted with a key of `site_secrets`. */
export const authenticatorApps = pgTable('authenticator_apps', {
  memberId: memberId().primaryKey(),
  /** Of the app that counts; null: none does yet. */
  secret: text(),
  /** Of the app that is being set up. */
  newSecret: text(),
  /** The time step of the last code that was accepted: none of it or before it is accepted again. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  /** Since when it counts. */
  addedAt: moment(),
});

/** Recovery codes that are left. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    memberId: memberId(),
    /** SHA-256 of the code. */
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.hash] })],
);

/** Sign-ins whose first factor was right and that wait for the second step. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    /** SHA-256 of the token that the page has. */
    tokenHash: text().primaryKey(),
    memberId: memberId(),
    /** With what it began. */
    firstFactor: text({ enum: firstFactors }).notNull(),
    /** Whether the session is to outlive the browser. */
    isRemembered: boolean().notNull(),
    /** Before the password was looked at: one that was replaced since then opens nothing. */
    startedAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('pending_sign_ins_member_index').on(table.memberId),
    index('pending_sign_ins_expiry_index').on(table.expiresAt),
  ],
);
