import { useTranslation } from '@sahra/shared/facade';
import type { ChosenFilter } from '@sahra/shared/parts/chosen-filters';
import { paths } from '../paths.ts';
import { genreOf, genresOf, type ProgramFilter } from './program-filter.ts';
import type { Choices } from './program-filter-form.tsx';

/** The name of what has this slug; the slug where nobody knows it. */
export const nameOf = (named: readonly { slug: string; name: string }[], slug: string): string =>
  named.find((one) => one.slug === slug)?.name ?? slug;

/** What films and series are narrowed by, in words, each with the address without it. The kind is no filter: it is chosen above. */
export function useChosenProgramFilters(filter: ProgramFilter, { genres, tags, languages }: Choices): ChosenFilter[] {
  const { t } = useTranslation('lists');
  const without = (change: ProgramFilter) => paths.programs.href({ ...filter, ...change });
  const { tag, yearFrom, yearTo, language, length, access, maturity } = filter;
  const years = () => {
    if (!yearFrom) return t('filter.until', { year: yearTo });
    if (!yearTo) return t('filter.since', { year: yearFrom });
    return yearFrom === yearTo ? yearFrom : t('filter.years', { from: yearFrom, to: yearTo });
  };
  const slugs = genresOf(filter);
  return [
    ...slugs.map((slug) => ({
      label: nameOf(genres, slug),
      href: without({ genre: genreOf(slugs.filter((other) => other !== slug)) }),
    })),
    tag && { label: nameOf(tags, tag), href: without({ tag: undefined }) },
    (yearFrom ?? yearTo) && { label: years(), href: without({ yearFrom: undefined, yearTo: undefined }) },
    language && {
      label: languages.find(({ code }) => code === language)?.name ?? language,
      href: without({ language: undefined }),
    },
    length && { label: t(`lengths.${length}`), href: without({ length: undefined }) },
    access && { label: t(`access.${access}`), href: without({ access: undefined }) },
    maturity && { label: t(`maturities.${maturity}`), href: without({ maturity: undefined }) },
  ].filter((one) => typeof one === 'object');
}
