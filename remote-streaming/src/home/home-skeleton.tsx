import { Skeleton } from '@sahra/shared/facade';
import styles from './home-page.module.css';
import { RowSkeleton } from './row-skeleton.tsx';

/** The home page before its data: the same scene, the same rows. */
export function HomeSkeleton() {
  return (
    <>
      <Skeleton className={styles.scene} ratio="poster" />
      <div className={styles.text}>
        <Skeleton width="s" height="text" />
      </div>
      <div className={styles.rails}>
        <RowSkeleton />
        <RowSkeleton />
      </div>
    </>
  );
}
