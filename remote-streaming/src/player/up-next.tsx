import { useState } from 'react';
import { formatNumber, Link, useNavigate, useTranslation, VisuallyHidden } from '@sahra/shared/facade';
import { arrivesPlaying, arrivesUntouched } from '../ui/arrival.ts';
import { usePlayback, usePlayerActions } from './engine/engine.tsx';
import { useSleep } from './extras/sleep-timer.ts';
import { usePlayerContext, type Neighbor } from './player-context.ts';
import { spokenTime } from './timeline/time.ts';
import styles from './up-next.module.css';
import { useCountdown } from './use-countdown.ts';
import { UNTOUCHED_EPISODES } from './use-untouched.ts';

/** Seconds between the end of an episode and the next one. */
const upNextSeconds = 8;

/** Whether the next episode plays by itself. */
function useGoesOn(): boolean {
  const { preferences } = usePlayerContext();
  const sleep = useSleep();
  return preferences.playsNextEpisode && sleep !== 'episode';
}

interface UpNextProps {
  next: Neighbor;
  /** How many episodes played by themselves when this one ended. */
  untouched: number;
}

/** At the end of an episode: what comes next, which is also read out, once. */
export function UpNext({ next, untouched }: UpNextProps) {
  const { t } = useTranslation('player');
  const { language } = usePlayerContext();
  const { isEnded } = usePlayback();
  const goesOn = useGoesOn();
  // Who does not choose may have fallen asleep.
  const asks = goesOn && untouched >= UNTOUCHED_EPISODES;
  const announcement = asks
    ? t('stillWatching.announced', { title: next.title })
    : goesOn
      ? t('upNext.announced', { title: next.title, time: spokenTime(upNextSeconds, language) })
      : t('nextEpisode', { title: next.title });
  return (
    <>
      {/* It is there before it has something to say, or that would not be read out. */}
      <div role="status">
        <VisuallyHidden>{isEnded && announcement}</VisuallyHidden>
      </div>
      {isEnded && <UpNextCard {...next} asks={asks} untouched={untouched} />}
    </>
  );
}

interface UpNextCardProps extends Neighbor {
  /** True: goes on only where somebody says so. */
  asks: boolean;
  untouched: number;
}

/** Counts down unless the viewer wants otherwise, and waits while the focus is in it: somebody is about to choose. */
function UpNextCard({ href, title, asks, untouched }: UpNextCardProps) {
  const { t } = useTranslation('player');
  const { language } = usePlayerContext();
  const goesOn = useGoesOn();
  const { seekTo, play } = usePlayerActions();
  const navigate = useNavigate();
  const [isStopped, setIsStopped] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const counts = goesOn && !isStopped && !asks;
  const goOn = () => void navigate(href, { state: arrivesUntouched(untouched) });
  const left = useCountdown(upNextSeconds, counts && !isHeld, goOn);
  const count = isHeld ? t('upNext.held') : t('upNext.count', { seconds: formatNumber(left, language) });
  return (
    <section
      className={styles.card}
      aria-label={t('upNext.label')}
      onFocus={() => setIsHeld(true)}
      onBlur={({ currentTarget, relatedTarget }) => setIsHeld(currentTarget.contains(relatedTarget))}
    >
      <p className={styles.kicker}>{asks ? t('stillWatching.title') : t('upNext.label')}</p>
      <p className={styles.title} dir="auto">
        {title}
      </p>
      {counts && <p className={styles.count}>{count}</p>}
      <div className={styles.actions}>
        <Link className={styles.now} to={href} state={arrivesPlaying}>
          {asks ? t('stillWatching.goOn') : t('upNext.now')}
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
