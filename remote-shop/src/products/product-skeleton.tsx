import { Skeleton } from '@sahra/shared/facade';
import overview from './product-overview.module.css';
import styles from './product-page.module.css';

/** A product's page before its data. */
export function ProductSkeleton() {
  return (
    <div className={styles.page}>
      <div className={overview.overview}>
        <Skeleton ratio="product" />
        <div className={overview.text}>
          <Skeleton width="s" height="text" />
          <Skeleton width="m" height="title" />
          <Skeleton width="xl" height="block" />
        </div>
      </div>
    </div>
  );
}
