import { PageFrame, PageHeadingSkeleton, Skeleton } from '@sahra/shared/facade';
import styles from './blogs-page.module.css';

const places = Array.from({ length: 10 }, (_, index) => index);

/** The blog before its posts. */
export function BlogsSkeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton />
      <Skeleton height="control" />
      <div className={styles.grid}>
        {places.map((place) => (
          <Skeleton key={place} className={styles.place} height="panel" />
        ))}
      </div>
    </PageFrame>
  );
}
