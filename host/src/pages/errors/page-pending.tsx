import { Skeleton, useTranslation, VisuallyHidden } from '@sahra/shared/facade';
import styles from './page-pending.module.css';

/** Holds the place of a page of which nothing is known yet. */
export function PagePending() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.pending} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton className={styles.scene} />
      <Skeleton width="s" height="text" />
      <div className={styles.row}>
        {[1, 2, 3, 4, 5, 6].map((index) => (
          <Skeleton key={index} ratio="poster" />
        ))}
      </div>
    </div>
  );
}

/** Seconds after which a page without scripts asks again. */
const RETRY_SECONDS = 5;

/** Stands above what holds the place of a page that the server had not in time: a browser completes it, and without scripts it loads itself again. */
export function PageLate({ title }: { title: string }) {
  const { t } = useTranslation('host');
  return (
    <div className={styles.late} role="status">
      <h1>{title}</h1>
      <p>{t('late')}</p>
      <noscript>
        <meta httpEquiv="refresh" content={String(RETRY_SECONDS)} />
      </noscript>
    </div>
  );
}
