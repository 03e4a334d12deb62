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
