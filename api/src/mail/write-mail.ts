import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { mailAddresses } from './mail-addresses.ts';
import { mailHtml } from './mail-html.ts';
import { translatorOf } from './mail-translations.ts';
import type { EmailPart, Mail, MailContext, MailKind, Mails, MailSite, MailTemplate } from './mails.ts';
import {
  accountDeletedMail,
  emailChangedMail,
  emailChangeMail,
  passwordChangedMail,
} from './templates/account-mails.ts';
import { contactMail } from './templates/contact-mail.ts';
import { letterMail, letterTestMail } from './templates/letter-mails.ts';
import { newsletterConfirmMail, newsletterKnownMail } from './templates/newsletter-mails.ts';
import {
  orderCancelledMail,
  orderExpiredMail,
  orderFailedMail,
  orderPaidMail,
  orderRefundedMail,
  orderShippedMail,
  orderTrackingMail,
} from './templates/order-mails.ts';
import { orderPlacedMail } from './templates/order-placed-mail.ts';
import { postPublishedMail, postReturnedMail } from './templates/post-mails.ts';
import { postCommentMail, repliesConfirmMail, replyMail } from './templates/reply-mails.ts';
import { secondStepChangedMail, secondStepRefusedMail } from './templates/second-step-mails.ts';
import { backInStockMail, stockAlertConfirmMail } from './templates/stock-alert-mails.ts';
import {
  accountExistsMail,
  newDeviceMail,
  resetPasswordMail,
  signInLinkMail,
  verifyEmailMail,
} from './templates/sign-in-mails.ts';
import {
  subscriptionEndedMail,
  subscriptionPaidMail,
  subscriptionRejectedMail,
  subscriptionRequestedMail,
} from './templates/subscription-mails.ts';

const templates: { [Kind in MailKind]: MailTemplate<Kind> } = {
  contact: contactMail,
  'newsletter-confirm': newsletterConfirmMail,
  'newsletter-known': newsletterKnownMail,
  letter: letterMail,
  'letter-test': letterTestMail,
  'verify-email': verifyEmailMail,
  'account-exists': accountExistsMail,
  'reset-password': resetPasswordMail,
  'sign-in-link': signInLinkMail,
  'password-changed': passwordChangedMail,
  'second-step-changed': secondStepChangedMail,
  'second-step-refused': secondStepRefusedMail,
  'email-change': emailChangeMail,
  'email-changed': emailChangedMail,
  'account-deleted': accountDeletedMail,
  'new-device': newDeviceMail,
  'subscription-requested': subscriptionRequestedMail,
  'subscription-paid': subscriptionPaidMail,
  'subscription-ended': subscriptionEndedMail,
  'subscription-rejected': subscriptionRejectedMail,
  'post-published': postPublishedMail,
  'post-returned': postReturnedMail,
  'replies-confirm': repliesConfirmMail,
  reply: replyMail,
  'post-comment': postCommentMail,
  'order-placed': orderPlacedMail,
  'order-paid': orderPaidMail,
  'order-shipped': orderShippedMail,
  'order-cancelled': orderCancelledMail,
  'order-expired': orderExpiredMail,
  'order-failed': orderFailedMail,
  'order-refunded': orderRefundedMail,
  'order-tracking': orderTrackingMail,
  'stock-alert-confirm': stockAlertConfirmMail,
  'back-in-stock': backInStockMail,
};

function textOf(part: EmailPart): string {
  if (typeof part === 'string') return part;
  if ('title' in part) return [part.title, part.text, part.link].filter(Boolean).join('\n');
  return 'link' in part ? part.link : part.quote;
}
/** A subject is one line: a second one would be a header. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** A mail of the outbox as text and HTML. */
export function writeMail<Kind extends MailKind>(
  kind: Kind,
  data: Mails[Kind],
  language: LanguageCode,
  { publicUrl, payTo }: MailSite,
): Mail {
  const t = translatorOf(language);
  const link: MailContext['link'] = (page, params = {}) => {
    const query = new URLSearchParams({ ...params, lang: language });
    const path = mailAddresses[page].replace(/:(\w+)\??/g, (_, name: string) => {
      query.delete(name);
      return encodeURIComponent(params[name] ?? '');
    });
    return { link: `${publicUrl}${path}?${query}` };
  };
  const content = templates[kind](data, { t, language, link, payTo });
  const subject = oneLine(content.subject);
  // The owner needs neither greeting nor signature.
  const parts =
    kind === 'contact' ? content.parts : [content.greeting || t('greeting'), ...content.parts, t('signature')];
  return {
    subject,
    text: parts.map(textOf).join('\n\n'),
    html: mailHtml(subject, parts, language),
    links: parts.flatMap((part) => (typeof part !== 'string' && 'link' in part ? [part.link] : [])),
    replyTo: content.replyTo,
    unsubscribe: content.unsubscribe?.link,
  };
}
