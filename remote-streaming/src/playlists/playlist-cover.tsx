import { Picture } from '@sahra/shared/facade';
import type { PlaylistCard } from '@sahra/shared/guest-list/own-playlists';
import { LibraryIcon } from '../ui/library-icon.tsx';
import styles from './playlist-cover.module.css';

const SIZES = '(min-width: 768px) 320px, 92vw';

/** What stands for a playlist: its thumbnail, or posters of the first programs in it. */
export function PlaylistCover({ playlist: { thumbnail, posters } }: { playlist: PlaylistCard }) {
  return (
    <span className={styles.cover}>
      {thumbnail ? (
        <Picture picture={thumbnail} alt={thumbnail.alternative} sizes={SIZES} className={styles.picture} />
      ) : posters.length > 0 ? (
        posters.map((poster) => (
          <Picture key={poster.src} picture={poster} alt="" sizes="160px" className={styles.picture} />
        ))
      ) : (
        <LibraryIcon name="addToList" className={styles.none} />
      )}
    </span>
  );
}
