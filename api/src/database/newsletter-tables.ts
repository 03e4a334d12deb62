import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

/** Who gets the newsletter, who was asked whether they want to, and who left: of the latter no address is kept. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    status: text({ enum: ['pending', 'confirmed', 'removed'] })
      .notNull()
      .default('pending'),
    email: text(),
    /** The address in lower case: one mailbox is one subscription. */
    emailKey: text().unique(),
    language: text().$type<LanguageCode>().notNull(),
    askedAt: moment().notNull(),
    confirmedAt: moment(),
    removedAt: moment(),
    /** When an editor noted that mails come back from it; until it is confirmed anew it is pending. */
    bouncedAt: moment(),
  },
  (table) => [index('newsletter_subscriptions_status_index').on(table.status, table.askedAt)],
);

/** What the links in mails prove; of a token only its SHA-256 is kept. */
export const newsletterTokens = pgTable(
  'newsletter_tokens',
  {
    hash: text().primaryKey(),
    subscriptionId: integer()
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['confirm', 'remove'] }).notNull(),
    /** Null: never. */
    expiresAt: moment(),
    usedAt: moment(),
  },
  (table) => [index('newsletter_tokens_subscription_index').on(table.subscriptionId)],
);
