import { ButtonLink, EmptyState, useHrefTo, useTranslation } from '@sahra/shared/facade';
import { paths } from '../../paths.ts';
import { CategoryLinks } from '../../search/category-links.tsx';
import { RecentList } from '../../search/recent-list.tsx';
import { hasFilters } from './asked.ts';
import type { FoundPage } from './load-search-page.ts';

/** Nothing was asked yet: where to begin. */
export function SearchStart({ categories }: Pick<FoundPage, 'categories'>) {
  const { t } = useTranslation('search');
  return (
    <>
      <EmptyState title={t('start')} text={t('startHint')} />
      <RecentList />
      <CategoryLinks categories={categories} />
    </>
  );
}

interface NothingFoundProps extends Pick<FoundPage, 'asked' | 'categories'> {
  /** Other areas have something. */
  isElsewhere: boolean;
}

/** Nothing was found, and what to do: fewer filters, other areas, other words, or the categories. */
export function NothingFound({ asked, categories, isElsewhere }: NothingFoundProps) {
  const { t } = useTranslation('search');
  const hrefTo = useHrefTo();
  const { q, area } = asked;
  if (hasFilters(asked))
    return (
      <EmptyState title={t('noneFiltered')} text={t('noneFilteredHint')}>
        <ButtonLink variant="quiet" to={paths.search.href({ q, area })}>
          {t('filters.clear')}
        </ButtonLink>
      </EmptyState>
    );
  if (isElsewhere)
    return (
      <EmptyState title={t('noneInArea', { query: q })} text={t('noneInAreaHint')}>
        <ButtonLink variant="quiet" to={paths.search.href({ q })}>
          {t('allAreas')}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <EmptyState title={t('none', { query: q })} text={t('noneHint')}>
        <ButtonLink variant="quiet" to={hrefTo('streaming.programs')}>
          {t('programs')}
        </ButtonLink>
      </EmptyState>
      <CategoryLinks categories={categories} />
    </>
  );
}
