import { Price, useTranslation, type OrderDetails } from '@sahra/shared/facade';
import styles from './order-lines.module.css';

type Totals = Pick<
  OrderDetails,
  'subtotal' | 'discount' | 'couponCode' | 'shippingAmount' | 'shippingName' | 'tax' | 'total'
>;

/** From the prices of things to what is paid: discount, shipping, and the tax that is in it. */
export function OrderTotals({ order }: { order: Totals }) {
  const { t } = useTranslation('orders');
  const { subtotal, discount, couponCode, shippingAmount, shippingName, tax, total } = order;
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('totals.subtotal')}</dt>
        <dd>
          <Price money={subtotal} />
        </dd>
      </div>
      {(discount.amount > 0 || couponCode) && (
        <div>
          <dt>
            {t('totals.discount')} {couponCode && <bdi dir="ltr">{couponCode}</bdi>}
          </dt>
          <dd>
            <Price money={{ ...discount, amount: -discount.amount }} />
          </dd>
        </div>
      )}
      {(shippingAmount.amount > 0 || shippingName) && (
        <div>
          <dt>
            {t('totals.shipping')} <bdi className={styles.variant}>{shippingName}</bdi>
          </dt>
          <dd>
            <Price money={shippingAmount} />
          </dd>
        </div>
      )}
      <div className={styles.sum}>
        <dt>{t('total')}</dt>
        <dd>
          <Price money={total} />
        </dd>
      </div>
      <div className={styles.included}>
        <dt>{t('totals.tax')}</dt>
        <dd>
          <Price money={tax} />
        </dd>
      </div>
    </dl>
  );
}
