import { PageLink, useHrefTo, useTranslation } from '@sahra/shared/facade';
import type { SearchNote } from './areas.ts';
import styles from './search-notes.module.css';

/** Says that another spelling was searched for, or offers one, and that nothing has all the words. */
export function SearchNotes({ typed, note: { suggestion, isRelaxed } }: { typed: string; note: SearchNote }) {
  const { t } = useTranslation('search');
  const hrefTo = useHrefTo();
  return (
    <>
      {suggestion?.isApplied && (
        <p className={styles.note}>{t('suggestion.applied', { typed, query: suggestion.query })}</p>
      )}
      {suggestion && !suggestion.isApplied && (
        <p className={styles.note}>
          {t('suggestion.offered')}{' '}
          <PageLink to={hrefTo('information.search', {}, { q: suggestion.query })}>
            <bdi>{suggestion.query}</bdi>
          </PageLink>
          {t('suggestion.mark')}
        </p>
      )}
      {isRelaxed && <p className={styles.note}>{t('relaxed')}</p>}
    </>
  );
}
