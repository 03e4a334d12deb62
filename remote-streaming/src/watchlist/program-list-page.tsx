import { useEffect } from 'react';
import {
  PageFrame,
  PageHead,
  PageHeading,
  PageHeadingSkeleton,
  useRevalidator,
  useSession,
} from '@sahra/shared/facade';
import type { ProgramList } from '@sahra/shared/guest-list/collection';
import { Pagination } from '@sahra/shared/parts/pagination';
import { LibraryTabs } from '../ui/library-tabs.tsx';
import { PosterGridSkeleton } from '../ui/poster-grid.tsx';
import { DeviceNote } from './device-note.tsx';
import { EmptyProgramList } from './empty-program-list.tsx';
import type { LoadedProgramList } from './load-program-list.ts';
import { ProgramListGrid } from './program-list-grid.tsx';
import { listAddresses, useListTexts } from './use-list-texts.ts';

export function ProgramListSkeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton hasCount />
      <PosterGridSkeleton count={6} />
    </PageFrame>
  );
}

/** A list of programs that somebody keeps: of their account, or of this device. */
export function ProgramListPage({ list, loaded }: { list: ProgramList; loaded: LoadedProgramList }) {
  const texts = useListTexts(list);
  const { revalidate } = useRevalidator();
  const member = useSession();
  const isOthers = loaded.source !== (member ? 'account' : 'device');
  // The server cannot see what the browser keeps, and a session may begin or end meanwhile: then the page is read once more.
  useEffect(() => {
    if (isOthers) void revalidate();
  }, [isOthers, revalidate]);
  return (
    <PageFrame>
      <PageHead title={texts.title} description={texts.description} path={listAddresses[list].href()} />
      <PageHeading title={texts.title} tagline={texts.description} />
      <LibraryTabs current={list} />
      <DeviceNote list={list} loaded={loaded} />
      {loaded.source === 'unknownDevice' ? (
        <PosterGridSkeleton count={6} />
      ) : loaded.items.length === 0 ? (
        <EmptyProgramList list={list} />
      ) : (
        <>
          <ProgramListGrid list={list} programs={loaded.items} />
          <Pagination {...loaded} hrefOf={listAddresses[list].href} />
        </>
      )}
    </PageFrame>
  );
}
