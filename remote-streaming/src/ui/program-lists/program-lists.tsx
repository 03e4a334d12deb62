import { formatNumber, useLanguage, useTranslation, type OwnProgram } from '@sahra/shared/facade';
import { AddToPlaylist } from '../playlists/add-to-playlist.tsx';
import { LikeButton } from './like-button.tsx';
import type { ProgramTotals } from './load-totals.ts';
import { WatchlistButton } from './watchlist-button.tsx';

interface ProgramListsProps {
  programId: number;
  title: string;
  /** What it is to the member. */
  own: OwnProgram | null;
  /** Null where they could not be read. */
  totals: ProgramTotals | null;
}

/** What anybody can put a program into: the watchlist, what they like, and playlists. */
export const ProgramLists = ({ programId, title, own, totals }: ProgramListsProps) => (
  <>
    <WatchlistButton key={`watchlist-${programId}`} programId={programId} isInAccount={own?.isInWatchlist ?? false} />
    <LikeButton
      key={`like-${programId}`}
      programId={programId}
      isInAccount={own?.isLiked ?? false}
      total={totals?.likeTotal}
    />
    <AddToPlaylist key={`playlists-${programId}`} thing={{ programId }} title={title} />
  </>
);

/** How often a program was watched; nothing until somebody has. */
export function ViewTotal({ totals }: Pick<ProgramListsProps, 'totals'>) {
  const { t } = useTranslation('watchlist');
  const { code } = useLanguage();
  const total = totals?.viewTotal ?? 0;
  return total > 0 ? <li>{t('views', { count: total, number: formatNumber(total, code) })}</li> : null;
}
