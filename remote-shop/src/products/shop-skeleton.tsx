import { PageFrame, PageHeadingSkeleton, Skeleton } from '@sahra/shared/facade';
import cards from './product-card.module.css';
import styles from './shop-page.module.css';

const places = Array.from({ length: 12 }, (_, index) => index);

/** The shop before its products. */
export function ShopSkeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton />
      <Skeleton height="control" />
      <div className={styles.bar}>
        <Skeleton width="s" height="control" />
      </div>
      <div className={cards.grid}>
        {places.map((place) => (
          <Skeleton key={place} ratio="product" className={cards.place} />
        ))}
      </div>
    </PageFrame>
  );
}
