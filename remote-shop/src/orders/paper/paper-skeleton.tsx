import { Skeleton } from '@sahra/shared/facade';
import styles from './order-paper.module.css';

/** A paper before its order is here. */
export function PaperSkeleton() {
  return (
    <div className={styles.paper}>
      <Skeleton width="m" height="title" />
      <Skeleton height="block" />
      <Skeleton height="panel" />
    </div>
  );
}
