import { classNames, Link, Picture, useApp, useTranslation, type ProgramCard } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { AccessMark } from './access/access-mark.tsx';
import { arrivesPlaying } from './arrival.ts';
import card from './poster-card.module.css';
import { previewed } from './preview/preview.ts';
import styles from './video-card.module.css';

interface VideoCardProps {
  video: ProgramCard;
  length: string;
  isPriority?: boolean;
}

/** A video's scene with its length, its name and what it is: the whole card is one link, and plays it. */
export function VideoCard({ video, length, isPriority = false }: VideoCardProps) {
  const { t } = useTranslation('streaming');
  const app = useApp();
  return (
    <Link
      to={paths.video.href(video.id)}
      state={arrivesPlaying}
      className={classNames(card.card, styles.wide)}
      {...previewed(app, video.id)}
    >
      <span className={card.frame}>
        <Picture
          picture={video.scene}
          alt=""
          sizes="(min-width: 1200px) 320px, (min-width: 768px) 30vw, 92vw"
          priority={isPriority}
          className={card.picture}
          isBare
        />
        {video.access !== 'free' && <AccessMark access={video.access} />}
        <span className={styles.length}>{length}</span>
      </span>{' '}
      <span className={card.title}>{video.title}</span>{' '}
      {video.videoType && <span className={card.note}>{t(`videoTypes.${video.videoType}`)}</span>}
    </Link>
  );
}
