import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.ts';
import { outbox } from '../database/mail-tables.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import type { MailKind, Mails } from './mails.ts';

/** A mail that is to be sent. */
export type OutgoingMail = {
  [Kind in MailKind]: { kind: Kind; data: Mails[Kind]; recipient: string | null; language: LanguageCode };
}[MailKind];

/** What subscribers of the newsletter get, whether they have an account or not. */
export const newsletterKinds: MailKind[] = ['newsletter-confirm', 'newsletter-known', 'letter'];

/** Puts a mail into the outbox, in the transaction of what it is about: both are there, or neither. */
export async function post(tx: Transaction, mail: OutgoingMail): Promise<void> {
  await tx.insert(outbox).values(mail);
}

/** A page of the outbox, the newest first. */
export async function listOutbox(database: Database, query: PageQuery) {
  const { limit, offset } = limitOf(query);
  const [rows, [counted]] = await Promise.all([
    database.select().from(outbox).orderBy(desc(outbox.id)).limit(limit).offset(offset),
    database.select({ total: count() }).from(outbox),
  ]);
  return toPage(rows, counted?.total ?? 0, query);
}

/** Takes the newsletter's mails to an address (in lower case) out of the outbox, sent or not. */
export async function forgetRecipient(tx: Transaction, emailKey: string): Promise<void> {
  await tx
    .delete(outbox)
    .where(and(eq(sql`lower(${outbox.recipient})`, emailKey), inArray(outbox.kind, newsletterKinds)));
}

/** Deletes what was sent long ago, or could not be sent in all that time. */
export async function deleteOldMails(database: Database, before: Date): Promise<void> {
  await database.delete(outbox).where(lt(outbox.createdAt, before));
}
