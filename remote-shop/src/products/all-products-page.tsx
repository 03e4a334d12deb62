import {
  EmptyState,
  loadFromApi,
  PageFrame,
  PageHead,
  PageHeading,
  PageHeadingSkeleton,
  pageNumberOf,
  Skeleton as Place,
  useLoaderData,
  useNavigate,
  useTranslation,
  type LoaderFunctionArgs,
  type ProductSort,
} from '@sahra/shared/facade';
import { ChoiceLinks } from '@sahra/shared/parts/choice-links';
import { requirePage } from '@sahra/shared/parts/not-found';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../paths.ts';
import { ListBar } from './list-bar.tsx';
import { ProductGrid } from './product-grid.tsx';
import { findSort } from './product-sort.ts';
import { GridSkeleton } from './shop-skeleton.tsx';
import { SortSelect } from './sort-select.tsx';

const FORM = 'all-products';

export async function loader(args: LoaderFunctionArgs) {
  const page = pageNumberOf(args.request);
  const sort = findSort(new URL(args.request.url).searchParams.get('sort'));
  const [products, { items: categories }] = await Promise.all([
    loadFromApi(args, '/products', { query: { page, sort } }),
    loadFromApi(args, '/product-categories', { query: { pageSize: 60 } }),
  ]);
  requirePage(page, products);
  return { products, sort, categories: categories.filter(({ parent }) => parent === null) };
}

export function Skeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton />
      <Place height="control" />
      <GridSkeleton />
    </PageFrame>
  );
}

/** Everything that the shop has, and the ways to its shelves. */
export default function AllProductsPage() {
  const { t } = useTranslation('shop');
  const { products, sort, categories } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const addressOf = (next: ProductSort, page?: number) =>
    paths.allProducts.href({ sort: next === 'default' ? undefined : next, page });
  const links = categories.map(({ slug, name }) => ({
    href: paths.shop.href({ category: slug }),
    label: name,
    isChosen: false,
  }));
  return (
    <PageFrame>
      <PageHead
        title={t('allProducts.title')}
        description={t('allProducts.description')}
        path={paths.allProducts.href({ page: products.page })}
        place={[{ name: t('products.title'), href: paths.shop.href() }]}
      />
      <PageHeading title={t('allProducts.title')} tagline={t('allProducts.description')} />
      <ChoiceLinks label={t('products.categories')} choices={links} />
      <form id={FORM} method="get" action={paths.allProducts.href()} onSubmit={(event) => event.preventDefault()} />
      <ListBar products={products}>
        <SortSelect
          sort={sort}
          form={FORM}
          onChoose={(next) => void navigate(addressOf(next), { preventScrollReset: true })}
        />
      </ListBar>
      {products.total === 0 ? (
        <EmptyState title={t('products.empty.title')} text={t('allProducts.none')} />
      ) : (
        <ProductGrid products={products.items} />
      )}
      <Pagination {...products} hrefOf={(page) => addressOf(sort, page)} />
    </PageFrame>
  );
}
