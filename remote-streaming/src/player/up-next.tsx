import { useEffect, useState } from 'react';
import { formatNumber, Link, useNavigate, useTranslation } from '@sahra/shared/facade';
import { arrivesPlaying } from './arrival.ts';
import { usePlayback, usePlayerActions } from './engine/engine.tsx';
import { usePlayerContext } from './player-context.ts';
import styles from './up-next.module.css';

/** Seconds between the end of an episode and the next one. */
const upNextSeconds = 8;

interface UpNextProps {
  href: string;
  title: string;
}

/** At the end of an episode: what comes next, counting down unless the viewer wants otherwise. */
export function UpNext({ href, title }: UpNextProps) {
  const { t } = useTranslation('player');
  const { language, preferences } = usePlayerContext();
  const { isEnded } = usePlayback();
  const { seekTo, play } = usePlayerActions();
  const navigate = useNavigate();
  const [isStopped, setIsStopped] = useState(false);
  const [left, setLeft] = useState(upNextSeconds);
  const counts = isEnded && preferences.playsNextEpisode && !isStopped;

  // A clock outside React. It starts anew when the end is reached again.
  useEffect(() => {
    if (!counts) return;
    const until = performance.now() + upNextSeconds * 1000;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((until - performance.now()) / 1000));
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      void navigate(href, { state: arrivesPlaying });
    }, 250);
    return () => {
      clearInterval(timer);
      setLeft(upNextSeconds);
    };
  }, [counts, href, navigate]);

  if (!isEnded) return null;
  return (
    <section className={styles.card} aria-label={t('upNext.label')}>
      <p className={styles.kicker}>{t('upNext.label')}</p>
      <p className={styles.title} dir="auto">
        {title}
      </p>
      {counts && <p className={styles.count}>{t('upNext.count', { seconds: formatNumber(left, language) })}</p>}
      <div className={styles.actions}>
        <Link className={styles.now} to={href} state={arrivesPlaying}>
          {t('upNext.now')}
        </Link>
        {counts && (
          <button type="button" className={styles.quiet} onClick={() => setIsStopped(true)}>
            {t('upNext.stop')}
          </button>
        )}
        <button
          type="button"
          className={styles.quiet}
          onClick={() => {
            seekTo(0);
            play();
          }}
        >
          {t('replay')}
        </button>
      </div>
    </section>
  );
}
