import { Skeleton } from '@sahra/shared/facade';
import styles from './post-view.module.css';

/** The page of a post before its data. */
export function PostSkeleton() {
  return (
    <div className={styles.post}>
      <Skeleton width="s" height="text" />
      <Skeleton width="m" height="title" />
      <Skeleton width="xl" height="text" />
      <Skeleton width="s" height="text" />
      <Skeleton className={styles.cover} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Skeleton height="panel" />
        </div>
      </div>
    </div>
  );
}
