import type { LanguageCode } from '@sahra/shared/i18n/languages';
import textArabic from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url';
import textLatin from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url';
import greek from '@fontsource-variable/noto-sans/files/noto-sans-greek-wght-normal.woff2?url';
import greekLatin from '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2?url';
import displayArabic from '@fontsource/lalezar/files/lalezar-arabic-400-normal.woff2?url';
import displayLatin from '@fontsource/lalezar/files/lalezar-latin-400-normal.woff2?url';

const latin = [textLatin, displayLatin];
const fonts: Record<LanguageCode, readonly string[]> = {
  ar: [textArabic, displayArabic],
  en: latin,
  de: latin,
  fr: latin,
  gr: [greek, greekLatin],
};

/** Files that the first screen of a page in this language is set in: worth announcing before the style sheet is read. */
export const fontsFor = (code: LanguageCode): string[] => [...fonts[code]];
