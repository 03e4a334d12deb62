import {
  ButtonLink,
  EmptyState,
  loadForMember,
  pageNumberOf,
  useLoaderData,
  useTranslation,
  useHrefTo,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { requirePage } from '@sahra/shared/parts/not-found';
import { Pagination } from '@sahra/shared/parts/pagination';
import { AccountFrame } from '@sahra/shared/parts/account/account-frame';
import { CardList } from '@sahra/shared/parts/account/card-list';
import { paths } from '../paths.ts';
import { OrderCard } from './order-card.tsx';

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
  const { t } = useTranslation('account');
  const orders = useLoaderData<typeof loader>();
  const hrefTo = useHrefTo();
  return (
    <AccountFrame title={t('orders.title')} tagline={t('orders.tagline')}>
      {orders.total === 0 ? (
        <EmptyState title={t('orders.empty.title')} text={t('orders.empty.text')}>
          <ButtonLink variant="primary" to={hrefTo('shop.products')}>
            {t('account.toTheShop')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <CardList>
          {orders.items.map((order) => (
            <li key={order.number}>
              <OrderCard order={order} />
            </li>
          ))}
        </CardList>
      )}
      <Pagination {...orders} hrefOf={paths.orders.href} />
    </AccountFrame>
  );
}
