import { addressIn } from '@sahra/shared/i18n/address-in';
import { languages } from '@sahra/shared/i18n/languages';

export interface Alternate {
  hreflang: string;
  href: string;
}

/** The addresses of a page in each language, and the default for readers of other languages. */
export const alternatesOf = (origin: string, path: string): Alternate[] => [
  ...languages.map(({ code, tag }) => ({ hreflang: tag, href: origin + addressIn(path, code) })),
  { hreflang: 'x-default', href: origin + path },
];
