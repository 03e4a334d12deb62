import { Suspense, use, useRef, useState } from 'react';
import { useLocation, useTranslation, type LanguageCode, type Playback } from '@sahra/shared/facade';
import { isArrivingPlaying } from './arrival.ts';
import { checkManifest, type ManifestCheck } from './engine/check-manifest.ts';
import { readPreferences, writePreferences } from './engine/preferences.ts';
import { PlayerContext, type FilmStart } from './player-context.ts';
import { PlayerError } from './player-error.tsx';
import { PlayerSurface } from './player-surface.tsx';
import styles from './player.module.css';
import { clock } from './timeline/time.ts';
import { useProgressReports, type Reached } from './use-progress-reports.ts';

export interface PlayerProps {
  playback: Playback;
  title: string;
  language: LanguageCode;
  /** Where to go on, in seconds. */
  startSeconds?: number;
  nextHref?: string;
  nextTitle?: string;
  /** Told from time to time how far the viewer is; `isLeaving` where they leave at this moment. */
  onProgress?: (reached: Reached, isLeaving: boolean) => void;
}

/** One try to play. */
interface Attempt {
  number: number;
  start: FilmStart;
  check: Promise<ManifestCheck>;
}

/**
 * Plays one film. Give it the episode's id as `key`. Only for the browser: import it lazily, the page draws the scene
 * until it is here.
 */
export function Player({ startSeconds = 0, onProgress, ...props }: PlayerProps) {
  const { t } = useTranslation('player');
  const { state } = useLocation();
  const [preferences, setPreferences] = useState(readPreferences);
  const [notice, setNotice] = useState({
    text: startSeconds > 0 ? t('notice.resumed', { time: clock(startSeconds) }) : '',
    count: 0,
  });
  const { manifestUrl, posterUrl } = props.playback;
  const [attempt, setAttempt] = useState<Attempt>(() => ({
    number: 0,
    start: { position: startSeconds, plays: isArrivingPlaying(state) },
    check: checkManifest(manifestUrl),
  }));
  const position = useRef(startSeconds);
  const reports = useProgressReports(startSeconds, onProgress);
  const context = {
    language: props.language,
    preferences,
    remember: (choice: Partial<typeof preferences>) => {
      const changed = { ...preferences, ...choice };
      setPreferences(changed);
      writePreferences(changed);
    },
    notify: (text: string) => setNotice(({ count }) => ({ text, count: count + 1 })),
  };
  return (
    <PlayerContext value={context}>
      <Suspense
        fallback={
          <div className={styles.player}>
            <img className={styles.poster} src={posterUrl} alt="" />
            <span className={styles.waiting} role="status" aria-label={t('loading')} />
          </div>
        }
      >
        <Film
          {...props}
          attempt={attempt}
          notice={notice}
          onPosition={(reached) => {
            position.current = reached.seconds;
            reports.reach(reached);
          }}
          onRest={reports.tell}
          onRetry={() =>
            setAttempt({
              number: attempt.number + 1,
              start: { position: position.current, plays: true },
              check: checkManifest(manifestUrl),
            })
          }
        />
      </Suspense>
    </PlayerContext>
  );
}

interface FilmProps extends Omit<PlayerProps, 'startSeconds' | 'onProgress'> {
  attempt: Attempt;
  notice: { text: string; count: number };
  onPosition: (reached: Reached) => void;
  onRest: () => void;
  onRetry: () => void;
}

/** The engine when the manifest is there, else the reason and a way on. */
function Film({ attempt, onRetry, ...props }: FilmProps) {
  const check = use(attempt.check);
  if (check === 'ready') {
    return <PlayerSurface key={attempt.number} {...props} start={attempt.start} onRetry={onRetry} />;
  }
  return (
    <div className={styles.player}>
      <img className={styles.poster} src={props.playback.posterUrl} alt="" />
      <PlayerError fault={check} onRetry={onRetry} />
    </div>
  );
}
