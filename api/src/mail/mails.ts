import type { LanguageCode } from '@sahra/shared/i18n/languages';

/** What the text of each kind of mail is made of. */
export interface Mails {
  /** To the owner: somebody wrote. */
  contact: { reference: string; name: string; email: string; subject: string; message: string };
  /** To somebody at whose address the newsletter was asked for. */
  'newsletter-confirm': { confirmToken: string; removeToken: string };
  /** The same, where it comes already. */
  'newsletter-known': { removeToken: string };
}
export type MailKind = keyof Mails;

/** A mail as it is read. */
export interface Mail {
  subject: string;
  text: string;
  /** Its links; each is a line of the text. */
  links: string[];
}

/** Writes the mails of one kind. */
export type MailTemplate<Kind extends MailKind> = (data: Mails[Kind], language: LanguageCode, publicUrl: string) => Mail;

/** A foreign text within a line, so that its direction does not turn the rest round. */
export const isolated = (text: string) => `\u2068${text}\u2069`;
