import { Link } from 'react-router-dom';
import { Button, formatNumber, paths, Picture, useLanguage, useTranslation } from '@sahra/shared/facade';
import styles from './search.module.css';
import type { useProgramSearch } from './use-program-search.ts';

interface SearchResultsProps {
  search: ReturnType<typeof useProgramSearch>;
  listId: string;
  optionId: (index: number) => string;
}

/** What was found; what is heard of it is said once, in the status line. */
export function SearchResults({ search: { state, found, active, retry }, listId, optionId }: SearchResultsProps) {
  const { t } = useTranslation(['host', 'common']);
  const { code } = useLanguage();
  const programs = found?.programs ?? [];
  const isNothing = state === 'done' && programs.length === 0;
  const status =
    state === 'loading'
      ? t('search.searching')
      : isNothing
        ? t('search.none', { query: found?.query })
        : state === 'done'
          ? t('search.found', { count: programs.length })
          : '';
  return (
    <>
      <p role="status" className={isNothing ? styles.none : styles.status}>
        {status}
      </p>
      {isNothing && <p className={styles.hint}>{t('search.noneHint')}</p>}
      {state === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>{t('search.failed')}</p>
          <Button variant="quiet" onClick={retry}>
            {t('common:retry')}
          </Button>
        </div>
      )}
      <div
        id={listId}
        role="listbox"
        aria-label={t('search.results')}
        className={styles.results}
        hidden={programs.length === 0}
      >
        {programs.map(({ id, title, kind, year, poster, genres }, index) => (
          <Link
            key={id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            to={paths.program.href(id)}
            className={styles.result}
            ref={(option) => {
              if (index === active) option?.scrollIntoView?.({ block: 'nearest' });
            }}
          >
            <Picture picture={poster} alt="" sizes="64px" className={styles.poster} />
            <span>
              <span className={styles.title}>{title}</span>
              <span className={styles.facts}>
                {[t(`search.${kind}`), formatNumber(year, code, { useGrouping: false }), genres[0]?.name]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </Link>
        ))}
      </div>
      {found && programs.length > 0 && (
        <p className={styles.more}>
          <Link to={paths.search.href({ q: found.query })} className={styles.all}>
            {t('search.all')}
          </Link>
          <span className={styles.keys}>{t('search.hint')}</span>
        </p>
      )}
    </>
  );
}
