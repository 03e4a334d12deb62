import { formatNumber, useLanguage, useTranslation } from '@sahra/shared/facade';
import type { LoadedList } from './load-list.ts';
import styles from './search-notes.module.css';

/** Says how much was found, of which spelling, and that no post has all the words. */
export function SearchNotes({ typed, posts: { total, search } }: { typed: string; posts: LoadedList['posts'] }) {
  const { t } = useTranslation('posts');
  const { code } = useLanguage();
  // An api of before says nothing of its search.
  const { query: q, isRelaxed, isMore } = search ?? { query: typed, isRelaxed: false, isMore: false };
  return (
    <div role="status" className={styles.notes}>
      {q !== typed && <p>{t('search.corrected', { q: typed })}</p>}
      <p>
        {isMore
          ? t('search.foundMore', { number: formatNumber(total, code), q })
          : t('search.found', { count: total, q })}
      </p>
      {isRelaxed && <p>{t('search.relaxed')}</p>}
    </div>
  );
}
