import { useRef, useState } from 'react';
import { useApp, useRevalidator, useToasts, useTranslation } from '@sahra/shared/facade';
import type { LoadedPlaylist, PlaylistEntry } from '@sahra/shared/guest-list/own-playlists';
import { addToPlaylist, moveInPlaylist, removeFromPlaylist } from '@sahra/shared/guest-list/update-playlist';
import { usePlaylistFailure } from '../ui/playlists/use-playlist-failure.ts';

type Shown = Exclude<LoadedPlaylist, { source: 'unknownDevice' }>;

/** How items are shown until the page is read anew. */
interface Changed {
  /** The items that were read. */
  stored: readonly PlaylistEntry[];
  entries: readonly PlaylistEntry[];
}

/**
 * The items of a playlist as they are shown: what is moved or removed is so at once, and is saved one after the other. Where saving
 * fails, they are shown as they are stored.
 */
export function useItemOrder({ id, items }: Shown) {
  const { t } = useTranslation('playlists');
  const app = useApp();
  const { show } = useToasts();
  const { revalidate } = useRevalidator();
  const sayFailure = usePlaylistFailure();
  const [changed, setChanged] = useState<Changed>();
  const [said, setSaid] = useState('');
  const saving = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(0);
  // What is shown by now: much may be moved before the page is drawn again.
  const shown = useRef<Changed>(undefined);
  const entries = changed?.stored === items ? changed.entries : items;
  const titleOf = ({ program, episode }: PlaylistEntry) => episode?.title ?? program.title;

  const put = (next: readonly PlaylistEntry[]) => {
    shown.current = { stored: items, entries: next };
    setChanged(shown.current);
  };
  const now = () => (shown.current?.stored === items ? shown.current.entries : items);
  const positionOf = (itemId: string) => now().findIndex((other) => other.id === itemId);

  /** Saves behind what is being saved; the page is read anew with the last one. */
  const save = (send: () => Promise<unknown>) => {
    waiting.current += 1;
    saving.current = saving.current
      .then(send)
      .then(() => undefined, sayFailure)
      .then(async () => {
        waiting.current -= 1;
        if (waiting.current === 0) await revalidate();
      });
  };

  /** Shows an item at another position. */
  const move = (itemId: string, to: number) => {
    const entry = now().find((other) => other.id === itemId);
    const position = Math.min(Math.max(to, 0), now().length - 1);
    if (!entry) return;
    put(
      now()
        .filter((other) => other !== entry)
        .toSpliced(position, 0, entry),
    );
    setSaid(t('page.moved', { title: titleOf(entry), position: position + 1, total: now().length }));
  };
  /** Saves where an item is shown. */
  const settle = (itemId: string) => {
    const position = positionOf(itemId);
    if (position >= 0) save(() => moveInPlaylist(app, id, itemId, position));
  };

  const restore = (entry: PlaylistEntry, position: number) =>
    save(async () => {
      const thing = { programId: entry.program.id, ...(entry.episode && { episodeId: entry.episode.id }) };
      await moveInPlaylist(app, id, await addToPlaylist(app, id, thing), position);
    });
  const remove = (entry: PlaylistEntry) => {
    const position = now().indexOf(entry);
    const title = titleOf(entry);
    put(now().filter((other) => other !== entry));
    save(() => removeFromPlaylist(app, id, entry.id));
    show({
      text: t('page.removed', { title }),
      action: { label: t('page.undo'), onSelect: () => restore(entry, position) },
    });
  };
  return { entries, said, positionOf, move, settle, remove };
}
