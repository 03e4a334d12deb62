import { PageFrame, PageHeadingSkeleton } from '@sahra/shared/facade';
import { PosterGridSkeleton } from './poster-grid.tsx';

/** A page with a heading, a number and a grid of posters, until they are here. */
export function PosterPageSkeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton hasCount />
      <PosterGridSkeleton />
    </PageFrame>
  );
}
