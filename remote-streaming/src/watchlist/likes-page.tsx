import { useLoaderData } from '@sahra/shared/facade';
import { loadProgramList } from './load-program-list.ts';
import { ProgramListPage } from './program-list-page.tsx';

export { takeProgramListForm as action } from '@sahra/shared/guest-list/update-program-list';
export { ProgramListSkeleton as Skeleton } from './program-list-page.tsx';

export const loader = loadProgramList('likes');

/** What somebody likes. */
export default function LikesPage() {
  return <ProgramListPage list="likes" loaded={useLoaderData<typeof loader>()} />;
}
