import type { LanguageCode } from '@sahra/shared/i18n/languages';
import displayArabic from '../../.cache/fonts/display-arabic.woff2?url';
import displayLatin from '../../.cache/fonts/display-latin.woff2?url';
import greek from '../../.cache/fonts/greek.woff2?url';
import greekLatin from '../../.cache/fonts/greek-latin.woff2?url';
import textArabic from '../../.cache/fonts/text-arabic.woff2?url';
import textLatin from '../../.cache/fonts/text-latin.woff2?url';
import textSigns from '../../.cache/fonts/text-signs.woff2?url';

const latin = [textLatin, displayLatin];
const fonts: Record<LanguageCode, readonly string[]> = {
  ar: [textArabic, textSigns, displayArabic],
  en: latin,
  de: latin,
  fr: latin,
  gr: [greek, greekLatin],
};

/** Files that the first screen of a page in this language is set in: worth announcing before the style sheet is read. */
export const fontsFor = (code: LanguageCode): string[] => [...fonts[code]];
