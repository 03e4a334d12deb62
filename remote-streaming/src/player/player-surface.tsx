import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useTranslation, type Playback } from '@sahra/shared/facade';
import { arrivesPlaying } from '../ui/arrival.ts';
import { ControlBar } from './controls/control-bar.tsx';
import { useSleepTimer } from './extras/sleep-timer.ts';
import { StatisticsPanel } from './extras/statistics-panel.tsx';
import { TouchLock } from './extras/touch-lock.tsx';
import { useMediaSession } from './extras/use-media-session.ts';
import { useRepeat } from './extras/use-repeat.ts';
import { useWakeLock } from './extras/use-wake-lock.ts';
import { useWholeScreen } from './extras/use-whole-screen.ts';
import { FilmVideo } from './film-video.tsx';
import { handleKey } from './keys/handle-key.ts';
import { segmentAt } from './marks/marks.ts';
import { SkipButton } from './marks/skip-button.tsx';
import { MiniBar } from './mini/mini-bar.tsx';
import { PlayerIcon } from './controls/player-icon.tsx';
import { ShortcutHelp } from './keys/shortcut-help.tsx';
import { useCommands } from './controls/use-commands.ts';
import {
  EngineContainer,
  EngineProvider,
  useAreControlsVisible,
  usePlayback,
  usePlayerActions,
  useVolume,
} from './engine/engine.tsx';
import { useFirstChoices } from './engine/use-first-choices.ts';
import { usePlayerContext, type FilmStart, type Neighbor, type Restart } from './player-context.ts';
import { PlayerError } from './player-error.tsx';
import type { FilmSource } from './source/film-source.ts';
import { Subtitles } from './subtitles/subtitles.tsx';
import { UpNext } from './up-next.tsx';
import styles from './player.module.css';
import type { Reached } from './use-progress-reports.ts';
import { useRecovery } from './use-recovery.ts';

interface PlayerSurfaceProps {
  playback: Playback;
  canWiden: boolean;
  title: string;
  source: FilmSource;
  /** Counts the starts of this film. */
  number: number;
  start: FilmStart;
  notice: { text: string; count: number };
  onPosition: (reached: Reached) => void;
  onJump: (seconds: number) => void;
  /** The viewer paused, or came to the end. */
  onRest: () => void;
  restart: (restart: Restart) => void;
}

/** The picture with everything that lies over it. */
export function PlayerSurface(props: PlayerSurfaceProps) {
  return (
    <EngineProvider>
      <Stage {...props} />
    </EngineProvider>
  );
}

function Stage(props: PlayerSurfaceProps) {
  const { playback, title, notice, source } = props;
  const { t } = useTranslation('player');
  const commands = useCommands();
  const navigate = useNavigate();
  const { previous, next, segments, preferences, countUntouched, notify, mini } = usePlayerContext();
  const { now, pause } = usePlayerActions();
  const help = useRef<HTMLDialogElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const { hasStarted, isWaiting, isPaused, isEnded } = usePlayback();
  useWholeScreen(region, hasStarted && !mini);
  const { isMuted } = useVolume();
  const areControlsVisible = useAreControlsVisible();
  const recovery = useRecovery({
    source,
    restart: (ahead) => props.restart({ ahead, rate: now().rate, plays: true }),
    onSkipped: () => notify(t('notice.skippedDamage')),
  });
  const [untouched, setUntouched] = useState(0);
  const [isSilenced, setIsSilenced] = useState(false);
  useFirstChoices(props.start, () => setIsSilenced(true));

  useWakeLock(hasStarted && !isPaused);
  useRepeat();
  useSleepTimer(isEnded, () => {
    pause();
    notify(t('notice.asleep'));
  });
  const [isLocked, setIsLocked] = useState(false);
  const [showsStatistics, setShowsStatistics] = useState(false);
  const showHelp = () => help.current?.showModal();
  const tools = {
    showHelp,
    lock: () => setIsLocked(true),
    toggleStatistics: () => setShowsStatistics(!showsStatistics),
    startAnew: () => props.restart({ ahead: 0, rate: now().rate, plays: !isPaused }),
  };
  const opens = (neighbor: Neighbor | null) =>
    neighbor && (() => void navigate(neighbor.href, { state: arrivesPlaying }));
  const neighbors = { openNext: opens(next), openPrevious: opens(previous) };
  useMediaSession({ ...neighbors, ...commands, title, posterUrl: playback.posterUrl });
  const skip = () => {
    const segment = segmentAt(segments, now().position);
    if (segment) commands.seekTo(segment.endSeconds);
  };
  const unlock = () => {
    setIsLocked(false);
    region.current?.focus();
  };
  const toggleWide = props.canWiden ? commands.toggleWide : null;
  const press = useEffectEvent((event: KeyboardEvent) =>
    handleKey(event, region.current, commands, {
      showHelp,
      skip,
      toggleWide,
      ...neighbors,
    }),
  );
  const ownsPage = mini === null;
  // The whole page's keys steer the film, not only those pressed inside of it; other pages have their own.
  useEffect(() => {
    if (!ownsPage) return undefined;
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [ownsPage]);
  return (
    <>
      <EngineContainer
        ref={region}
        className={styles.player}
        role="region"
        aria-label={t('label', { title })}
        data-controls={areControlsVisible || !ownsPage}
        data-wide={props.canWiden && ownsPage && preferences.isWide}
      >
        <FilmVideo
          key={props.number}
          playback={playback}
          source={source}
          commands={commands}
          onMediaError={recovery.onMediaError}
          onPosition={props.onPosition}
          onJump={props.onJump}
          onPause={props.onRest}
          onEnded={() => {
            setUntouched(countUntouched());
            props.onRest();
          }}
        />
        {!hasStarted && <img className={styles.poster} src={playback.posterUrl} alt="" />}
        {!hasStarted && (
          // Large, for hands; the keyboard and screen readers have the same button in the bar.
          <button type="button" className={styles.start} aria-hidden="true" tabIndex={-1} onClick={commands.togglePlay}>
            <PlayerIcon name="play" />
          </button>
        )}
        {ownsPage && (
          <p className={styles.title} dir="auto">
            {title}
          </p>
        )}
        <Subtitles source={source} />
        {isWaiting && !isPaused && !recovery.fault && (
          <span className={styles.waiting} role="status" aria-label={t('loading')} />
        )}
        <p key={`notice ${notice.count}`} className={styles.notice} role="status">
          {notice.text}
        </p>
        {isSilenced && isMuted && (
          <button type="button" className={styles.soundOn} onClick={commands.toggleMuted}>
            <PlayerIcon name="muted" />
            {t('unmute')}
          </button>
        )}
        {ownsPage && !isLocked && (
          <>
            <ControlBar commands={commands} tools={tools} canWiden={props.canWiden} />
            <SkipButton segments={segments} commands={commands} onSkipped={() => region.current?.focus()} />
          </>
        )}
        {ownsPage && next && <UpNext next={next} untouched={untouched} />}
        {recovery.fault && <PlayerError fault={recovery.fault} onRetry={recovery.retry} />}
        {ownsPage && showsStatistics && <StatisticsPanel onClose={() => setShowsStatistics(false)} />}
        {ownsPage && isLocked && <TouchLock onUnlock={unlock} />}
        <ShortcutHelp ref={help} />
      </EngineContainer>
      {mini && <MiniBar {...mini} title={title} />}
    </>
  );
}
