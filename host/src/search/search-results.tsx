import { Autocomplete } from '@base-ui/react/autocomplete';
import {
  Button,
  formatNumber,
  PageLink,
  Skeleton,
  useHrefTo,
  useLanguage,
  useTranslation,
  type SearchHit,
} from '@sahra/shared/facade';
import type { SearchGroup } from '@sahra/shared/schemas/search';
import { type Amount, shortAmount } from './areas.ts';
import { CategoryLinks } from './category-links.tsx';
import { HitOption } from './hit-option.tsx';
import { keyOf } from './hit-line.ts';
import { RecentList } from './recent-list.tsx';
import { rememberSearch } from './recent-searches.ts';
import { SearchNotes } from './search-notes.tsx';
import styles from './search-results.module.css';
import type { useSiteSearch } from './use-site-search.ts';

interface SearchResultsProps {
  search: ReturnType<typeof useSiteSearch>;
  /** How much was found in open areas. */
  amount: Amount;
}

const places = [0, 1, 2, 3];

/** What was found, an area after the other; what is heard of it is said once, in the status line. */
export function SearchResults({ search: { state, found, retry }, amount }: SearchResultsProps) {
  const { total, isMore } = amount;
  const { t } = useTranslation(['search', 'common']);
  const { code } = useLanguage();
  const hrefTo = useHrefTo();
  const isNothing = state === 'done' && total === 0;
  const status =
    state === 'loading'
      ? t('searching')
      : isNothing
        ? t('none', { query: found?.typed })
        : state === 'done'
          ? isMore
            ? t('countMore', { number: formatNumber(total, code) })
            : t('count', { count: total })
          : '';
  const nameOf = (group: SearchGroup) =>
    t('group', { area: t(`areas.${group.area}`), number: shortAmount(group, code) });
  return (
    <>
      <Autocomplete.Status className={isNothing ? styles.none : styles.status}>
        {status}
        {found && state === 'done' && <SearchNotes typed={found.typed} note={found} />}
      </Autocomplete.Status>
      {state === 'idle' && <RecentList />}
      {isNothing && (
        <>
          <p className={styles.hint}>{t('noneHint')}</p>
          <CategoryLinks categories={found?.categories ?? []} />
        </>
      )}
      {state === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>{t('failed')}</p>
          <Button variant="quiet" onClick={retry}>
            {t('common:retry')}
          </Button>
        </div>
      )}
      {state === 'loading' && total === 0 && (
        <div className={styles.options}>
          {places.map((place) => (
            <Skeleton key={place} height="row" />
          ))}
        </div>
      )}
      <Autocomplete.List aria-label={t('results')} className={styles.results} hidden={total === 0}>
        {(group: SearchGroup & { items: SearchHit[] }) => (
          <Autocomplete.Group key={group.area} items={group.items} className={styles.group}>
            <Autocomplete.GroupLabel className={styles.area}>{nameOf(group)}</Autocomplete.GroupLabel>
            <div role="presentation" className={styles.options}>
              <Autocomplete.Collection>
                {(hit: SearchHit) => (
                  <HitOption key={keyOf(hit)} hit={hit} onOpen={() => rememberSearch(found?.typed ?? '')} />
                )}
              </Autocomplete.Collection>
            </div>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      {found && total > 0 && (
        <p className={styles.more}>
          <PageLink
            to={hrefTo('information.search', {}, { q: found.typed })}
            className={styles.all}
            onClick={() => rememberSearch(found.typed)}
          >
            {t('allResults')}
          </PageLink>
          <span className={styles.keys}>{t('hint')}</span>
        </p>
      )}
    </>
  );
}
