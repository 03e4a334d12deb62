import { paths } from './addresses.ts';

export const information = 'host/src/pages/information';

type OwnPage = readonly [path: string, feature: string];

/** The host's own pages that anybody may come upon, each with the key below which its messages are. */
export const listedInformation: readonly OwnPage[] = [
  [paths.aboutUs.href(), 'aboutUs'],
  [paths.contactUs.href(), 'contactUs'],
  [paths.privacyPolicy.href(), 'privacyPolicy'],
  [paths.termsOfUse.href(), 'termsOfUse'],
  [paths.faq.href(), 'faq'],
  [paths.newsletter.href(), 'newsletter'],
  [paths.comingSoon.href(), 'comingSoon'],
];

/** Those that a mail leads to, with any token. */
export const mailInformation: readonly OwnPage[] = [
  [`${paths.newsletterConfirm.href()}?token=x`, 'newsletter.confirm'],
  [`${paths.newsletterUnsubscribe.href()}?token=x`, 'newsletter.leave'],
  [`${paths.replyMails.href()}?token=x`, 'replyMails.leave'],
];

/** The two pages of errors, of which nothing is said to search engines. */
export const errorInformation: readonly OwnPage[] = [
  [paths.errorPageOne.href(), 'errorPageOne'],
  [paths.errorPageTwo.href(), 'errorPageTwo'],
];
