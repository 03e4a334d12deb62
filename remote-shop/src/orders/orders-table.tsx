import {
  ButtonLink,
  formatDate,
  Link,
  Price,
  useLanguage,
  useTranslation,
  VisuallyHidden,
  type Order,
} from '@sahra/shared/facade';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { paths } from '../paths.ts';
import { CANCELLATION, PAYMENT } from './places.ts';
import styles from './orders-table.module.css';

/** What can be done with an order from the list; the page of the order asks the api. */
function OrderActions({ order: { number, status } }: { order: Order }) {
  const { t } = useTranslation('orders');
  const page = paths.ownOrder.href(number);
  const ofOrder = <VisuallyHidden>{number}</VisuallyHidden>;
  return (
    <div className={styles.actions}>
      {status === 'on-hold' && (
        <ButtonLink variant="primary" to={`${page}#${PAYMENT}`}>
          {t('pay')} {ofOrder}
        </ButtonLink>
      )}
      <ButtonLink variant="quiet" to={page}>
        {t('view')} {ofOrder}
      </ButtonLink>
      {status === 'on-hold' ? (
        <ButtonLink variant="ghost" to={`${page}#${CANCELLATION}`}>
          {t('cancel.button')} {ofOrder}
        </ButtonLink>
      ) : (
        <SendingForm action={page} hasTrap={false}>
          <input type="hidden" name="intent" value="order-again" />
          <SendButton variant="quiet">
            {t('again')} {ofOrder}
          </SendButton>
        </SendingForm>
      )}
    </div>
  );
}

/** Orders by number, date, status and total, with what can be done with each; on a phone each is a card. */
export function OrdersTable({ orders }: { orders: readonly Order[] }) {
  const { t } = useTranslation(['orders', 'shop']);
  const { code } = useLanguage();
  return (
    <table className={styles.orders} aria-label={t('shop:orders.title')}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{t('order')}</th>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('status')}</th>
          <th scope="col">{t('total')}</th>
          <th scope="col">{t('actions')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.number} className={styles.order}>
            <th scope="row" className={styles.number}>
              <Link to={paths.ownOrder.href(order.number)}>
                <bdi dir="ltr">{order.number}</bdi>
              </Link>
            </th>
            <td data-label={t('date')}>
              <time dateTime={order.placedAt}>{formatDate(order.placedAt, code)}</time>
            </td>
            <td data-label={t('status')}>{t(`statuses.${order.status}`)}</td>
            <td data-label={t('total')}>
              <Price money={order.total} />
            </td>
            <td>
              <OrderActions order={order} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
