import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { isShownOn } from '@sahra/shared/federation/slots';
import { addressesOf, type Visit } from './page-visits.ts';

type Extension = ReleaseManifest['extensions'][number];
type Page = ReleaseManifest['pages'][number];

/** An extension on one page that has its slot. */
export interface ExtensionVisit extends Visit {
  extension: Extension;
  pageId: string;
}

/** What has to be asked of a page before it has its slot. */
const search = '?q=a';
const questions: Readonly<Record<string, string>> = {
  'search.streaming': search,
  'search.shop': search,
  'search.blog': search,
};

/** First those at which there is something for certain: a parameter names what need not be there. */
const bySample = (a: { isSample: boolean }, b: { isSample: boolean }) => Number(a.isSample) - Number(b.isSample);

/** Where an extension can be seen, on pages of anybody: the first that answers is the one to look at. */
export const placesOf = (
  extension: Extension,
  pages: readonly Page[],
  siteUrl: string,
  language: LanguageCode,
): ExtensionVisit[] =>
  pages
    .filter((page) => isShownOn(page, extension))
    .flatMap(({ id, path }) =>
      addressesOf(path).map(({ address, isSample }) => ({
        extension,
        pageId: id,
        page: `extension ${extension.id} on page ${id} (${path})`,
        url: siteUrl + address + (questions[extension.slot] ?? ''),
        language,
        isSample,
      })),
    )
    .toSorted(bySample);
