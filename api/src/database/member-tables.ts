import { grantedRoles } from '@sahra/shared/session/permissions';
import { childrenLimits, profilePictures } from '@sahra/shared/form-rules/profile-rules';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { directionChoices, schemes } from '@sahra/shared/theme/choices';
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { folded } from './fold.ts';

const moment = () => timestamp({ withTimezone: true });
const memberId = () =>
  text()
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

/** What members are found by; the query must use the very expression of the index. */
export const memberSearchText = (): SQL =>
  folded(
    sql`${members.name} || ' ' || ${members.displayUsername} || ' ' || ${members.firstName} || ' ' || ${members.lastName} || ' ' || ${members.email}`,
  );

/** Who has an account. The columns up to `updatedAt` are named as better-auth names them. */
export const members = pgTable(
  'members',
  {
    id: text().primaryKey(),
    /** As other visitors see it; the member may change it. */
    name: text().notNull(),
    /** In lower case. */
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    /** In the one spelling in which no other one looks like it. */
    username: text().notNull().unique(),
    displayUsername: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text().notNull(),
    zip: text().notNull(),
    /** What somebody is besides a visitor; whether they are a subscriber follows from their requests. */
    role: text({ enum: grantedRoles }).notNull().default('member'),
    /** In which their mails are written. */
    language: text().$type<LanguageCode>().notNull(),
    /** What they chose on a device before they signed in there; null where they never did. */
    scheme: text({ enum: schemes }),
    direction: text({ enum: directionChoices }),
    termsAcceptedAt: moment().notNull().defaultNow(),
    /** Since when sign-in asks for a second step; null: it does not. */
    secondStepSince: moment(),
    blockedAt: moment(),
    /** Since when nothing that they watch is stored. */
    historyPausedAt: moment(),
  },
  (table) => [
    index('members_created_index').on(table.createdAt),
    index('members_search_index').using('gin', sql`(${memberSearchText()}) gin_trgm_ops`),
  ],
);

/** Who else watches in an account; the member's own profile is the account itself, and has no row. */
export const profiles = pgTable(
  'profiles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    memberId: memberId(),
    name: text().notNull(),
    picture: text({ enum: profilePictures }).notNull(),
    /** A children's profile: nothing that is for older ones is there. Null: everything is. */
    maturityLimit: text({ enum: childrenLimits }),
    /** Hash of the PIN that leaves a children's profile. */
    pinHash: text(),
    /** Since when nothing that is watched here is stored. */
    historyPausedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('profiles_member_index').on(table.memberId, table.id)],
);

/** With what a sign-in begins. */
export const firstFactors = ['password', 'link', 'passkey'] as const;
/** By what the second step of a sign-in is given. */
export const secondSteps = ['code', 'recovery-code', 'passkey'] as const;

/** Devices that are signed in. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    expiresAt: moment().notNull(),
    token: text().notNull().unique(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    ipAddress: text(),
    userAgent: text(),
    userId: memberId(),
    /** Until then the password need not be given again for what is dangerous. */
    elevatedUntil: moment(),
    /** With what its sign-in began. */
    firstFactor: text({ enum: firstFactors }).notNull().default('password'),
    /** How the second step was given; null: it was not. */
    secondStep: text({ enum: secondSteps }),
    /** Who watches; null: the member. */
    profileId: integer().references((): AnyPgColumn => profiles.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('sessions_member_index').on(table.userId),
    index('sessions_expiry_index').on(table.expiresAt),
    index('sessions_profile_index').on(table.profileId),
  ],
);

/** With what a member signs in: a password so far. */
export const credentials = pgTable(
  'credentials',
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: memberId(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    /** Its hash. */
    password: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment()
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  (table) => [uniqueIndex('credentials_member_index').on(table.userId, table.providerId)],
);

/** Hashes of the tokens that mails carry. */
export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('verifications_identifier_index').on(table.identifier),
    index('verifications_expiry_index').on(table.expiresAt),
  ],
);

/** Addresses that members want to have, until they prove that they read what is sent there; one for each member. */
export const emailChanges = pgTable(
  'email_changes',
  {
    memberId: memberId().primaryKey(),
    /** In lower case. */
    email: text().notNull(),
    /** SHA-256 of the token that the mail carries. */
    tokenHash: text().notNull().unique(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('email_changes_expiry_index').on(table.expiresAt)],
);

/** What is left of registrations with an address that somebody had already: they must look like others from outside. */
export const decoys = pgTable(
  'decoys',
  {
    /** The name that nobody else may take meanwhile, as it is compared. */
    username: text().primaryKey(),
    /** In lower case. */
    email: text().notNull(),
    /** Its hash; only of the first one with an address. */
    password: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('decoys_created_index').on(table.createdAt),
    index('decoys_email_index').on(table.email),
    uniqueIndex('decoys_password_index')
      .on(table.email)
      .where(sql`${table.password} is not null`),
  ],
);

/** Keys that all replicas share and that nobody has set; each is made once. */
export const siteSecrets = pgTable('site_secrets', { name: text().primaryKey(), value: bytes().notNull() });
