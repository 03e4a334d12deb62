import { Link, useTranslation } from '@sahra/shared/facade';
import { arrivesPlaying } from '../arrival.ts';
import { usePlayback, useScreen, useTime } from '../engine/engine.tsx';
import { usePlayerContext } from '../player-context.ts';
import { ControlButton } from './control-button.tsx';
import styles from './controls.module.css';
import { PlayerIcon } from './player-icon.tsx';
import { SeekBar } from '../timeline/seek-bar.tsx';
import { SettingsMenu } from '../menus/settings-menu.tsx';
import { clock, spokenTime } from '../timeline/time.ts';
import { TracksMenu } from '../menus/tracks-menu.tsx';
import type { Commands } from './use-commands.ts';
import { VolumeControl } from './volume-control.tsx';

interface ControlBarProps {
  commands: Commands;
  next: { href: string; title: string } | null;
  onHelp: () => void;
}

/** Everything one steers the film with. It runs left to right in every language, as players do everywhere. */
export function ControlBar({ commands, next, onHelp }: ControlBarProps) {
  const { t } = useTranslation('player');
  const { isFullscreen, canFullscreen, isPictureInPicture, canPictureInPicture } = useScreen();
  return (
    <div className={styles.bar} dir="ltr" role="group" aria-label={t('controls')}>
      <SeekBar commands={commands} />
      <div className={styles.row}>
        <Transport commands={commands} />
        <VolumeControl commands={commands} />
        <Position />
        <span className={styles.gap} />
        <TracksMenu commands={commands} />
        <SettingsMenu commands={commands} hasNext={next !== null} onHelp={onHelp} />
        {next && (
          <Link
            className={`${styles.button} ${styles.wide}`}
            to={next.href}
            state={arrivesPlaying}
            aria-label={t('nextEpisode', { title: next.title })}
          >
            <PlayerIcon name="next" />
          </Link>
        )}
        {canPictureInPicture && (
          <ControlButton
            icon="pictureInPicture"
            label={isPictureInPicture ? t('pictureInPictureOff') : t('pictureInPicture')}
            shortcut="P"
            onClick={commands.togglePictureInPicture}
          />
        )}
        {canFullscreen && (
          <ControlButton
            icon={isFullscreen ? 'exitFullscreen' : 'fullscreen'}
            label={isFullscreen ? t('fullscreenOff') : t('fullscreen')}
            shortcut="F"
            onClick={commands.toggleFullscreen}
          />
        )}
      </div>
    </div>
  );
}

/** Play and the two jumps; in a small player they stand large in the middle of the picture. */
function Transport({ commands }: { commands: Commands }) {
  const { t } = useTranslation('player');
  const { language } = usePlayerContext();
  const { isPaused, isEnded } = usePlayback();
  const ten = spokenTime(10, language);
  return (
    <div className={styles.transport}>
      <ControlButton
        icon={isEnded ? 'replay' : isPaused ? 'play' : 'pause'}
        label={isEnded ? t('replay') : isPaused ? t('play') : t('pause')}
        shortcut="K"
        className={styles.play}
        onClick={commands.togglePlay}
      />
      <ControlButton
        icon="back"
        label={t('back', { time: ten })}
        shortcut="J"
        className={styles.jump}
        onClick={() => commands.seekBy(-10)}
      />
      <ControlButton
        icon="forward"
        label={t('forward', { time: ten })}
        shortcut="L"
        className={styles.jump}
        onClick={() => commands.seekBy(10)}
      />
    </div>
  );
}

function Position() {
  const { currentTime, duration } = useTime();
  return (
    <span className={styles.time} aria-hidden="true">
      {clock(currentTime)} <span className={styles.total}>/ {clock(duration)}</span>
    </span>
  );
}
