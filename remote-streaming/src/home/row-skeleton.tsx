import { Skeleton } from '@sahra/shared/facade';
import styles from './home-page.module.css';

const places = [0, 1, 2, 3, 4, 5, 6, 7];

/** A row of posters before it is here, at its size. */
export function RowSkeleton() {
  return (
    <div className={styles.far}>
      <Skeleton className={styles.heading} width="s" height="text" />
      <div className={styles.row}>
        {places.map((place) => (
          <Skeleton key={place} ratio="poster" className={styles.poster} />
        ))}
      </div>
    </div>
  );
}
