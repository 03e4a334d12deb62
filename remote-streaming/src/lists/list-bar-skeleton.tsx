import { Skeleton } from '@sahra/shared/facade';
import styles from './list.module.css';

/** What stands between the heading of a list and its first row, before there is any. */
export const ListBarSkeleton = () => (
  <div className={styles.bar}>
    <Skeleton className={styles.choices} />
    <Skeleton className={styles.panel} />
  </div>
);
