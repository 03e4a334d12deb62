import { initialLanguage, type LanguageCode } from './languages.ts';

/** Address of a page in a language. The first language needs no parameter: that is what a new visitor gets. */
export const addressIn = (path: string, code: LanguageCode): string =>
  code === initialLanguage ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${code}`;
