import { useEffect, useRef, useState } from 'react';
import { useNavigate, useTranslation, type Playback } from '@sahra/shared/facade';
import { arrivesPlaying } from './arrival.ts';
import { ControlBar } from './controls/control-bar.tsx';
import { handleKey } from './keys/handle-key.ts';
import { PlayerIcon } from './controls/player-icon.tsx';
import { ShortcutHelp } from './keys/shortcut-help.tsx';
import { useCommands } from './controls/use-commands.ts';
import {
  EngineContainer,
  EngineProvider,
  EngineVideo,
  useAreControlsVisible,
  useHasFailed,
  usePlayback,
} from './engine/engine.tsx';
import { useFirstChoices } from './engine/use-first-choices.ts';
import type { FilmStart } from './player-context.ts';
import { PlayerError } from './player-error.tsx';
import { Subtitles } from './subtitles.tsx';
import { UpNext } from './up-next.tsx';
import styles from './player.module.css';
import type { Reached } from './use-progress-reports.ts';

/** How long the film may wait for data before it counts as stalled. */
const STALL_MS = 20_000;

/** True when the film has been waiting for data for too long. */
function useStall(isWaiting: boolean): boolean {
  const [isStalled, setIsStalled] = useState(false);
  // A clock outside React.
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsStalled(true), STALL_MS);
    return () => {
      clearTimeout(timer);
      setIsStalled(false);
    };
  }, [isWaiting]);
  return isStalled;
}

interface PlayerSurfaceProps {
  playback: Playback;
  title: string;
  start: FilmStart;
  notice: { text: string; count: number };
  nextHref?: string;
  nextTitle?: string;
  onPosition: (reached: Reached) => void;
  /** The viewer paused, or came to the end. */
  onRest: () => void;
  onRetry: () => void;
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
  const { playback, title, nextHref, nextTitle, notice } = props;
  const { t } = useTranslation('player');
  const commands = useCommands();
  const navigate = useNavigate();
  const help = useRef<HTMLDialogElement>(null);
  const { hasStarted, isWaiting, isPaused } = usePlayback();
  const areControlsVisible = useAreControlsVisible();
  const isStalled = useStall(isWaiting);
  const hasFailed = useHasFailed();
  useFirstChoices(props.start);

  const next = nextHref ? { href: nextHref, title: nextTitle ?? '' } : null;
  const showHelp = () => help.current?.showModal();
  const openNext = next && (() => void navigate(next.href, { state: arrivesPlaying }));
  return (
    <EngineContainer
      className={styles.player}
      role="region"
      aria-label={t('label', { title })}
      data-controls={areControlsVisible}
      onKeyDown={(event) => handleKey(event, commands, { showHelp, openNext })}
    >
      <EngineVideo
        className={styles.video}
        // The engine wants the whole address.
        src={new URL(playback.manifestUrl, document.baseURI).href}
        preload="metadata"
        playsInline
        onEnded={props.onRest}
        onPause={props.onRest}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
          props.onPosition({ seconds: currentTime, durationSeconds: duration })
        }
        onDoubleClick={commands.toggleFullscreen}
        onPointerUp={(event) => {
          // A finger shows and hides the controls; a mouse plays and pauses.
          if (event.pointerType === 'mouse' && event.button === 0) commands.togglePlay();
        }}
      >
        <track kind="metadata" label="thumbnails" src={playback.trickplayUrl} default />
      </EngineVideo>
      {!hasStarted && <img className={styles.poster} src={playback.posterUrl} alt="" />}
      {!hasStarted && (
        // Large, for hands; the keyboard and screen readers have the same button in the bar.
        <button type="button" className={styles.start} aria-hidden="true" tabIndex={-1} onClick={commands.togglePlay}>
          <PlayerIcon name="play" />
        </button>
      )}
      <p className={styles.title} dir="auto">
        {title}
      </p>
      <Subtitles />
      {isWaiting && !isPaused && !isStalled && (
        <span className={styles.waiting} role="status" aria-label={t('loading')} />
      )}
      <p key={`notice ${notice.count}`} className={styles.notice} role="status">
        {notice.text}
      </p>
      <ControlBar commands={commands} next={next} onHelp={showHelp} />
      {next && <UpNext {...next} />}
      {(isStalled || hasFailed) && <PlayerError fault={hasFailed ? 'missing' : 'stalled'} onRetry={props.onRetry} />}
      <ShortcutHelp ref={help} />
    </EngineContainer>
  );
}
