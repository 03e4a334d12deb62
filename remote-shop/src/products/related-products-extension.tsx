import { loadFromApi, type LoaderFunctionArgs, type Page, type Product } from '@sahra/shared/facade';
import styles from './product-card.module.css';
import { ProductRail, RAIL_LENGTH } from './product-rail.tsx';

export { ProductRailSkeleton as Skeleton } from './product-rail.tsx';

export const loader = (args: LoaderFunctionArgs) =>
  loadFromApi(args, '/products', { query: { programId: args.params.programId ?? '', pageSize: RAIL_LENGTH } });

/** Products that share tags with the program above, those that share most first. */
export default function RelatedProducts({ data }: { data: Page<Product> }) {
  if (data.items.length === 0) return null;
  return (
    <div className={styles.far}>
      <ProductRail products={data.items} />
    </div>
  );
}
