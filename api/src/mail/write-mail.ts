import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { mailHtml } from './mail-html.ts';
import type { LetterPart, Mail, MailKind, Mails, MailSite, MailTemplate } from './mails.ts';
import { accountDeletedMail } from './templates/account-deleted-mail.ts';
import { accountExistsMail } from './templates/account-exists-mail.ts';
import { contactMail } from './templates/contact-mail.ts';
import { emailChangeMail } from './templates/email-change-mail.ts';
import { emailChangedMail } from './templates/email-changed-mail.ts';
import { newDeviceMail } from './templates/new-device-mail.ts';
import { newsletterConfirmMail } from './templates/newsletter-confirm-mail.ts';
import { newsletterKnownMail } from './templates/newsletter-known-mail.ts';
import { passwordChangedMail } from './templates/password-changed-mail.ts';
import { resetPasswordMail } from './templates/reset-password-mail.ts';
import { subscriptionEndedMail } from './templates/subscription-ended-mail.ts';
import { subscriptionPaidMail } from './templates/subscription-paid-mail.ts';
import { subscriptionRejectedMail } from './templates/subscription-rejected-mail.ts';
import { subscriptionRequestedMail } from './templates/subscription-requested-mail.ts';
import { verifyEmailMail } from './templates/verify-email-mail.ts';

const templates: { [Kind in MailKind]: MailTemplate<Kind> } = {
  contact: contactMail,
  'newsletter-confirm': newsletterConfirmMail,
  'newsletter-known': newsletterKnownMail,
  'verify-email': verifyEmailMail,
  'account-exists': accountExistsMail,
  'reset-password': resetPasswordMail,
  'password-changed': passwordChangedMail,
  'email-change': emailChangeMail,
  'email-changed': emailChangedMail,
  'account-deleted': accountDeletedMail,
  'new-device': newDeviceMail,
  'subscription-requested': subscriptionRequestedMail,
  'subscription-paid': subscriptionPaidMail,
  'subscription-ended': subscriptionEndedMail,
  'subscription-rejected': subscriptionRejectedMail,
};

const textOf = (part: LetterPart) => (typeof part === 'string' ? part : 'link' in part ? part.link : part.quote);
/** A subject is one line: a second one would be a header. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** A mail of the outbox, in words. */
export function writeMail<Kind extends MailKind>(kind: Kind, data: Mails[Kind], language: LanguageCode, { publicUrl, payTo }: MailSite): Mail {
  const { subject, parts, replyTo } = templates[kind](data, language, publicUrl, payTo);
  return {
    subject: oneLine(subject),
    text: parts.map(textOf).join('\n\n'),
    html: mailHtml(oneLine(subject), parts, language),
    links: parts.flatMap((part) => (typeof part !== 'string' && 'link' in part ? [part.link] : [])),
    replyTo,
  };
}
