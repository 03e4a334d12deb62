import { ButtonLink, Icon, useTranslation } from '@sahra/shared/facade';
import { arrivesPlaying } from '../ui/arrival.ts';
import styles from './episode-page.module.css';
import type { Neighbors } from './neighbors.ts';

/** The ways to the episode before and the one after. */
export function NeighborLinks({ neighbors: { previous, next } }: { neighbors: Neighbors }) {
  const { t } = useTranslation('streaming');
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbors} aria-label={t('episode.neighbors')}>
      {previous && (
        <ButtonLink variant="quiet" to={previous.href} state={arrivesPlaying} rel="prev">
          <Icon name="previous" />
          {t('episode.previous')}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink variant="quiet" to={next.href} state={arrivesPlaying} rel="next">
          {t('episode.next')}
          <Icon name="next" />
        </ButtonLink>
      )}
    </nav>
  );
}
