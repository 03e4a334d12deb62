import { formatDate, Price, useLanguage, useTranslation, type Order } from '@sahra/shared/facade';
import { Card, CardTitle } from '@sahra/shared/parts/card';
import { Facts } from '@sahra/shared/parts/account/facts';
import { paths } from '../paths.ts';

/** One order in the list; all of it leads to the order. */
export function OrderCard({ order: { number, placedAt, status, total } }: { order: Order }) {
  const { t } = useTranslation('account');
  const { code } = useLanguage();
  return (
    <Card variant="quiet">
      <CardTitle level={2} href={paths.order.href(number)}>
        {t('orders.view')} <bdi dir="ltr">{number}</bdi>
      </CardTitle>
      <Facts
        isRow
        facts={[
          [
            t('orders.date'),
            <time key="date" dateTime={placedAt}>
              {formatDate(placedAt, code)}
            </time>,
          ],
          [t('orders.status'), t(`orders.statuses.${status}`)],
          [t('orders.total'), <Price key="total" money={total} />],
        ]}
      />
    </Card>
  );
}
