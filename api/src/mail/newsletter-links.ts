import { getLanguage, type LanguageCode } from '@sahra/shared/i18n/languages';
import { paths } from '@sahra/shared/paths';

const linkTo = (path: string) => (token: string, language: LanguageCode, publicUrl: string) => `${publicUrl}${path}?${new URLSearchParams({ token, lang: getLanguage(language).code })}`;

/** The page that confirms a subscription, in the language of the mail. */
export const confirmLink = linkTo(paths.newsletterConfirm.href());
/** The page that ends it. */
export const removeLink = linkTo(paths.newsletterUnsubscribe.href());
