import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Database, Transaction } from '../database/connect.ts';
import { consumeRateLimit, dayMs, type RateLimit } from '../server/limits/rate-limit.ts';
import { type OutgoingMail, post } from '../mail/outbox-repository.ts';
import { mailboxOf } from '../newsletter/subscription-rules.ts';
import { hashToken } from '../newsletter/token.ts';

/** Mails of one kind to one mailbox, no matter who asks: three at once, then one in eight hours. */
const perMailbox: RateLimit = { burst: 3, refillMs: dayMs / 3 };

export interface MailOwner {
  email: string;
  language: LanguageCode;
}

/** Mails that anybody can have sent to a member. Silent where the mailbox has had its share. */
export type AskedMail = Extract<OutgoingMail, { kind: 'verify-email' | 'account-exists' | 'reset-password' }>;
type Asked = AskedMail extends infer Mail ? (Mail extends AskedMail ? Pick<Mail, 'kind' | 'data'> : never) : never;

/** Orders a mail that somebody asked for, unless this mailbox got enough of them. */
export async function mailMember(tx: Transaction, { email, language }: MailOwner, mail: Asked): Promise<void> {
  if ((await consumeRateLimit(tx, `${mail.kind} to ${hashToken(mailboxOf(email))}`, perMailbox)) > 0) return;
  await post(tx, { ...mail, recipient: email, language });
}

export const mailMemberNow = (database: Database, owner: MailOwner, mail: Asked): Promise<void> =>
  database.transaction((tx) => mailMember(tx, owner, mail));
