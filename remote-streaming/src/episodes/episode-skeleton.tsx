import { Skeleton } from '@sahra/shared/facade';
import frame from './player-frame.module.css';
import styles from './episode-page.module.css';

/** An episode's page before its data: the screen keeps its place. */
export function EpisodeSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.stage}>
        <Skeleton className={frame.frame} />
      </div>
      <div className={styles.columns}>
        <Skeleton width="m" height="title" />
        <Skeleton width="xl" height="block" />
      </div>
    </div>
  );
}
