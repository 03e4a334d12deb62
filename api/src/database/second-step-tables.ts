import { bigint, boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
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

/** Passkeys of members: each is both factors of a sign-in. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    memberId: memberId(),
    /** As its authenticator calls it; base64url, up to 1023 bytes. */
    credentialId: text().notNull().unique(),
    /** COSE. */
    publicKey: bytes().notNull(),
    /** How often it has signed, where it counts: one that goes back is a copy. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** As its member calls it; at first browser and system on which it was made, where they are known. */
    name: text().notNull(),
    addedAt: moment().notNull().defaultNow(),
    lastUsedAt: moment(),
  },
  (table) => [index('passkeys_member_index').on(table.memberId)],
);

/** What passkeys are asked to sign, each once, within five minutes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge. */
    hash: text().primaryKey(),
    /** Who adds a passkey; null: somebody signs in. */
    memberId: text().references(() => members.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('passkey_challenges_member_index').on(table.memberId),
    index('passkey_challenges_expiry_index').on(table.expiresAt),
  ],
);
