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
        <Skeleton width="min(100%, 28rem)" height="3.5rem" />
        <Skeleton width="min(100%, 44rem)" height="6rem" />
      </div>
    </div>
  );
}
