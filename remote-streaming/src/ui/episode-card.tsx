import { Link, Picture, useTranslation, type EpisodeCard as EpisodeCardData } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import styles from './episode-card.module.css';
import { useLength } from './use-length.ts';

interface EpisodeCardProps {
  programId: number;
  /** Where the episode stands among those of others. */
  programTitle?: string;
  episode: EpisodeCardData;
  /** The episode that the page shows. */
  isCurrent?: boolean;
  /** How far it was watched. */
  watched?: { seconds: number; durationSeconds: number } | undefined;
}

/** A scene with the episode's number, name and length; the whole card is one link. */
export function EpisodeCard({ programId, programTitle, episode, isCurrent = false, watched }: EpisodeCardProps) {
  const { t } = useTranslation('streaming');
  const length = useLength();
  return (
    <Link
      to={paths.episode.href(programId, episode.id)}
      className={styles.card}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span className={styles.frame}>
        <Picture picture={episode.scene} alt="" sizes="(min-width: 992px) 280px, 45vw" className={styles.picture} />
        {watched && (
          <progress
            className={styles.progress}
            value={watched.seconds}
            max={watched.durationSeconds}
            aria-label={t('episode.watched')}
          />
        )}
      </span>
      <span className={styles.text}>
        <span className={styles.number}>
          {programTitle && (
            <>
              <bdi>{programTitle}</bdi> ·{' '}
            </>
          )}
          {t('episode.number', { number: episode.episodeNumber })}
        </span>{' '}
        <span className={styles.title}>{episode.title}</span>{' '}
        <span className={styles.length}>{length.ofMinutes(episode.durationMinutes)}</span>
      </span>
    </Link>
  );
}
