import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';

/** One page at one address in one language. */
export interface Visit {
  /** Name for messages. */
  page: string;
  url: string;
  language: LanguageCode;
  /** The address names something by a parameter, which need not be there: the page then says so, with 404. */
  isSample: boolean;
}

const optional = /\/[^/]+\?(?=\/|$)/g;

/** Addresses of a page, without its optional segments and with them: `1` stands for what a parameter names. */
export function addressesOf(pattern: string): { address: string; isSample: boolean }[] {
  const forms = new Set([pattern.replace(optional, '') || '/', pattern.replaceAll('?', '')]);
  return [...forms].map((form) => ({ address: form.replace(/:[^/]+/g, '1'), isSample: form.includes(':') }));
}

/** Every page of a release at each of its addresses, in each of the languages. */
export const visitsOf = ({ pages }: ReleaseManifest, siteUrl: string, languages: readonly LanguageCode[]): Visit[] =>
  pages.flatMap(({ id, path, isFramable }) =>
    addressesOf(path).flatMap(({ address, isSample }) =>
      languages.map((language) => ({
        page: `page ${id} (${path})`,
        // In frames of other sites no cookie is read: there the address alone tells the language.
        url: siteUrl + address + (isFramable ? `?lang=${language}` : ''),
        language,
        isSample,
      })),
    ),
  );
