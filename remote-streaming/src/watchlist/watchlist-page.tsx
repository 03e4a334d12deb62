import { useEffect } from 'react';
import {
  PageFrame,
  PageHead,
  PageHeading,
  PageHeadingSkeleton,
  useLoaderData,
  useRevalidator,
  useSession,
  useTranslation,
} from '@sahra/shared/facade';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../paths.ts';
import { PosterGridSkeleton } from '../ui/poster-grid.tsx';
import { DeviceNote } from './device-note.tsx';
import { EmptyWatchlist } from './empty-watchlist.tsx';
import { loadWatchlist as loader } from './load-watchlist.ts';
import { WatchlistGrid } from './watchlist-grid.tsx';

export { loader };
export { takeWatchlistForm as action } from '@sahra/shared/guest-list/update-watchlist';

export function Skeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton hasCount />
      <PosterGridSkeleton count={6} />
    </PageFrame>
  );
}

/** What somebody wants to watch: of the account, or of this device. */
export default function WatchlistPage() {
  const { t } = useTranslation(['watchlist', 'streaming']);
  const list = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const member = useSession();
  const isOthers = list.source !== (member ? 'account' : 'device');
  // The server cannot see what the browser keeps, and a session may begin or end meanwhile: then the page is read once more.
  useEffect(() => {
    if (isOthers) void revalidate();
  }, [isOthers, revalidate]);
  return (
    <PageFrame>
      <PageHead title={t('streaming:watchlist.title')} description={t('description')} path={paths.watchlist.href()} />
      <PageHeading title={t('streaming:watchlist.title')} tagline={t('description')} />
      <DeviceNote list={list} />
      {list.source === 'unknownDevice' ? (
        <PosterGridSkeleton count={6} />
      ) : list.items.length === 0 ? (
        <EmptyWatchlist />
      ) : (
        <>
          <WatchlistGrid programs={list.items} />
          <Pagination {...list} hrefOf={paths.watchlist.href} />
        </>
      )}
    </PageFrame>
  );
}
