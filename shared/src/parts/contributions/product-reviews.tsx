import { near } from '@sahra/shared/facade';
import { ContributionsSkeleton } from './contributions.tsx';

/** `Contributions` of a product, whose reviews have photos. The page names the namespaces `photos` and `pictures` as well. */
export const ProductReviews = near(() => import('./product-reviews-section.tsx'), ContributionsSkeleton);
