import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { letterStates, type LetterTexts } from '@sahra/shared/schemas/letters';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { posts } from './blog-tables.ts';
import { newsletterSubscriptions } from './newsletter-tables.ts';

const moment = () => timestamp({ withTimezone: true });
const total = () => integer().notNull().default(0);

/** Issues of the newsletter. */
export const letters = pgTable(
  'letters',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The month, in Cairo, whose posts it was made from. */
    month: text().notNull(),
    state: text({ enum: letterStates }).notNull().default('draft'),
    texts: jsonb().$type<LetterTexts>().notNull(),
    /** One more with each change: who changes it says which they have read. */
    revision: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    startedAt: moment(),
    finishedAt: moment(),
    recipientTotal: total(),
    // Counted when it is sent: its recipients are forgotten then.
    sentTotal: total(),
    undeliveredTotal: total(),
    leftTotal: total(),
  },
  (table) => [index('letters_state_index').on(table.state)],
);

export const letterPosts = pgTable(
  'letter_posts',
  {
    letterId: integer()
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    postId: integer()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.letterId, table.postId] }),
    index('letter_posts_post_index').on(table.postId),
  ],
);

/** Who gets an issue, from the moment in which it is sent until all have it; a row a subscription, so that nobody gets it twice. */
export const letterRecipients = pgTable(
  'letter_recipients',
  {
    letterId: integer()
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    subscriptionId: integer()
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    language: text().$type<LanguageCode>().notNull(),
    /** `handed`: its mail is in the outbox. */
    state: text({ enum: ['waiting', 'handed', 'sent', 'undelivered', 'left'] })
      .notNull()
      .default('waiting'),
    /** The mail in the outbox; not a reference, as that forgets mails sooner. */
    mailId: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.letterId, table.subscriptionId] }),
    index('letter_recipients_state_index').on(table.letterId, table.state, table.subscriptionId),
    index('letter_recipients_subscription_index').on(table.subscriptionId),
    uniqueIndex('letter_recipients_mail_index').on(table.mailId),
  ],
);
