import { paymentMethods } from '@sahra/shared/form-rules/payment-methods';
import { playlistLabels } from '@sahra/shared/form-rules/playlist-rules';
import { paidPlans, requestStatuses } from '@sahra/shared/form-rules/subscription-choices';
import type { AdminActionName } from '@sahra/shared/schemas/admin';
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { media } from './media-tables.ts';
import { members } from './member-tables.ts';

const moment = () => timestamp({ withTimezone: true });
const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const ownedBy = () => text().references((): AnyPgColumn => members.id, { onDelete: 'cascade' });
/** What must stay when the member goes. */
const keptAfter = () => text().references((): AnyPgColumn => members.id, { onDelete: 'set null' });

/** Where bills go; one for each member. */
export const billingAddresses = pgTable('billing_addresses', {
  memberId: ownedBy().primaryKey(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  company: text().notNull(),
  /** ISO 3166, two letters. */
  country: text().notNull(),
  street: text().notNull(),
  apartment: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  postalCode: text().notNull(),
  /** E.164. */
  phone: text().notNull(),
  email: text().notNull(),
  updatedAt: moment().notNull().defaultNow(),
});

/** Requests for a plan, and what became of them. */
export const subscriptionRequests = pgTable(
  'subscription_requests',
  {
    id: id(),
    reference: text().notNull().unique(),
    memberId: keptAfter(),
    plan: text({ enum: paidPlans }).notNull(),
    paymentMethod: text({ enum: paymentMethods }).notNull(),
    status: text({ enum: requestStatuses }).notNull().default('requested'),
    /** Minor units, as the plan cost when it was asked for. */
    price: integer().notNull(),
    currency: text().notNull(),
    requestedAt: moment().notNull().defaultNow(),
    /** When it was paid, cancelled or rejected. */
    decidedAt: moment(),
    /** The paid month. */
    paidFrom: moment(),
    paidUntil: moment(),
    /** When the end of the month was dealt with: the member was told, or went on. */
    endToldAt: moment(),
    /** The member's own: the same key again is the same request. */
    idempotencyKey: text(),
  },
  (table) => [
    index('subscription_requests_member_index').on(table.memberId, table.requestedAt),
    index('subscription_requests_status_index').on(table.status, table.requestedAt),
    // One request at a time, however often the button is pressed.
    uniqueIndex('subscription_requests_open_index')
      .on(table.memberId)
      .where(sql`${table.status} = 'requested'`),
    uniqueIndex('subscription_requests_key_index').on(table.memberId, table.idempotencyKey),
    index('subscription_requests_end_index')
      .on(table.paidUntil)
      .where(sql`${table.status} = 'paid' and ${table.endToldAt} is null`),
  ],
);

/** Who did what as an admin, and when; nothing of it is ever changed. */
export const adminActions = pgTable(
  'admin_actions',
  {
    id: id(),
    adminId: keptAfter(),
    /** Their name then: it stays when they go. */
    adminName: text().notNull(),
    action: text().$type<AdminActionName>().notNull(),
    /** What it was done to, `member:…`. */
    target: text().notNull(),
    details: jsonb().$type<Record<string, string>>().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [index('admin_actions_at_index').on(table.at)],
);

/** Lists of programs that a member made. */
export const playlists = pgTable(
  'playlists',
  {
    id: id(),
    ownerId: ownedBy().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    privacy: text({ enum: ['public', 'private'] }).notNull(),
    labels: text({ enum: playlistLabels }).array().notNull().default([]),
    /** An upload of the owner’s; null: the posters of its first programs are shown. */
    thumbnailId: integer()
      .unique()
      .references(() => media.id, { onDelete: 'set null' }),
    itemTotal: integer().notNull().default(0),
    viewTotal: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('playlists_owner_index').on(table.ownerId, table.updatedAt),
    index('playlists_public_index')
      .on(table.viewTotal, table.id)
      .where(sql`${table.privacy} = 'public' and ${table.itemTotal} > 2`),
    index('playlists_labels_index').using('gin', table.labels),
  ],
);
