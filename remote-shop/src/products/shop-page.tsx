import {
  EmptyState,
  formatNumber,
  loadFromApi,
  PageFrame,
  PageHead,
  PageHeading,
  pageNumberOf,
  useLanguage,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
  type ProductCategory,
  type ProductSort,
} from '@sahra/shared/facade';
import { notFound } from '@sahra/shared/parts/not-found';
import { ChoiceLinks } from '@sahra/shared/parts/choice-links';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../paths.ts';
import { ProductGrid } from './product-grid.tsx';
import { findSort } from './product-sort.ts';
import styles from './shop-page.module.css';
import { SortForm } from './sort-form.tsx';

export { ShopSkeleton as Skeleton } from './shop-skeleton.tsx';

interface CategoryFilterProps {
  categories: ProductCategory[];
  category: ProductCategory | null;
  sort: ProductSort;
}

/** The kinds of things in the shop; the chosen order stays. */
function CategoryFilter({ categories, category, sort }: CategoryFilterProps) {
  const { t } = useTranslation('shop');
  const order = sort === 'default' ? {} : { sort };
  const choices = [
    { href: paths.shop.href(order), label: t('products.allCategories'), isChosen: category === null },
    ...categories.map(({ slug, name }) => ({
      href: paths.shop.href({ category: slug, ...order }),
      label: name,
      isChosen: category?.slug === slug,
    })),
  ];
  return <ChoiceLinks label={t('products.categories')} choices={choices} />;
}

const PAGE_SIZE = 12;

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const page = pageNumberOf(args.request);
  const sort = findSort(searchParams.get('sort'));
  const slug = searchParams.get('category') || undefined;
  const [products, { items: categories }] = await Promise.all([
    loadFromApi(args, '/products', { query: { page, pageSize: PAGE_SIZE, sort, category: slug } }),
    loadFromApi(args, '/product-categories'),
  ]);
  const category = categories.find((candidate) => candidate.slug === slug) ?? null;
  const isKnown = slug === undefined || category !== null;
  if (!isKnown || (page > 1 && products.items.length === 0)) throw notFound();
  return { products, categories, category, sort };
}

export default function ShopPage() {
  const { t } = useTranslation('shop');
  const { code } = useLanguage();
  const { products, categories, category, sort } = useLoaderData<typeof loader>();
  const { items, page, pageSize, total } = products;
  const first = (page - 1) * pageSize;
  const named = (number: number) => formatNumber(number, code);
  const title = category ? t('products.titleOf', { category: category.name }) : t('products.title');
  // The same products in another order are no other page.
  const path = paths.shop.href({ page, ...(category && { category: category.slug }) });
  const choice = { ...(sort !== 'default' && { sort }), ...(category && { category: category.slug }) };
  return (
    <PageFrame>
      <PageHead title={title} description={t('products.description')} path={path} />
      <PageHeading title={title} tagline={t('products.description')} />
      <CategoryFilter categories={categories} category={category} sort={sort} />
      <div className={styles.bar}>
        <p className={styles.showing} role="status">
          {total > 0 &&
            t('products.showing', { from: named(first + 1), to: named(first + items.length), total: named(total) })}
        </p>
        <SortForm sort={sort} category={category?.slug} />
      </div>
      {total === 0 ? (
        <EmptyState title={t('products.empty.title')} text={t('products.empty.text')} />
      ) : (
        <ProductGrid products={items} />
      )}
      <Pagination {...products} hrefOf={(number) => paths.shop.href({ ...choice, page: number })} />
    </PageFrame>
  );
}
