import {
  ButtonLink,
  EmptyState,
  loadFromApi,
  PageFrame,
  PageHead,
  PageHeading,
  pageNumberOf,
  redirect,
  useLoaderData,
  useNavigate,
  useNavigation,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { ChosenFilters } from '@sahra/shared/parts/chosen-filters';
import { notFound } from '@sahra/shared/parts/not-found';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../paths.ts';
import { FILTER_FORM } from './filters/filter-form.tsx';
import { FilterPanel } from './filters/filter-panel.tsx';
import { isNarrowed, isShort, isSlug, queryFor, readFilter, type ListFilter } from './filters/list-filter.ts';
import { useChosenFilters } from './filters/use-chosen-filters.ts';
import { ViewLinks } from './filters/view-links.tsx';
import { ListBar } from './list-bar.tsx';
import { ProductGrid } from './product-grid.tsx';
import { ProductRows } from './product-row.tsx';
import styles from './shop-page.module.css';
import { SortSelect } from './sort-select.tsx';

export { ShopSkeleton as Skeleton } from './shop-skeleton.tsx';

const PAGE_SIZE = 12;

/** In which currency the shop sells: an amount in an address is in whole units of it. */
async function findCurrency(args: LoaderFunctionArgs): Promise<string> {
  const { items } = await loadFromApi(args, '/products', { query: { pageSize: 1 } });
  return items[0]?.price.currency ?? 'EGP';
}

export async function loader(args: LoaderFunctionArgs) {
  const url = new URL(args.request.url);
  const page = pageNumberOf(args.request);
  const filter = readFilter(url.searchParams);
  const { category, minPrice, maxPrice, sort = 'default' } = filter;
  if (category !== undefined && !isSlug(category)) throw notFound();
  if (!isShort(url)) throw redirect(paths.shop.href({ ...filter, page }));
  const query = queryFor(filter, (minPrice ?? maxPrice) === undefined ? 'EGP' : await findCurrency(args));
  const [products, facets, named] = await Promise.all([
    loadFromApi(args, '/products', { query: { ...query, page, pageSize: PAGE_SIZE, sort } }),
    loadFromApi(args, '/product-facets', { query }),
    category === undefined ? undefined : loadFromApi(args, '/product-categories', { query: { pageSize: 60 } }),
  ]);
  const categoryName = named?.items.find(({ slug }) => slug === category)?.name ?? null;
  const isKnown = category === undefined || categoryName !== null;
  if (!isKnown || (page > 1 && products.items.length === 0)) throw notFound();
  return { products, facets, filter, categoryName };
}

/** What was asked for last, though it may still be on its way: fields show it at once. */
function useAskedFilter(filter: ListFilter): ListFilter {
  const { location } = useNavigation();
  return location?.pathname === paths.shop.href() ? readFilter(new URLSearchParams(location.search)) : filter;
}

/** Things of the shop, narrowed and in order. */
export default function ShopPage() {
  const { t } = useTranslation(['shop', 'filters']);
  const { products, facets, filter, categoryName } = useLoaderData<typeof loader>();
  const asked = useAskedFilter(filter);
  const navigate = useNavigate();
  const chosen = useChosenFilters(filter, facets);
  const { category, sort, view } = filter;
  const { items, page, total } = products;
  const title = categoryName ? t('products.titleOf', { category: categoryName }) : t('products.title');
  const clearHref = paths.shop.href({ sort, view });
  const choose = (next: ListFilter) => {
    const href = paths.shop.href(next);
    if (href !== paths.shop.href(asked)) void navigate(href, { preventScrollReset: true });
  };
  const texts = { label: t('filters:chosen'), remove: t('filters:remove'), clear: t('filters:clear') };
  return (
    <PageFrame>
      <PageHead
        title={title}
        description={t('products.description')}
        // The same products in another order, or shown in another way, are no other page; what somebody put together is theirs.
        path={paths.shop.href({ category, page })}
        {...(categoryName && { place: [{ name: t('products.title'), href: paths.shop.href() }] })}
        {...((isNarrowed(filter) || total === 0) && { robots: 'noindex' })}
      />
      <PageHeading title={title} tagline={t('products.description')} />
      <div className={styles.columns}>
        <FilterPanel filter={asked} facets={facets} chosen={chosen.length} total={total} onChoose={choose} />
        <div className={styles.results}>
          <ListBar products={products}>
            <SortSelect
              sort={asked.sort ?? 'default'}
              form={FILTER_FORM}
              onChoose={(next) => choose({ ...asked, sort: next === 'default' ? undefined : next })}
            />
            <ViewLinks filter={filter} page={page} />
          </ListBar>
          <ChosenFilters filters={chosen} clearHref={clearHref} texts={texts} />
          {total === 0 ? (
            <EmptyState title={t('filters:none.title')} text={t('filters:none.text')}>
              <ButtonLink variant="quiet" to={clearHref}>
                {t('filters:clear')}
              </ButtonLink>
            </EmptyState>
          ) : view === 'list' ? (
            <ProductRows products={items} />
          ) : (
            <ProductGrid products={items} className={styles.grid} />
          )}
          <Pagination {...products} hrefOf={(number) => paths.shop.href({ ...filter, page: number })} />
        </div>
      </div>
    </PageFrame>
  );
}
