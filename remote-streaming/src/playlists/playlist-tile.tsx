import { formatNumber, Link, useLanguage, useTranslation } from '@sahra/shared/facade';
import type { PlaylistCard } from '@sahra/shared/guest-list/own-playlists';
import { paths } from '../paths.ts';
import { LibraryIcon } from '../ui/library-icon.tsx';
import { PlaylistCover } from './playlist-cover.tsx';
import styles from './playlist-tile.module.css';

/** A playlist among others: the whole tile is one link. */
export function PlaylistTile({ playlist }: { playlist: PlaylistCard }) {
  const { t } = useTranslation(['playlists', 'watchlist']);
  const { code } = useLanguage();
  const { id, name, owner, isOwn, privacy, itemTotal, viewTotal, labels } = playlist;
  const number = (total: number) => formatNumber(total, code);
  return (
    <Link to={paths.playlist.href(id)} className={styles.tile}>
      <PlaylistCover playlist={playlist} />
      <span className={styles.name}>
        <bdi>{name}</bdi>
        {privacy === 'private' && <LibraryIcon name="lock" />}
      </span>{' '}
      <span className={styles.facts}>
        {!isOwn && owner && <bdi>{owner}</bdi>} <span>{t('watchlist:addTo.items', { count: itemTotal })}</span>{' '}
        {privacy === 'public' && viewTotal > 0 && (
          <span>{t('watchlist:views', { count: viewTotal, number: number(viewTotal) })}</span>
        )}
      </span>{' '}
      {labels.length > 0 && (
        <span className={styles.facts}>
          {labels.map((label) => (
            <span key={label}>{t(`labels.${label}`)}</span>
          ))}
        </span>
      )}
    </Link>
  );
}

/** Playlists beside each other. */
export function PlaylistGrid({ playlists }: { playlists: readonly PlaylistCard[] }) {
  return (
    <ul className={styles.grid}>
      {playlists.map((playlist) => (
        <li key={playlist.id}>
          <PlaylistTile playlist={playlist} />
        </li>
      ))}
    </ul>
  );
}
