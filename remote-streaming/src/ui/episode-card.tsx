import { Link, Picture, useTranslation, type EpisodeCard as EpisodeCardData } from '@sahra/shared/facade';
import { arrivesPlaying } from './arrival.ts';
import { paths } from '../paths.ts';
import { AccessMark } from './access/access-mark.tsx';
import styles from './episode-card.module.css';
import { useLength } from './use-length.ts';

interface EpisodeCardProps {
  programId: number;
  /** Where the episode stands among those of others. */
  programTitle?: string;
  episode: EpisodeCardData;
  /** It is a whole film or video, and has no number. */
  isWhole?: boolean;
  /** The episode that the page shows. */
  isCurrent?: boolean;
  /** How far it was watched. */
  watched?: { seconds: number; durationSeconds: number } | undefined;
  /** The watch party that one is in, and stays in. */
  party?: string | undefined;
}

/** A scene with the episode's number, name and length; the whole card is one link. */
export function EpisodeCard({
  programId,
  programTitle,
  episode,
  isWhole,
  isCurrent = false,
  watched,
  party,
}: EpisodeCardProps) {
  const { t } = useTranslation('streaming');
  const length = useLength();
  return (
    <Link
      to={paths.episode.href(programId, episode.id, { party })}
      state={arrivesPlaying}
      className={styles.card}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span className={styles.frame}>
        <Picture picture={episode.scene} alt="" sizes="(min-width: 992px) 280px, 45vw" className={styles.picture} />
        {episode.access !== 'free' && <AccessMark access={episode.access} />}
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
        {!isWhole && (
          <span className={styles.number}>
            {programTitle && (
              <>
                <bdi>{programTitle}</bdi> ·{' '}
              </>
            )}
            {t('episode.number', { number: episode.episodeNumber })}
          </span>
        )}{' '}
        <span className={styles.title}>{episode.title}</span>{' '}
        <span className={styles.length}>{length.ofMinutes(episode.durationMinutes)}</span>
      </span>
    </Link>
  );
}
