import { near } from '@sahra/shared/facade';
import { ContributionsSkeleton } from './contributions.tsx';
import styles from './contributions.module.css';

/** `Contributions` of a product, whose reviews have photos. */
export const ProductReviews = near(() => import('./product-reviews-section.tsx'), ContributionsSkeleton, {
  className: styles.far,
  namespaces: ['contributions', 'photos', 'pictures'],
});
