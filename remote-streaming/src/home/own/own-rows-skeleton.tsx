import { Fragment } from 'react';
import { Rail, Skeleton, useTranslation } from '@sahra/shared/facade';
import { paths } from '../../paths.ts';
import poster from '../../ui/poster-card.module.css';
import rail from '../program-rail.module.css';
import styles from './own-rows.module.css';
import { SceneCardSkeleton } from './scene-card.tsx';

const scenes = [0, 1, 2, 3];
const posters = [0, 1, 2, 3, 4, 5];

/** The first is as high as they will be, with its two lines; the others are as wide. */
const posterSkeletons = posters.map((place) => (
  <Fragment key={place}>
    <Skeleton ratio="poster" />
    {place === 0 && (
      <>
        <span className={poster.title}>&nbsp;</span>
        <span className={poster.facts}>&nbsp;</span>
      </>
    )}
  </Fragment>
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
        <Rail title={t('watchlist')} href={paths.watchlist.href()} itemClassName={rail.card}>
          {posterSkeletons}
        </Rail>
      </div>
      <div className={styles.ofProgress}>
        <Rail title={'\u00a0'} itemClassName={rail.card}>
          {posterSkeletons}
        </Rail>
      </div>
    </div>
  );
}
