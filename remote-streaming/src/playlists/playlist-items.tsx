import { useTranslation, VisuallyHidden } from '@sahra/shared/facade';
import type { LoadedPlaylist } from '@sahra/shared/guest-list/own-playlists';
import { queueOf } from '../ui/playlists/playlist-queue.ts';
import styles from './playlist-items.module.css';
import { PlaylistItem } from './playlist-item.tsx';
import { useDragging } from './use-dragging.ts';
import { useItemOrder } from './use-item-order.ts';

/** What is in a playlist, in its order; its owner moves and removes things. */
export function PlaylistItems({ playlist }: { playlist: Exclude<LoadedPlaylist, { source: 'unknownDevice' }> }) {
  const { t } = useTranslation('playlists');
  const { entries, said, positionOf, move, settle, remove } = useItemOrder(playlist);
  const { list, id: draggedId, grab } = useDragging(positionOf, move, settle);
  const queue = new Map(queueOf(playlist.id, entries).map(({ entry, href }) => [entry.id, href]));
  return (
    <>
      <ol ref={list} className={styles.items} aria-label={t('page.items')}>
        {entries.map((entry, index) => (
          <PlaylistItem
            key={entry.id}
            entry={entry}
            place={{ index, total: entries.length }}
            href={queue.get(entry.id)}
            isDragged={draggedId === entry.id}
            {...(playlist.isOwn && {
              own: {
                onMove: (to: number) => {
                  move(entry.id, to);
                  settle(entry.id);
                },
                onRemove: () => void remove(entry),
                onGrab: (event: React.PointerEvent<HTMLElement>) => grab(entry.id, event),
              },
            })}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
