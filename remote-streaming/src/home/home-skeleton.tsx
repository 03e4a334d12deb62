import { Skeleton } from '@sahra/shared/facade';
import styles from './home-page.module.css';

const places = [0, 1, 2, 3, 4, 5, 6, 7];

/** The home page before its data: the same scene, the same rows. */
export function HomeSkeleton() {
  return (
    <>
      <Skeleton className={styles.scene} ratio="poster" />
      <div className={styles.text}>
        <Skeleton width="s" height="text" />
      </div>
      <div className={styles.rails}>
        {[0, 1].map((row) => (
          <div key={row}>
            <Skeleton className={styles.heading} width="s" height="text" />
            <div className={styles.row}>
              {places.map((place) => (
                <Skeleton key={place} ratio="poster" className={styles.poster} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
