import { languages, type LanguageCode } from '@sahra/shared/facade';

/** A path in a language: the first language needs no parameter. */
export const addressIn = (path: string, code: LanguageCode): string =>
  code === languages[0].code ? path : `${path}?lang=${code}`;
