import { useSession, useTranslation } from '@sahra/shared/facade';
import { usePlaylists } from '@sahra/shared/guest-list/device-playlists';
import { MergeNote } from '../merge-note.tsx';

/** Tells a visitor that their playlists are on this device only; a member, where this device still has some that their account has not. */
export function UnmergedPlaylists({ next }: { next: string }) {
  const { t } = useTranslation('watchlist');
  const member = useSession();
  const playlists = usePlaylists();
  return playlists.length === 0 ? null : (
    <MergeNote text={t(member ? 'leftOnDevice' : 'addTo.deviceOnly')} next={next} />
  );
}
