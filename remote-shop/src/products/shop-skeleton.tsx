import { Skeleton } from '@sahra/shared/facade';
import styles from './shop-page.module.css';

const places = Array.from({ length: 12 }, (_, index) => index);

/** The shop before its products. */
export function ShopSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Skeleton width="min(100%, 14rem)" height="3.5rem" />
        <Skeleton width="min(100%, 30rem)" height="2rem" />
      </div>
      <Skeleton height="3.25rem" />
      <div className={styles.bar}>
        <Skeleton width="12rem" height="2.75rem" />
      </div>
      <div className={styles.grid}>
        {places.map((place) => (
          <Skeleton key={place} ratio="4 / 5" className={styles.place} />
        ))}
      </div>
    </div>
  );
}
