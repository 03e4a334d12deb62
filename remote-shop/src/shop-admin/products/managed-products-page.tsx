import {
  ButtonLink,
  EmptyState,
  loadForMember,
  pageNumberOf,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { AdminFrame } from '@sahra/shared/parts/admin-parts/admin-frame';
import { AdminSearch } from '@sahra/shared/parts/admin-parts/admin-search';
import { requirePage } from '@sahra/shared/parts/not-found';
import { Pagination } from '@sahra/shared/parts/pagination';
import { Select } from '@sahra/shared/parts/select';
import { paths } from '../../paths.ts';
import styles from '../admin.module.css';
import { CategoryOptions } from './category-options.tsx';
import { ManagedProductCard } from './managed-product-card.tsx';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

const PAGE_SIZE = 20;

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const asked = searchParams.get('category');
  const q = searchParams.get('q')?.trim().slice(0, 200) ?? '';
  const page = pageNumberOf(args.request);
  const choices = await loadForMember(args, '/admin/product-choices');
  const category = choices.categories.find(({ slug }) => slug === asked)?.slug;
  const products = await loadForMember(args, '/admin/products', {
    query: { q, page, pageSize: PAGE_SIZE, ...(category && { category }) },
  });
  requirePage(page, products);
  return { products, categories: choices.categories, category: category ?? null, q };
}

/** What the shop sells, what was changed last first. */
export default function ManagedProductsPage() {
  const { t } = useTranslation(['products', 'shop']);
  const { products, categories, category, q } = useLoaderData<typeof loader>();
  const query = { ...(category && { category }), q };
  return (
    <AdminFrame title={t('shop:admin.products')} tagline={t('list.tagline')}>
      <div className={styles.bar}>
        <AdminSearch key={`${category} ${q}`} action={paths.adminProducts.href()} label={t('list.search')} q={q}>
          <Select name="category" label={t('fields.category')} defaultValue={category ?? ''}>
            <option value="">{t('list.everything')}</option>
            <CategoryOptions categories={categories} />
          </Select>
        </AdminSearch>
        <p className={styles.count}>{t('list.count', { count: products.total })}</p>
        <ButtonLink variant="primary" to={paths.adminNewProduct.href()}>
          {t('list.new')}
        </ButtonLink>
      </div>
      {products.total === 0 ? (
        <EmptyState title={t('list.none.title')} text={t('list.none.text')} />
      ) : (
        <ul role="list" className={styles.list}>
          {products.items.map((product) => (
            <ManagedProductCard key={product.id} product={product} />
          ))}
        </ul>
      )}
      <Pagination {...products} hrefOf={(page) => paths.adminProducts.href({ ...query, page })} />
    </AdminFrame>
  );
}
