import { Skeleton } from '@sahra/shared/facade';
import styles from './pricing-page.module.css';

/** The plans before they are here. */
export function PricingSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Skeleton width="m" height="title" />
        <Skeleton width="l" height="row" />
      </div>
      <div className={styles.plans}>
        <Skeleton height="panel" />
        <Skeleton height="panel" />
        <Skeleton height="panel" />
      </div>
    </div>
  );
}
