import { Skeleton } from '@sahra/shared/facade';
import styles from './pricing-page.module.css';

/** The plans before they are here. */
export function PricingSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Skeleton width="min(100%, 22rem)" height="3.5rem" />
        <Skeleton width="min(100%, 30rem)" height="4rem" />
      </div>
      <div className={styles.plans}>
        <Skeleton height="30rem" />
        <Skeleton height="30rem" />
        <Skeleton height="30rem" />
      </div>
    </div>
  );
}
