import { PageFrame, PageHeadingSkeleton, Skeleton } from '@sahra/shared/facade';

/** Holds the place of the wishlist. */
export function WishlistSkeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton hasCount />
      <Skeleton height="block" />
      <Skeleton height="block" />
    </PageFrame>
  );
}
