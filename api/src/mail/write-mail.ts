import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { contactMail } from './contact-mail.ts';
import type { Mail, MailKind, Mails, MailTemplate } from './mails.ts';
import { newsletterConfirmMail } from './newsletter-confirm-mail.ts';
import { newsletterKnownMail } from './newsletter-known-mail.ts';

const templates: { [Kind in MailKind]: MailTemplate<Kind> } = {
  contact: contactMail,
  'newsletter-confirm': newsletterConfirmMail,
  'newsletter-known': newsletterKnownMail,
};

/** A mail of the outbox, in words. */
export const writeMail = <Kind extends MailKind>(kind: Kind, data: Mails[Kind], language: LanguageCode, publicUrl: string): Mail =>
  templates[kind](data, language, publicUrl);
