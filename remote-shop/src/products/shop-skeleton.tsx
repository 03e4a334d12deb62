import { PageFrame, PageHeadingSkeleton, Skeleton } from '@sahra/shared/facade';
import cards from './product-card.module.css';
import styles from './shop-page.module.css';

const places = Array.from({ length: 12 }, (_, index) => index);

/** A wall of products before there are any. */
export const GridSkeleton = ({ className = '' }: { className?: string | undefined }) => (
  <div className={`${cards.grid} ${className}`}>
    {places.map((place) => (
      <Skeleton key={place} ratio="product" className={cards.place} />
    ))}
  </div>
);

/** The shop before its products. */
export function ShopSkeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton />
      <div className={styles.columns}>
        <Skeleton height="control" className={styles.panelPlace} />
        <div className={styles.results}>
          <div className={styles.bar}>
            <Skeleton width="s" height="control" />
          </div>
          <GridSkeleton className={styles.grid} />
        </div>
      </div>
    </PageFrame>
  );
}
