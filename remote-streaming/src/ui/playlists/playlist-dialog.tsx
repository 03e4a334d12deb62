import { useEffect, useEffectEvent, useState } from 'react';
import { EmptyState, Skeleton, useApp, useTranslation, VisuallyHidden, type PlaylistThing } from '@sahra/shared/facade';
import { loadOwnPlaylists, type OwnPlaylistCard } from '@sahra/shared/guest-list/own-playlists';
import { addToPlaylist, createPlaylist, removeFromPlaylist } from '@sahra/shared/guest-list/update-playlist';
import { Dialog } from '@sahra/shared/parts/dialog';
import { PlaylistChoices } from './playlist-choices.tsx';
import { usePlaylistFailure } from './use-playlist-failure.ts';

/** As many playlists as the dialog offers; the others are on the page of playlists. */
const OFFERED = 60;
/** Milliseconds after which reading them has failed. */
const TIMEOUT_MS = 20_000;

interface PlaylistDialogProps {
  thing: PlaylistThing;
  /** What it is called. */
  title: string;
  onClose: () => void;
}

/** In which playlists a program or an episode is: what is pressed is saved at once, and said. */
export function PlaylistDialog({ thing, title, onClose }: PlaylistDialogProps) {
  const { t } = useTranslation('watchlist');
  const app = useApp();
  const sayFailure = usePlaylistFailure();
  const [playlists, setPlaylists] = useState<readonly OwnPlaylistCard[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const [said, setSaid] = useState('');

  const load = () =>
    loadOwnPlaylists(app, { pageSize: OFFERED, thing }, AbortSignal.timeout(TIMEOUT_MS)).then(
      (loaded) => {
        setPlaylists(loaded.source === 'unknownDevice' ? [] : loaded.items);
        setHasFailed(false);
      },
      () => setHasFailed(true),
    );
  const loadFirst = useEffectEvent(load);
  // They may have changed since it was open before, in another tab too.
  useEffect(() => void loadFirst(), []);

  const put = (id: string, itemId: string | null, by: number) =>
    setPlaylists((known) =>
      known?.map((list) => (list.id === id ? { ...list, itemId, itemTotal: list.itemTotal + by } : list)),
    );
  async function toggle({ id, itemId, name }: OwnPlaylistCard) {
    try {
      if (itemId === null) put(id, await addToPlaylist(app, id, thing), 1);
      else {
        await removeFromPlaylist(app, id, itemId);
        put(id, null, -1);
      }
      setSaid(t(itemId === null ? 'addTo.added' : 'addTo.removed', { title, playlist: name }));
    } catch (error) {
      sayFailure(error);
    }
  }
  async function create(name: string) {
    try {
      const id = await createPlaylist(app, { name, description: '', privacy: 'private', labels: [] });
      await addToPlaylist(app, id, thing);
      await load();
      setSaid(t('addTo.added', { title, playlist: name }));
    } catch (error) {
      sayFailure(error);
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('addTo.title')}>
      {hasFailed ? (
        <EmptyState title={t('addTo.failed.read')} text={t('addTo.failed.other')}>
          <button type="button" className="btn btn-quiet" onClick={() => void load()}>
            {t('addTo.retry')}
          </button>
        </EmptyState>
      ) : playlists ? (
        <PlaylistChoices
          thing={thing}
          playlists={playlists}
          onToggle={(playlist) => void toggle(playlist)}
          onCreate={(name) => void create(name)}
        />
      ) : (
        <Skeleton height="panel" />
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </Dialog>
  );
}
