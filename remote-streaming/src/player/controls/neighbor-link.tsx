import { classNames, Link, useTranslation } from '@sahra/shared/facade';
import { arrivesPlaying } from '../../ui/arrival.ts';
import { usePlayerContext } from '../player-context.ts';
import styles from './controls.module.css';
import { PlayerIcon } from './player-icon.tsx';

/** To the episode before or after this one; nothing where there is none. */
export function NeighborLink({ side }: { side: 'previous' | 'next' }) {
  const { t } = useTranslation('player');
  const { [side]: neighbor } = usePlayerContext();
  if (!neighbor) return null;
  const label = t(side === 'next' ? 'nextEpisode' : 'previousEpisode', { title: neighbor.title });
  const shortcut = side === 'next' ? 'Shift+N' : 'Shift+P';
  return (
    <Link
      className={classNames(styles.button, styles.neighbor, styles[side])}
      to={neighbor.href}
      state={arrivesPlaying}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={`${label} (${shortcut})`}
    >
      <PlayerIcon name={side} />
    </Link>
  );
}
