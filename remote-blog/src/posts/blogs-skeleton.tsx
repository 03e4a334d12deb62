import { Skeleton } from '@sahra/shared/facade';
import styles from './blogs-page.module.css';

const places = Array.from({ length: 10 }, (_, index) => index);

/** The blog before its posts. */
export function BlogsSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Skeleton width="min(100%, 16rem)" height="3.5rem" />
        <Skeleton width="min(100%, 30rem)" height="2rem" />
      </div>
      <Skeleton height="3.25rem" />
      <div className={styles.grid}>
        {places.map((place) => (
          <Skeleton key={place} className={styles.place} height="26rem" />
        ))}
      </div>
    </div>
  );
}
