import { createHash } from 'node:crypto';
import { toEmailAddress } from '@sahra/shared/form-rules/email-address';
import { getLanguage } from '@sahra/shared/i18n/languages';
import type { SendMailOptions } from 'nodemailer';
import { translatorOf } from './mail-translations.ts';
import type { MailSite } from './mails.ts';
import type { ClaimedMail } from './outbox-queue.ts';
import { writeMail } from './write-mail.ts';

/** Between whom mails go. */
export interface Correspondents extends MailSite {
  mailFrom: string;
  /** The owner. */
  mailTo: string | undefined;
}

/** The same for every attempt at one row, so that a receiver sees a second copy as the first. */
function messageIdOf({ id, createdAt }: ClaimedMail, { publicUrl, mailFrom }: Correspondents): string {
  const hash = createHash('sha256').update(`${publicUrl} ${id} ${createdAt.toISOString()}`).digest('hex');
  return `<${hash.slice(0, 40)}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`;
}

/** Lets mail programs offer a button for leaving (RFC 8058): it sends a POST to the address at which people find a page. */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** A row of the outbox as a message; throws where it can be sent to nobody. */
export function toMessage(mail: ClaimedMail, correspondents: Correspondents): SendMailOptions {
  const { kind, data, language, recipient, createdAt } = mail;
  const { mailFrom, mailTo } = correspondents;
  const t = translatorOf(language);
  const address = toEmailAddress(recipient ?? mailTo ?? '');
  if (!address) throw new Error('The recipient is no e-mail address');
  if (!data) throw new Error('The content of the mail is gone');
  const { unsubscribe, ...content } = writeMail(kind, data, language, correspondents);
  return {
    ...content,
    from: { name: t('site'), address: mailFrom },
    // As objects: nobody reads more than one address out of them.
    to: { name: '', address },
    messageId: messageIdOf(mail, correspondents),
    date: createdAt,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': getLanguage(language).tag,
      ...(unsubscribe && oneClick(unsubscribe)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
