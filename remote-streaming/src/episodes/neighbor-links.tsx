import { ButtonLink, Icon, useTranslation, type Episode } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import styles from './episode-page.module.css';

/** The ways to the episode before and the one after. */
export function NeighborLinks({ episode }: { episode: Episode }) {
  const { t } = useTranslation('streaming');
  const { program, previous, next } = episode;
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbors} aria-label={t('episode.neighbors')}>
      {previous && (
        <ButtonLink variant="quiet" to={paths.episode.href(program.id, previous.id)} rel="prev">
          <Icon name="previous" />
          {t('episode.previous')}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink variant="quiet" to={paths.episode.href(program.id, next.id)} rel="next">
          {t('episode.next')}
          <Icon name="next" />
        </ButtonLink>
      )}
    </nav>
  );
}
