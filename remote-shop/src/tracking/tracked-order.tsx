import { formatDate, useLanguage, useTranslation, type OrderDetails } from '@sahra/shared/facade';
import { Facts } from '@sahra/shared/parts/account/facts';
import { Card } from '@sahra/shared/parts/card';
import { OrderTimeline } from '../ui/order-timeline.tsx';
import { Parcel } from '../ui/parcel.tsx';
import styles from './track-order.module.css';

/** What is told of an order to who has the link: no name, no address, no amount. */
export type Tracked = Pick<OrderDetails, 'number' | 'status' | 'placedAt' | 'parcelNumber' | 'carrier'> & {
  timeline: readonly Omit<OrderDetails['timeline'][number], 'note'>[];
};

/** How far an order is, and by what its parcel is found. */
export function TrackedOrder({ order }: { order: Tracked }) {
  const { t } = useTranslation(['tracking', 'orders']);
  const { code } = useLanguage();
  const placed = (
    <time key="placed" dateTime={order.placedAt}>
      {formatDate(order.placedAt, code)}
    </time>
  );
  return (
    <div className={styles.order}>
      <Card as="section">
        <Facts
          isRow
          facts={[
            [t('orders:status'), t(`orders:statuses.${order.status}`)],
            [t('orders:date'), placed],
          ]}
        />
      </Card>
      <Parcel {...order} />
      <section aria-labelledby="timeline">
        <h2 id="timeline" className={styles.heading}>
          {t('timeline')}
        </h2>
        <OrderTimeline events={order.timeline} />
      </section>
    </div>
  );
}
