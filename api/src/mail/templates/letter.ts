import { getLanguage, type LanguageCode } from '@sahra/shared/i18n/languages';
import type { Letter, LetterPart } from '../mails.ts';

const greetings: Readonly<Record<LanguageCode, string>> = { ar: 'أهلا بك،', en: 'Hello,', de: 'Guten Tag,', fr: 'Bonjour,', gr: 'Γεια σας,' };
const ends: Readonly<Record<LanguageCode, string>> = { ar: 'فريق سهرة', en: 'The Sahra team', de: 'Ihr Team von Sahra', fr: 'L’équipe de Sahra', gr: 'Η ομάδα της Sahra' };

/** A mail to a visitor or member: with a greeting and a signature. */
export const writeLetter = (language: LanguageCode, subject: string, parts: LetterPart[]): Letter => ({ subject, parts: [greetings[language], ...parts, ends[language]] });

/** A page of the site, in the language of the mail. */
export const linkTo = (path: string, language: LanguageCode, publicUrl: string, params: Record<string, string> = {}) => ({
  link: `${publicUrl}${path}?${new URLSearchParams({ ...params, lang: getLanguage(language).code })}`,
});
