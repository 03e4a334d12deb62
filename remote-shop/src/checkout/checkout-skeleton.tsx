import { PageFrame, PageHeadingSkeleton, Skeleton } from '@sahra/shared/facade';
import styles from './checkout.module.css';

/** Holds the place of the checkout. */
export function CheckoutSkeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Skeleton height="block" />
          <Skeleton height="block" />
        </div>
        <div className={styles.aside}>
          <Skeleton height="block" />
        </div>
      </div>
    </PageFrame>
  );
}
