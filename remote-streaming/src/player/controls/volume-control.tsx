import { formatNumber, useTranslation } from '@sahra/shared/facade';
import { useVolume } from '../engine/engine.tsx';
import { usePlayerContext } from '../player-context.ts';
import { ControlButton } from './control-button.tsx';
import styles from './controls.module.css';
import type { Commands } from './use-commands.ts';

/** Mute button and, where the device lets a page do it, the volume. */
export function VolumeControl({ commands }: { commands: Commands }) {
  const { t } = useTranslation('player');
  const { language } = usePlayerContext();
  const { volume, isMuted, canChange } = useVolume();
  const shown = isMuted ? 0 : volume;
  return (
    <div className={styles.volume}>
      <ControlButton
        icon={isMuted ? 'muted' : shown > 0.5 ? 'loud' : 'quiet'}
        label={isMuted ? t('unmute') : t('mute')}
        shortcut="M"
        onClick={commands.toggleMuted}
      />
      {canChange && (
        <input
          type="range"
          className={styles.volumeRange}
          aria-label={t('volume')}
          aria-valuetext={formatNumber(shown, language, { style: 'percent' })}
          min={0}
          max={1}
          step={0.05}
          value={shown}
          style={{ '--level': `${shown * 100}%` }}
          onChange={(event) => commands.setVolume(event.currentTarget.valueAsNumber)}
          // The arrow keys change the volume here, in both directions; they do not seek.
          onKeyDown={(event) => {
            if (/^(Arrow|Home|End|Page)/.test(event.key)) event.stopPropagation();
          }}
        />
      )}
    </div>
  );
}
