import { Badge, Link, Price, useMoment, useTranslation, type ManagedOrder } from '@sahra/shared/facade';
import { Card } from '@sahra/shared/parts/card';
import { paths } from '../../paths.ts';
import styles from '../admin.module.css';

/** One order in the list: whose it is, what it comes to, and how far it is. */
export function ManagedOrderCard({ order }: { order: ManagedOrder }) {
  const { t } = useTranslation(['shop-admin', 'orders']);
  const moment = useMoment();
  const { number, status, name, email, total, paymentMethod, placedAt, paidAt, isGuest } = order;
  return (
    <Card as="li" variant="quiet">
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link to={paths.adminOrder.href(number)}>
            <bdi dir="ltr">{number}</bdi>
          </Link>
        </h2>
        <Badge tone={status === 'on-hold' || status === 'processing' ? 'accent' : 'neutral'}>
          {t(`orders:statuses.${status}`)}
        </Badge>
        {paidAt && <Badge>{t('orders.paid')}</Badge>}
        {isGuest && <Badge>{t('orders.guest')}</Badge>}
      </div>
      <ul role="list" className={styles.facts}>
        {name && (
          <li>
            <bdi>{name}</bdi>
          </li>
        )}
        {email && <li dir="ltr">{email}</li>}
        <li>
          <Price money={total} />
        </li>
        <li>{t(`orders:payment.methods.${paymentMethod}`)}</li>
        <li>
          <time dateTime={placedAt}>{moment(placedAt)}</time>
        </li>
      </ul>
    </Card>
  );
}
