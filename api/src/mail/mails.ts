import type { PaymentMethod } from '@sahra/shared/form-rules/payment-methods';
import type { PaidPlan } from '@sahra/shared/form-rules/subscription-choices';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { TFunction } from 'i18next';
import type { SecondStepChange } from '@sahra/shared/schemas/second-step';
import type { Thing } from '@sahra/shared/schemas/contributions';
import type { SiteSettings } from '../server/settings.ts';
import type { mailAddresses } from './mail-addresses.ts';

type Nothing = Readonly<Record<string, never>>;

/** What an issue of the newsletter says to readers of one language. */
export interface LetterMail {
  subject: string;
  /** Empty: the one of every mail. */
  greeting: string;
  /** In the language of the mail, or in the one that they are in. */
  posts: { title: string; excerpt: string; slug: string; language: LanguageCode }[];
}

/** Which order a mail is about, and how its reader gets to it: members by their account, guests by a token. */
interface OrderMail {
  number: string;
  trackToken: string | null;
}

/** A line of an order as its mail tells it; amounts are minor units. */
export interface OrderMailLine {
  name: string;
  color: string;
  size: string;
  quantity: number;
  /** Before the discount, which is told of the whole. */
  subtotal: number;
}

/** What the text of each kind of mail is made of. */
export interface Mails {
  /** To the owner: somebody wrote. */
  contact: { reference: string; name: string; email: string; subject: string; message: string };
  /** To somebody at whose address the newsletter was asked for. */
  'newsletter-confirm': { confirmToken: string; removeToken: string };
  /** The same, where it comes already. */
  'newsletter-known': { removeToken: string };
  /** An issue of the newsletter, to a subscriber. */
  letter: LetterMail & { removeToken: string };
  /** The same, to the editor who wants to see it. */
  'letter-test': LetterMail;
  /** To the address of a new account; `next` is the path where its owner wanted to go. */
  'verify-email': { token: string; next?: string };
  /** To a member with whose address somebody tried to open an account. */
  'account-exists': Nothing;
  'reset-password': { token: string };
  'sign-in-link': { token: string };
  'password-changed': Nothing;
  /** To a member whose second step at sign-in is another one now. */
  'second-step-changed': { change: SecondStepChange };
  /** To a member whose password somebody knows who has no code. */
  'second-step-refused': Nothing;
  /** To an address that is to be a member's new one. */
  'email-change': { token: string };
  /** To the one that was theirs until now; `newEmail` is masked. */
  'email-changed': { newEmail: string };
  'account-deleted': Nothing;
  /** To a member who has signed in on a new device; `at` is an ISO time. */
  'new-device': { browser: string | null; system: string | null; at: string };
  /** `price` is in minor units. */
  'subscription-requested': {
    reference: string;
    plan: PaidPlan;
    price: number;
    currency: string;
    paymentMethod: PaymentMethod;
  };
  /** `until` is an ISO time. */
  'subscription-paid': { plan: PaidPlan; until: string };
  'subscription-ended': { plan: PaidPlan };
  'subscription-rejected': { reference: string };
  /** To its author: an editor has published a post, or sent back what was handed in. */
  'post-published': { title: string; slug: string };
  'post-returned': { title: string; slug: string };
  /** To a guest who wants to be told of answers. */
  'replies-confirm': { confirmToken: string; removeToken: string };
  /** To whom somebody has answered; `author` is null where that account is gone. */
  reply: {
    author: string | null;
    text: string;
    thing: Thing;
    title: string;
    programId: number | null;
    /** Of a post. Missing in mails that an older release has written. */
    slug?: string | null;
    removeToken: string;
  };
  /** To the author of a post on which somebody has commented. */
  'post-comment': { author: string | null; text: string; title: string; slug: string; removeToken: string };
  /** To an address at which somebody asked to be told when a product is back. */
  'stock-alert-confirm': { name: string; confirmToken: string; removeToken: string };
  /** To whom waits for it: it is. `color` and `size` are empty where it comes in one only. */
  'back-in-stock': { name: string; slug: string; color: string; size: string; removeToken: string };
  /** Amounts are minor units, `payUntil` is an ISO time; null: nothing has to be paid beforehand. */
  'order-placed': OrderMail & {
    lines: OrderMailLine[];
    subtotal: number;
    discount: number;
    shippingName: string;
    shippingAmount: number;
    tax: number;
    total: number;
    currency: string;
    paymentMethod: PaymentMethod;
    isPaid: boolean;
    payUntil: string | null;
  };
  'order-paid': OrderMail & { total: number; currency: string };
  /** Both are empty where the carrier gave none. */
  'order-shipped': OrderMail & { carrier: string; parcelNumber: string };
  'order-cancelled': OrderMail & { isPaid: boolean };
  'order-expired': OrderMail;
  'order-failed': OrderMail;
  'order-refunded': OrderMail & { total: number; currency: string };
  /** To somebody who asked for the state of an order. */
  'order-tracking': { number: string; token: string };
}
export type MailKind = keyof Mails;

/** Something to read on the site, with its title as the link; in a language of its own. */
export interface LinkedText {
  title: string;
  text: string;
  link: string;
  language: LanguageCode;
}

/** A paragraph of ours, a link, what somebody else has written, or something to read. */
export type EmailPart = string | { link: string } | { quote: string } | LinkedText;

/** A mail as its template writes it. */
export interface EmailContent {
  subject: string;
  /** Instead of that of every mail. */
  greeting?: string;
  parts: EmailPart[];
  /** Who gets the answer, where that is not the sender. */
  replyTo?: string;
  /** Where the reader leaves the list that the mail belongs to, with one click in their mail program too. */
  unsubscribe?: { link: string };
}

/** A mail as it is sent. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
  /** Its links; each is a line of the text. */
  links: string[];
  replyTo: string | undefined;
  unsubscribe: string | undefined;
}

/** What templates write with. */
export interface MailContext {
  t: TFunction<'mail'>;
  language: LanguageCode;
  /** A page of the site, in the language of the mail; parameters that its address does not name are its query. */
  link: (page: keyof typeof mailAddresses, params?: Record<string, string>) => { link: string };
  payTo: SiteSettings['payTo'];
}

/** Writes the mails of one kind. */
export type MailTemplate<Kind extends MailKind> = (data: Mails[Kind], context: MailContext) => EmailContent;

/** What the mails need to know of the site. */
export type MailSite = Pick<SiteSettings, 'publicUrl' | 'payTo'>;

/** A foreign text within a line, so that its direction does not turn the rest round. */
export const isolated = (text: string) => `\u2068${text}\u2069`;
