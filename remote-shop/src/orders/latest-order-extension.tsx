import {
  loadFromApi,
  Price,
  Skeleton as Place,
  useTranslation,
  type LoaderFunctionArgs,
  type Order,
} from '@sahra/shared/facade';
import { Card, CardTitle } from '@sahra/shared/parts/card';
import { paths } from '../paths.ts';
import styles from './latest-order.module.css';

/** What the member ordered last; null where that is nothing. */
export async function loader(args: LoaderFunctionArgs): Promise<Order | null> {
  const { items } = await loadFromApi(args, '/account/orders', { query: { pageSize: 1 } });
  return items[0] ?? null;
}

export function Skeleton() {
  return <Place className={styles.place} />;
}

/** Leads to the last order, or to a first one, among the cards with which the account begins. */
export default function LatestOrder({ data }: { data: Order | null }) {
  const { t } = useTranslation('orders');
  return (
    <Card as="div" className={styles.card}>
      <CardTitle level={2} href={data ? paths.ownOrder.href(data.number) : paths.shop.href()}>
        {t(data ? 'latest.title' : 'latest.none')}
      </CardTitle>
      <p className={styles.text}>
        {data ? (
          <>
            <bdi dir="ltr">{data.number}</bdi> · <Price money={data.total} /> · {t(`statuses.${data.status}`)}
          </>
        ) : (
          t('latest.noneText')
        )}
      </p>
    </Card>
  );
}
