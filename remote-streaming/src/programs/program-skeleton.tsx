import { Skeleton } from '@sahra/shared/facade';
import styles from './program-page.module.css';

/** A program's page before its data. */
export function ProgramSkeleton() {
  return (
    <div className={styles.program}>
      <Skeleton className={styles.scene} ratio="16 / 9" />
      <div className={styles.words}>
        <Skeleton width="min(100%, 24rem)" height="3.5rem" />
        <Skeleton width="min(100%, 40rem)" height="8rem" />
      </div>
    </div>
  );
}
