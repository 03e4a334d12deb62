import { Icon, useTranslation, type Season } from '@sahra/shared/facade';
import type { Watched } from '@sahra/shared/guest-list/progress-rules';
import { EpisodeCard } from '../ui/episode-card.tsx';
import styles from './season-list.module.css';

interface SeasonListProps {
  programId: number;
  seasons: Season[];
  /** How far each episode was watched. */
  watchedOf: (episodeId: number) => Watched | undefined;
}

/** The seasons of a series; opened and closed by the browser itself. */
export function SeasonList({ programId, seasons, watchedOf }: SeasonListProps) {
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
            <EpisodeCard programId={programId} episode={episode} watched={watchedOf(episode.id)} />
          </li>
        ))}
      </ol>
    </details>
  ));
}
