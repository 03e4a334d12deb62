import { Skeleton } from '@sahra/shared/facade';
import styles from './home-page.module.css';

const places = [0, 1, 2, 3, 4, 5, 6, 7];

/** The home page before its data: the same scene, the same rows. */
export function HomeSkeleton() {
  return (
    <>
      <Skeleton className={styles.scene} ratio="2 / 3" />
      <div className={styles.words}>
        <Skeleton width="12rem" height="2.5rem" />
      </div>
      <div className={styles.rails}>
        {[0, 1].map((row) => (
          <div key={row}>
            <Skeleton className={styles.heading} width="12rem" height="2rem" />
            <div className={styles.row}>
              {places.map((place) => (
                <Skeleton key={place} ratio="2 / 3" className={styles.poster} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
