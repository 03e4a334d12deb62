import {
  EmptyState,
  formatNumber,
  loadForMember,
  pageNumberOf,
  useLanguage,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { queryOf } from '@sahra/shared/addresses';
import { AdminFrame } from '@sahra/shared/parts/admin-parts/admin-frame';
import { AdminSearch } from '@sahra/shared/parts/admin-parts/admin-search';
import { ChoiceLinks } from '@sahra/shared/parts/choice-links';
import { requirePage } from '@sahra/shared/parts/not-found';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../../paths.ts';
import styles from '../admin.module.css';
import { ManagedOrderCard } from './managed-order-card.tsx';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

const PAGE_SIZE = 20;
/** The api's own address: the browser keeps what it answers as a file. */
const EXPORT_FILE = '/api/admin/orders.csv';
const statuses = ['on-hold', 'processing', 'completed', 'cancelled', 'failed', 'refunded'] as const;

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const status = statuses.find((known) => known === searchParams.get('status'));
  const q = searchParams.get('q')?.trim().slice(0, 200) ?? '';
  const page = pageNumberOf(args.request);
  const orders = await loadForMember(args, '/admin/orders', {
    query: { q, page, pageSize: PAGE_SIZE, ...(status && { status }) },
  });
  requirePage(page, orders);
  return { orders, status: status ?? null, q };
}

/** Everybody's orders. */
export default function ManagedOrdersPage() {
  const { t } = useTranslation(['shop-admin', 'orders', 'shop']);
  const { code } = useLanguage();
  const { orders, status, q } = useLoaderData<typeof loader>();
  const choices = [null, ...statuses].map((choice) => ({
    href: paths.adminOrders.href({ ...(choice && { status: choice }), q }),
    label: choice ? t(`orders:statuses.${choice}`) : t('orders.all'),
    isChosen: choice === status,
  }));
  return (
    <AdminFrame title={t('shop:admin.orders')} tagline={t('orders.tagline')}>
      <div className={styles.bar}>
        <AdminSearch key={q} action={paths.adminOrders.href()} label={t('orders.search')} q={q}>
          {status && <input type="hidden" name="status" value={status} />}
        </AdminSearch>
        <p className={styles.count}>
          {orders.isMore
            ? t('orders.moreThan', { number: formatNumber(orders.total, code) })
            : t('orders.count', { count: orders.total })}
        </p>
        {orders.total > 0 && (
          <a href={`${EXPORT_FILE}${queryOf({ status: status ?? undefined, q })}`} download className="btn btn-quiet">
            {t('orders.export')}
          </a>
        )}
      </div>
      <ChoiceLinks label={t('orders.filter')} choices={choices} />
      {orders.total === 0 ? (
        <EmptyState title={t('orders.none.title')} text={t('orders.none.text')} />
      ) : (
        <ul role="list" className={styles.list}>
          {orders.items.map((order) => (
            <ManagedOrderCard key={order.number} order={order} />
          ))}
        </ul>
      )}
      <Pagination {...orders} hrefOf={(page) => paths.adminOrders.href({ ...(status && { status }), q, page })} />
    </AdminFrame>
  );
}
