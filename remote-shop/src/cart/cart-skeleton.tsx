import { PageFrame, PageHeadingSkeleton, Skeleton } from '@sahra/shared/facade';
import styles from './cart-page.module.css';

/** Holds the place of the cart. */
export function CartSkeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton hasCount />
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
