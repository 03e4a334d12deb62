import { languages } from '@sahra/shared/i18n/languages';

/** Whether everything is combined with everything, and not only in pairs: `npm test -- --all`. */
export const isEverything = process.env.SAHRA_ALL === '1';

/** A journey whose answer a browser gives by itself, whatever serves the site: it is made on one way to run the site, or on all. */
export const sameAnywhere = { tag: '@same-anywhere' };

/** How many parts a list of pages is taken in. */
export const PARTS = 4;

/** Those of a list that belong to a part. */
export const inPart = <T>(items: readonly T[], part: number): T[] => items.filter((_, index) => index % PARTS === part);

/**
 * Which parts of the pages are read in which language, and whether on a phone: all of them in Arabic and in one other
 * language, once on a phone and once on a large screen. Each other language has a part. Or all in every language.
 */
export const selection = languages.flatMap((language, index) =>
  Array.from({ length: PARTS }, (_, part) => ({ language, part, isPhone: (index + part) % 2 === 0 })).filter(
    ({ part }) => isEverything || index === 0 || index - 1 === part,
  ),
);
