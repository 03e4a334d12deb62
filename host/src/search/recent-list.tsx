import { useRef } from 'react';
import { Button, Icon, IconButton, PageLink, useHrefTo, useTranslation } from '@sahra/shared/facade';
import styles from './recent-list.module.css';
import { forgetSearch, forgetSearches, rememberSearch, useRecentSearches } from './recent-searches.ts';

/** What was searched for on this device lately, each to be repeated or removed; nothing where nothing is stored. */
export function RecentList() {
  const { t } = useTranslation('search');
  const hrefTo = useHrefTo();
  const recent = useRecentSearches();
  const list = useRef<HTMLElement>(null);
  // The button that had the focus is gone.
  const forget = (query: string) => {
    forgetSearch(query);
    list.current?.focus();
  };
  if (recent.length === 0) return null;
  return (
    <section ref={list} tabIndex={-1} aria-label={t('recent')} className={styles.recent}>
      <header className={styles.header}>
        <h2 className={styles.title}>{t('recent')}</h2>
        <Button variant="quiet" onClick={() => void forgetSearches()}>
          {t('forgetAll')}
        </Button>
      </header>
      <ul className={styles.list}>
        {recent.map((query) => (
          <li key={query} className={styles.row}>
            <PageLink
              to={hrefTo('information.search', {}, { q: query })}
              className={styles.link}
              onClick={() => rememberSearch(query)}
            >
              <Icon name="search" className={styles.icon} />
              <bdi className={styles.query}>{query}</bdi>
            </PageLink>
            <IconButton label={t('forget', { query })} icon="close" variant="muted" onClick={() => forget(query)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
