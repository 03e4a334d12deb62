import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { MailKind, Mails } from '../mail/mails.ts';

const moment = () => timestamp({ withTimezone: true });

/** Mails that are to be sent; a row is written in the transaction of what it tells of. */
export const outbox = pgTable(
  'outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<MailKind>().notNull(),
    /** Null: the owner of the site. */
    recipient: text(),
    language: text().$type<LanguageCode>().notNull(),
    /** What the text of its kind is made of; null as soon as it is sent: it holds tokens. */
    data: jsonb().$type<Mails[MailKind]>(),
    createdAt: moment().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
    sentAt: moment(),
    /** Refused for good, or tried too often. */
    givenUpAt: moment(),
    lastError: text(),
  },
  (table) => [
    index('outbox_unsent_index')
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null and ${table.givenUpAt} is null`),
    index('outbox_recipient_index').on(sql`lower(${table.recipient})`),
  ],
);
