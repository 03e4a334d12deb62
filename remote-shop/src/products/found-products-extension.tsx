import { loadFromApi, type LoaderFunctionArgs, type Page, type Product } from '@sahra/shared/facade';
import { searchTextOf } from '@sahra/shared/form-rules/search-text';
import { ProductRail, RAIL_LENGTH } from './product-rail.tsx';

export { ProductRailSkeleton as Skeleton } from './product-rail.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const q = searchTextOf(args.request.url);
  return q ? loadFromApi(args, '/products', { query: { q, pageSize: RAIL_LENGTH } }) : null;
}

/** Products whose names have the words that a visitor looks for. */
export default function FoundProducts({ data }: { data: Page<Product> | null }) {
  return data && <ProductRail products={data.items} />;
}
