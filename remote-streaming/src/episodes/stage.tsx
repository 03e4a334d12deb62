import type { Episode } from '@sahra/shared/facade';
import type { Watched } from '@sahra/shared/guest-list/progress-rules';
import type { PlaybackAccess } from '../ui/access/playback-access.ts';
import styles from './episode-page.module.css';
import { GatedFrame } from './gated-frame.tsx';
import type { Neighbors } from './neighbors.ts';
import { PlayerFrame } from './player-frame.tsx';

interface StageProps {
  episode: Episode;
  access: PlaybackAccess;
  watched: Watched | undefined;
  neighbors: Neighbors;
}

/** The top of a page on which something plays: the player, or what it takes to watch. */
export const Stage = ({ episode, access, watched, neighbors }: StageProps) => (
  <div className={styles.stage}>
    {access.refusal ? (
      <GatedFrame episode={episode} refusal={access.refusal} />
    ) : (
      <PlayerFrame
        episode={{ ...episode, playback: { ...episode.playback, ...access.signed } }}
        watched={watched}
        neighbors={neighbors}
        expiresAt={access.signed.expiresAt}
      />
    )}
  </div>
);
