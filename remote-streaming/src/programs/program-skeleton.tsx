import { Skeleton } from '@sahra/shared/facade';
import styles from './program-page.module.css';

/** A program's page before its data. */
export function ProgramSkeleton() {
  return (
    <div className={styles.program}>
      <Skeleton className={styles.scene} ratio="scene" />
      <div className={styles.text}>
        <Skeleton width="m" height="title" />
        <Skeleton width="xl" height="block" />
      </div>
    </div>
  );
}
