import { Rail, Skeleton, useTranslation } from '@sahra/shared/facade';
import { paths } from '../../paths.ts';
import poster from '../../ui/poster-card.module.css';
import rail from '../program-rail.module.css';
import styles from './own-rows.module.css';
import { SceneCardSkeleton } from './scene-card.tsx';

const scenes = [0, 1, 2, 3];
const posters = [0, 1, 2, 3, 4, 5];

const posterSkeletons = posters.map((place) => (
  <div key={place} className={rail.card}>
    <Skeleton ratio="poster" />
    <span className={poster.title}>&nbsp;</span>
    <span className={poster.facts}>&nbsp;</span>
  </div>
));

/**
 * Holds the place of the rows of a visitor's device, at their size. The server draws it for everybody; it is seen where the
 * document says, before it is painted, that the device has collected something.
 */
export function OwnRowsSkeleton() {
  const { t } = useTranslation('home');
  return (
    <div className={styles.rows} inert>
      <div className={styles.ofProgress}>
        <Rail title={t('continueWatching')}>
          {scenes.map((place) => (
            <SceneCardSkeleton key={place} />
          ))}
        </Rail>
      </div>
      <div className={styles.ofWatchlist}>
        <Rail title={t('watchlist')} href={paths.watchlist.href()}>
          {posterSkeletons}
        </Rail>
      </div>
      <div className={styles.ofProgress}>
        <Rail title={'\u00a0'}>{posterSkeletons}</Rail>
      </div>
    </div>
  );
}
