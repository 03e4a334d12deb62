import { useState, type MouseEvent } from 'react';
import { ButtonLink, useNavigate, useTranslation, type PlaylistThing } from '@sahra/shared/facade';
import { paths } from '../../paths.ts';
import { LibraryIcon } from '../library-icon.tsx';
import type { PlaylistDialog } from './playlist-dialog.tsx';

interface AddToPlaylistProps {
  thing: PlaylistThing;
  /** What it is called. */
  title: string;
}

/**
 * Opens a dialog in which one chooses playlists for a program or an episode; its code comes when it is asked for. Without scripts, and
 * where it does not come, the link leads to a page that does the same.
 */
export function AddToPlaylist({ thing, title }: AddToPlaylistProps) {
  const { t } = useTranslation('watchlist');
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<typeof PlaylistDialog>();
  const [isOpen, setIsOpen] = useState(false);
  const href = paths.addToPlaylist.href(thing.programId, thing.episodeId);
  function open(event: MouseEvent) {
    event.preventDefault();
    setIsOpen(true);
    import('./playlist-dialog.tsx').then(
      (loaded) => setDialog(() => loaded.PlaylistDialog),
      () => void navigate(href),
    );
  }
  return (
    <>
      <ButtonLink variant="quiet" to={href} onClick={open} rel="nofollow">
        <LibraryIcon name="addToList" />
        {t('addTo.open')}
      </ButtonLink>
      {Dialog && isOpen && <Dialog thing={thing} title={title} onClose={() => setIsOpen(false)} />}
    </>
  );
}
