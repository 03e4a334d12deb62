import type { Product } from '@sahra/shared/facade';
import { ProductRail } from './product-rail.tsx';

export { ProductRailSkeleton as Skeleton } from './product-rail.tsx';

/** The products that the post above is about. */
export default function PostProducts({ products }: { products: readonly Product[] }) {
  return <ProductRail products={products} />;
}
