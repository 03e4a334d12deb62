import { startTransition, Suspense, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useTranslation, type LanguageCode, type Playback } from '@sahra/shared/facade';
import { isArrivingPlaying, untouchedOf } from '../ui/arrival.ts';
import { clock } from '../ui/clock.ts';
import type { Repeat } from './extras/repeat.ts';
import { startTimeOf } from './extras/start-time.ts';
import { readPreferences, writePreferences } from '../ui/preferences/preferences.ts';
import { PlayerContext, type FilmStart, type Mini, type Neighbor, type Restart } from './player-context.ts';
import { PlayerError } from './player-error.tsx';
import { PlayerSurface } from './player-surface.tsx';
import styles from './player.module.css';
import { checkManifest, type ManifestCheck } from './source/check-manifest.ts';
import { createFilmSource, type FilmSource, type OnRefused, type Renew } from './source/film-source.ts';
import { useProgressReports, type Reached } from './use-progress-reports.ts';
import { useIsGone } from './use-recovery.ts';
import { useUntouched } from './use-untouched.ts';

export interface PlayerProps {
  /** Its addresses are read once: others of the same film do not start it anew. */
  playback: Playback;
  /** When those addresses end; they stay by default. */
  expiresAt?: string | null;
  /** Asks for addresses anew; of a film that is not free. */
  renew?: Renew;
  /** Told when the viewer may not watch it any more. */
  onRefused?: OnRefused;
  title: string;
  language: LanguageCode;
  /** Where to go on, in seconds, unless the address says where to start. */
  startSeconds?: number;
  /** True: somebody has asked for it already. */
  plays: boolean;
  /** True: its place in the page can be as wide as the page, as long as it has `data-wide`. */
  canWiden?: boolean;
  /** Where it goes along in a corner; null where it stands in its page, and absent where it ends with that. */
  mini?: Mini | null;
  previous: Neighbor | null;
  next: Neighbor | null;
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
export function Player(props: PlayerProps) {
  const { plays, previous, next, language, onProgress } = props;
  const { t } = useTranslation('player');
  const { state, pathname, search } = useLocation();
  const [startSeconds] = useState(startTimeOf(search) ?? props.startSeconds ?? 0);
  const [preferences, setPreferences] = useState(readPreferences);
  const [notice, setNotice] = useState({
    text: startSeconds > 0 ? t('notice.resumed', { time: clock(startSeconds) }) : '',
    count: 0,
  });
  const { manifestUrl, posterUrl, trickplayUrl } = props.playback;
  const [addresses] = useState({ manifestUrl, posterUrl, trickplayUrl });
  const playback = { ...props.playback, ...addresses };
  const [source] = useState(() => {
    const film = createFilmSource({ manifestUrl, expiresAt: props.expiresAt ?? null }, props.renew, props.onRefused);
    film.saveData(preferences.savesData);
    return film;
  });
  const [leaving] = useState(() => new AbortController());
  useEffect(() => () => leaving.abort(), [leaving]);
  const check = () => checkManifest(source, addresses.manifestUrl, leaving.signal);
  const [attempt, setAttempt] = useState<Attempt>(() => ({
    number: 0,
    start: { position: startSeconds, plays: plays || isArrivingPlaying(state, pathname), rate: 1 },
    check: check(),
  }));
  const [repeat, setRepeat] = useState<Repeat | null>(null);
  const [subtitleDelay, shiftSubtitles] = useState(0);
  const position = useRef(startSeconds);
  const reports = useProgressReports(startSeconds, onProgress);
  const isMini = Boolean(props.mini);
  const tellLeft = useEffectEvent(reports.tell);
  // Lists of what somebody watches, which they may go to, know where it is.
  useEffect(() => {
    if (isMini) tellLeft();
  }, [isMini]);
  const context = {
    trickplayUrl: addresses.trickplayUrl,
    chapters: playback.chapters,
    segments: playback.segments,
    mini: props.mini ?? null,
    canGoAlong: props.mini !== undefined,
    countUntouched: useUntouched(untouchedOf(state)),
    subtitleDelay,
    repeat,
    setRepeat,
    shiftSubtitles,
    language,
    previous,
    next,
    preferences,
    remember: (choice: Partial<typeof preferences>) => {
      const changed = { ...preferences, ...choice };
      setPreferences(changed);
      source.saveData(changed.savesData);
      writePreferences(changed);
    },
    notify: (text: string) => setNotice(({ count }) => ({ text, count: count + 1 })),
  };
  return (
    <PlayerContext value={context}>
      <Suspense fallback={<Opening source={source} posterUrl={addresses.posterUrl} />}>
        <Film
          playback={playback}
          title={props.title}
          canWiden={props.canWiden ?? false}
          source={source}
          attempt={attempt}
          notice={notice}
          onPosition={(reached) => {
            position.current = reached.seconds;
            reports.reach(reached);
          }}
          onJump={(seconds) => (position.current = seconds)}
          onRest={reports.tell}
          restart={({ ahead, ...how }) => {
            const start = { position: position.current + ahead, ...how };
            const next = { number: attempt.number + 1, start, check: check() };
            // What is on the screen stays until it is known whether there is something to play.
            startTransition(() => setAttempt(next));
          }}
        />
      </Suspense>
    </PlayerContext>
  );
}

/** The scene, until the manifest is here. */
function Opening({ source, posterUrl }: { source: FilmSource; posterUrl: string }) {
  const { t } = useTranslation('player');
  const isGone = useIsGone(source);
  return (
    <div className={styles.player}>
      <img className={styles.poster} src={posterUrl} alt="" />
      {isGone ? (
        <PlayerError fault="offline" onRetry={source.connection.tryNow} />
      ) : (
        <span className={styles.waiting} role="status" aria-label={t('loading')} />
      )}
    </div>
  );
}

interface FilmProps extends Pick<PlayerProps, 'playback' | 'title'> {
  canWiden: boolean;
  source: FilmSource;
  attempt: Attempt;
  notice: { text: string; count: number };
  onPosition: (reached: Reached) => void;
  onJump: (seconds: number) => void;
  onRest: () => void;
  restart: (restart: Restart) => void;
}

/** The engine when the manifest is there, else the reason and a way on. */
function Film({ attempt, ...props }: FilmProps) {
  const check = use(attempt.check);
  if (check === 'ready') return <PlayerSurface {...props} number={attempt.number} start={attempt.start} />;
  return (
    <div className={styles.player}>
      <img className={styles.poster} src={props.playback.posterUrl} alt="" />
      <PlayerError fault={check} onRetry={() => props.restart({ ahead: 0, rate: 1, plays: true })} />
    </div>
  );
}
