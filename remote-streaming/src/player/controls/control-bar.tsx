import { useTranslation } from '@sahra/shared/facade';
import { usePlayback, useRemote, useScreen, useTime } from '../engine/engine.tsx';
import { usePlayerContext } from '../player-context.ts';
import { ChaptersMenu } from '../marks/chapters-menu.tsx';
import { ControlButton } from './control-button.tsx';
import styles from './controls.module.css';
import { NeighborLink } from './neighbor-link.tsx';
import { SeekBar } from '../timeline/seek-bar.tsx';
import { SettingsMenu, type Tools } from '../menus/settings-menu.tsx';
import { clock } from '../../ui/clock.ts';
import { spokenTime } from '../timeline/time.ts';
import { TracksMenu } from '../menus/tracks-menu.tsx';
import type { Commands } from './use-commands.ts';
import { VolumeControl } from './volume-control.tsx';

interface ControlBarProps {
  commands: Commands;
  tools: Tools;
  /** Whether there is room for a wider picture. */
  canWiden: boolean;
}

/** Everything one steers the film with. It runs left to right in every language, as players do everywhere. */
export function ControlBar({ commands, tools, canWiden }: ControlBarProps) {
  const { t } = useTranslation('player');
  const { chapters, preferences } = usePlayerContext();
  const remote = useRemote();
  const { isFullscreen, canFullscreen, isPictureInPicture, canPictureInPicture } = useScreen();
  return (
    <div className={styles.bar} dir="ltr" role="group" aria-label={t('controls')}>
      <SeekBar commands={commands} />
      <div className={styles.row}>
        <Transport commands={commands} />
        <VolumeControl commands={commands} />
        <Position />
        <span className={styles.gap} />
        <ChaptersMenu chapters={chapters} commands={commands} />
        <TracksMenu commands={commands} />
        <SettingsMenu commands={commands} tools={tools} />
        {(remote.canConnect || remote.isConnected) && (
          <ControlButton
            icon="remote"
            label={remote.isConnected ? t('remoteOff') : t('remote')}
            onClick={commands.toggleRemote}
          />
        )}
        {canWiden && (
          <ControlButton
            icon="wide"
            label={preferences.isWide ? t('wideOff') : t('wide')}
            shortcut="T"
            className={styles.wide}
            onClick={commands.toggleWide}
          />
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

/** Play, the episodes around and the two jumps; in a small player they stand large in the middle of the picture. */
function Transport({ commands }: { commands: Commands }) {
  const { t } = useTranslation('player');
  const { language } = usePlayerContext();
  const { isPaused, isEnded } = usePlayback();
  const ten = spokenTime(10, language);
  return (
    <div className={styles.transport}>
      <NeighborLink side="previous" />
      <ControlButton
        icon={isEnded ? 'replay' : isPaused ? 'play' : 'pause'}
        label={isEnded ? t('replay') : isPaused ? t('play') : t('pause')}
        shortcut="K"
        className={styles.play}
        onClick={commands.togglePlay}
      />
      <NeighborLink side="next" />
      <ControlButton
        icon="back"
        label={t('back', { time: ten })}
        shortcut="J"
        className={styles.back}
        onClick={() => commands.seekBy(-10)}
      />
      <ControlButton
        icon="forward"
        label={t('forward', { time: ten })}
        shortcut="L"
        className={styles.forward}
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
