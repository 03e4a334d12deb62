import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { paths } from '@sahra/shared/paths';
import { wordsOf } from './messages.ts';

export const information = 'host/src/information';

/** Every page of the host's own, and the message that is its heading. */
const headings: readonly [path: string, key: string][] = [
  [paths.aboutUs.href(), 'aboutUs.title'],
  [paths.contactUs.href(), 'contactUs.title'],
  [paths.privacyPolicy.href(), 'privacyPolicy.title'],
  [paths.termsOfUse.href(), 'termsOfUse.title'],
  [paths.faq.href(), 'faq.title'],
  [paths.newsletter.href(), 'newsletter.title'],
  [`${paths.newsletterConfirm.href()}?token=x`, 'newsletter.confirm.title'],
  [`${paths.newsletterUnsubscribe.href()}?token=x`, 'newsletter.leave.title'],
  [paths.comingSoon.href(), 'comingSoon.title'],
  [paths.errorPageOne.href(), 'errorPageOne.title'],
  [paths.errorPageTwo.href(), 'errorPageTwo.title'],
];

/** The information pages with what they are called in a language. */
export const informationPages = (code: LanguageCode) => headings.map(([path, key]) => ({ path, heading: wordsOf(code)(information, key) }));
