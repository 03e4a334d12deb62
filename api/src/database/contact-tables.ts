import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What visitors wrote to the owner. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reference: text().notNull().unique(),
    status: text({ enum: ['new', 'answered'] })
      .notNull()
      .default('new'),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    language: text().$type<LanguageCode>().notNull(),
    /** Where it came from, without saying where: see `caller_keys`. */
    callerHash: text().notNull(),
    idempotencyKey: text().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('contact_messages_status_index').on(table.status, table.createdAt),
    index('contact_messages_email_index').on(sql`lower(${table.email})`),
  ],
);
