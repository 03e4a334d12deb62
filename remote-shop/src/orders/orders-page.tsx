import {
  ButtonLink,
  EmptyState,
  loadForMember,
  pageNumberOf,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { AccountFrame } from '@sahra/shared/parts/account/account-frame';
import { requirePage } from '@sahra/shared/parts/not-found';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../paths.ts';
import { OrdersTable } from './orders-table.tsx';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

const PAGE_SIZE = 20;

export async function loader(args: LoaderFunctionArgs) {
  const page = pageNumberOf(args.request);
  const orders = await loadForMember(args, '/account/orders', { query: { page, pageSize: PAGE_SIZE } });
  requirePage(page, orders);
  return orders;
}

/** What the member has bought. */
export default function OrdersPage() {
  const { t } = useTranslation(['orders', 'shop']);
  const orders = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={t('shop:orders.title')} tagline={t('tagline')}>
      {orders.total === 0 ? (
        <EmptyState title={t('empty.title')} text={t('empty.text')}>
          <ButtonLink variant="primary" to={paths.shop.href()}>
            {t('toTheShop')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <OrdersTable orders={orders.items} />
      )}
      <Pagination {...orders} hrefOf={paths.orders.href} />
    </AccountFrame>
  );
}
