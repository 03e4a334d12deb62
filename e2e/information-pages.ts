import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { paths } from '@sahra/shared/paths';
import { wordsOf } from './messages.ts';

export const information = 'host/src/pages/information';

type OwnPage = readonly [path: string, feature: string];

/** The host's own pages that anybody may come upon, each with the key below which its words are. */
export const listedInformation: readonly OwnPage[] = [
  [paths.aboutUs.href(), 'aboutUs'],
  [paths.contactUs.href(), 'contactUs'],
  [paths.privacyPolicy.href(), 'privacyPolicy'],
  [paths.termsOfUse.href(), 'termsOfUse'],
  [paths.faq.href(), 'faq'],
  [paths.newsletter.href(), 'newsletter'],
  [paths.comingSoon.href(), 'comingSoon'],
];

/** Those that a mail leads to, with any token, and the two pages of errors. */
const otherInformation: readonly OwnPage[] = [
  [`${paths.newsletterConfirm.href()}?token=x`, 'newsletter.confirm'],
  [`${paths.newsletterUnsubscribe.href()}?token=x`, 'newsletter.leave'],
  [paths.errorPageOne.href(), 'errorPageOne'],
  [paths.errorPageTwo.href(), 'errorPageTwo'],
];

/** Every page of the host's own, with what it is called in a language. */
export const informationPages = (code: LanguageCode) =>
  [...listedInformation, ...otherInformation].map(([path, feature]) => ({ path, heading: wordsOf(code)(information, `${feature}.title`) }));
