import { useLoaderData } from '@sahra/shared/facade';
import { ArchiveOverview, loadArchive as loader } from './overview.tsx';
import { TagCloud } from './tag-cloud.tsx';

export { loader };
export { OverviewSkeleton as Skeleton } from './overview.tsx';

/** The tags that most posts have. */
export default function TagsPage() {
  const { tags } = useLoaderData<typeof loader>();
  return (
    <ArchiveOverview of="tags" isEmpty={tags.length === 0}>
      <TagCloud tags={tags} isLarge />
    </ArchiveOverview>
  );
}
