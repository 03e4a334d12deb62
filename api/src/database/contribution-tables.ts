import type { ReportReason } from '@sahra/shared/form-rules/contribution-rules';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { ContributionKind, ContributionStatus, ThingKind, WaitReason } from '@sahra/shared/schemas/contributions';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { folded } from './fold.ts';
import { members } from './member-tables.ts';

const moment = () => timestamp({ withTimezone: true });
const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const contributorId = () =>
  integer()
    .notNull()
    .references(() => contributors.id, { onDelete: 'cascade' });

/** Who contributes: a member, or a guest, which is one browser together with one e-mail address. */
export const contributors = pgTable(
  'contributors',
  {
    id: id(),
    kind: text({ enum: ['member', 'guest'] }).notNull(),
    /** Null for guests, and when the account is gone. */
    memberId: text()
      .unique()
      .references((): AnyPgColumn => members.id, { onDelete: 'set null' }),
    /** Of a guest; a member has one in `members`. */
    name: text(),
    /** SHA-256 of what a guest's cookie holds. */
    guestKeyHash: text(),
    /** Where a guest gets mails; told to nobody. */
    email: text(),
    /** By what the shop knows a guest's browser: an order from it, with that address, is theirs. */
    shopperHash: text(),
    /** The mailbox of that address: all its spellings are one. */
    mailbox: text(),
    language: text().$type<LanguageCode>().notNull(),
    /** Since when what they write need not wait: a moderator has published something of theirs. */
    trustedAt: moment(),
    blockedAt: moment(),
    /** Whether they are told of answers. */
    wantsReplies: boolean().notNull(),
    /** The reader of the mailbox has said no; nobody asks for them again by writing the address into a form. */
    isMailRefused: boolean().notNull().default(false),
    /** When a guest proved to read what is sent to the address. */
    confirmedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    lastAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('contributors_guest_index').on(table.guestKeyHash, table.mailbox),
    index('contributors_mailbox_index').on(table.mailbox),
    index('contributors_blocked_index')
      .on(table.blockedAt)
      .where(sql`${table.blockedAt} is not null`),
    index('contributors_name_index').using('gin', sql`(${folded(sql`${table.name}`)}) gin_trgm_ops`),
  ],
);

/** What people wrote about something that the site shows. */
export const contributions = pgTable(
  'contributions',
  {
    id: id(),
    kind: text().$type<ContributionKind>().notNull(),
    thingKind: text().$type<ThingKind>().notNull(),
    thingId: integer().notNull(),
    contributorId: contributorId(),
    /** The first of its thread; null: it is that itself. */
    threadId: integer().references((): AnyPgColumn => contributions.id),
    /** What it answers, where that is not the first. */
    answersId: integer().references((): AnyPgColumn => contributions.id, { onDelete: 'set null' }),
    /** 1 to 5, of reviews. */
    rating: smallint(),
    text: text().notNull(),
    language: text().$type<LanguageCode>().notNull(),
    status: text().$type<ContributionStatus>().notNull(),
    waitReason: text().$type<WaitReason>(),
    /** Words of the list that were found in the text. */
    heldWords: text().array().notNull().default([]),
    isPinned: boolean().notNull().default(false),
    /** Gives the plot away: it is shown when its reader asks for it. */
    hasSpoilers: boolean().notNull().default(false),
    /** Rows of `contribution_votes`. */
    voteCount: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    editedAt: moment(),
    /** When it was first published, and whom it answers was told. */
    announcedAt: moment(),
    idempotencyKey: text().unique(),
    /** The seed wrote it: nothing is kept for its sake. */
    isDemo: boolean().notNull().default(false),
  },
  (table) => [
    // One review for each person and thing, however often the button is pressed.
    uniqueIndex('contributions_review_index')
      .on(table.thingKind, table.thingId, table.contributorId)
      .where(sql`${table.kind} = 'review'`),
    // Which threads a page shows, and how many there are, is told by the index alone.
    index('contributions_threads_index')
      .on(table.thingKind, table.thingId, table.createdAt, table.id, table.status, table.isPinned, table.rating)
      .where(sql`${table.threadId} is null`),
    // How many a thing has, answers too, and what of it waits for a moderator.
    index('contributions_thing_index').on(table.thingKind, table.thingId, table.status, table.rating),
    index('contributions_thread_index').on(table.threadId, table.createdAt),
    index('contributions_answers_index').on(table.answersId),
    index('contributions_contributor_index').on(table.contributorId, table.createdAt),
    // Moderators read all, or what is in one state.
    index('contributions_order_index').on(table.createdAt, table.id, table.status, table.waitReason),
    index('contributions_status_index').on(table.status, table.createdAt, table.id, table.waitReason),
    index('contributions_text_index').using('gin', sql`(${folded(sql`${table.text}`)}) gin_trgm_ops`),
  ],
);

const contributionId = () =>
  integer()
    .notNull()
    .references(() => contributions.id, { onDelete: 'cascade' });

/** Who finds a contribution helpful, or likes it. */
export const contributionVotes = pgTable(
  'contribution_votes',
  { contributionId: contributionId(), contributorId: contributorId(), createdAt: moment().notNull().defaultNow() },
  (table) => [
    primaryKey({ columns: [table.contributionId, table.contributorId] }),
    index('contribution_votes_contributor_index').on(table.contributorId),
  ],
);

/** What somebody has against a contribution. */
export const contributionReports = pgTable(
  'contribution_reports',
  {
    id: id(),
    contributionId: contributionId(),
    /** A contributor, or the keyed hash of a network: each reports something once. */
    reporterKey: text().notNull(),
    reason: text().$type<ReportReason>().notNull(),
    note: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** When a moderator looked at it. */
    decidedAt: moment(),
  },
  (table) => [
    uniqueIndex('contribution_reports_once_index').on(table.contributionId, table.reporterKey),
    index('contribution_reports_open_index')
      .on(table.contributionId)
      .where(sql`${table.decidedAt} is null`),
  ],
);

/** What the published contributions of each thing come to; made anew with every change of one. */
export const contributionTotals = pgTable(
  'contribution_totals',
  {
    thingKind: text().$type<ThingKind>().notNull(),
    thingId: integer().notNull(),
    count: integer().notNull().default(0),
    /** How many gave one star, two … five. */
    stars: integer()
      .array()
      .notNull()
      .default(sql`'{0,0,0,0,0}'`),
  },
  (table) => [primaryKey({ columns: [table.thingKind, table.thingId] })],
);
