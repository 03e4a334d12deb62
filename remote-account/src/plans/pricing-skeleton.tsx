import { PageFrame, PageHeadingSkeleton, Skeleton } from '@sahra/shared/facade';
import styles from './pricing-page.module.css';

/** The plans before they are here. */
export function PricingSkeleton() {
  return (
    <PageFrame isCentered>
      <PageHeadingSkeleton />
      <div className={styles.plans}>
        <Skeleton height="panel" />
        <Skeleton height="panel" />
        <Skeleton height="panel" />
      </div>
    </PageFrame>
  );
}
