import { useState, type MouseEvent } from 'react';
import {
  Icon,
  Link,
  Picture,
  Skeleton as Place,
  useApp,
  useLanguage,
  useNavigate,
  useTranslation,
  type Episode,
  type ListedEpisode,
} from '@sahra/shared/facade';
import { loadPlayer } from '../load-player.ts';
import { watchHref } from '../ui/program-href.ts';
import styles from './in-posts.module.css';

export function Skeleton() {
  return <Place ratio="scene" />;
}

interface Playing {
  episode: Episode;
  Player: Awaited<ReturnType<typeof loadPlayer>>;
}

interface PostVideoProps {
  episode: ListedEpisode;
  /** What the post calls it. */
  title: string;
}

/**
 * A film in the middle of a text: its scene until somebody wants to see it, and then the player in the same place. What is not free
 * plays on its own page, where it is said what it takes; so does everything where no scripts run.
 */
export default function PostVideo({ episode: listed, title }: PostVideoProps) {
  const { t } = useTranslation('streaming');
  const { code } = useLanguage();
  const { api } = useApp();
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const [playing, setPlaying] = useState<Playing>();
  const href = watchHref(listed.program, listed.id);
  function play(event: MouseEvent) {
    if (listed.access !== 'free' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isAsked) return;
    setIsAsked(true);
    Promise.all([api.get('/episodes/{episodeId}', { params: { episodeId: listed.id } }), loadPlayer()]).then(
      ([episode, Player]) => setPlaying({ episode, Player }),
      () => void navigate(href),
    );
  }
  if (playing) {
    const { Player, episode } = playing;
    return (
      <div className={styles.stage}>
        <Player playback={episode.playback} title={title} language={code} plays previous={null} next={null} />
      </div>
    );
  }
  return (
    <Link
      to={href}
      className={styles.scene}
      aria-label={t('hero.watchNamed', { program: title })}
      aria-busy={isAsked}
      onClick={play}
    >
      <Picture picture={listed.scene} alt="" sizes="(min-width: 768px) 704px, 92vw" className={styles.picture} />
      <span className={styles.play}>
        <Icon name="play" className={styles.sign} />
      </span>
    </Link>
  );
}
