import { Icon, useTranslation, type Season } from '@sahra/shared/facade';
import { EpisodeCard } from '../ui/episode-card.tsx';
import styles from './season-list.module.css';

/** The seasons of a series; opened and closed by the browser itself. */
export function SeasonList({ programId, seasons }: { programId: number; seasons: Season[] }) {
  const { t } = useTranslation('streaming');
  return seasons.map((season, index) => (
    <details key={season.number} className={styles.season} open={index === 0}>
      <summary className={styles.summary}>
        <span className={styles.name}>{t('program.season', { number: season.number })}</span>
        <span className={styles.count}>{t('program.episodeCount', { count: season.episodes.length })}</span>
        <Icon name="down" className={styles.arrow} />
      </summary>
      <ol className={styles.episodes}>
        {season.episodes.map((episode) => (
          <li key={episode.id}>
            <EpisodeCard programId={programId} episode={episode} />
          </li>
        ))}
      </ol>
    </details>
  ));
}
