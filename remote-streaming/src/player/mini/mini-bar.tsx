import { Link, useTranslation } from '@sahra/shared/facade';
import { arrivesPlaying } from '../../ui/arrival.ts';
import { ControlButton } from '../controls/control-button.tsx';
import { PlayerIcon } from '../controls/player-icon.tsx';
import { usePlayback, usePlayerActions } from '../engine/engine.tsx';
import { usePlayerContext, type Mini } from '../player-context.ts';
import styles from './mini.module.css';

/** Below a film in a corner: pause it, go back to it or on to the next episode, close it. */
export function MiniBar({ href, close, title }: Mini & { title: string }) {
  const { t } = useTranslation('player');
  const { next } = usePlayerContext();
  const { isPaused, isEnded } = usePlayback();
  const { togglePlay } = usePlayerActions();
  const onward = isEnded && next;
  const label = onward ? t('nextEpisode', { title: next.title }) : t('mini.back', { title });
  return (
    <div className={styles.bar}>
      <ControlButton
        icon={isEnded ? 'replay' : isPaused ? 'play' : 'pause'}
        label={isEnded ? t('replay') : isPaused ? t('play') : t('pause')}
        onClick={togglePlay}
      />
      <Link
        to={onward ? next.href : href}
        state={onward ? arrivesPlaying : undefined}
        className={styles.back}
        aria-label={label}
        title={label}
      >
        <PlayerIcon name={onward ? 'next' : 'fullscreen'} />
        <bdi className={styles.title}>{onward ? next.title : title}</bdi>
      </Link>
      <ControlButton icon="close" label={t('mini.close')} onClick={close} />
    </div>
  );
}
