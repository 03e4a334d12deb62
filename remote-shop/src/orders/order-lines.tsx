import { Link, Price, formatNumber, useLanguage, useTranslation, type OrderDetails } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { useVariantText } from '../ui/variant-text.ts';
import { OrderTotals } from './order-totals.tsx';
import styles from './order-lines.module.css';

/** What was ordered, as it was called and what it cost then, and what it comes to. */
export function OrderLines({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const { code } = useLanguage();
  const variantText = useVariantText();
  return (
    <section aria-labelledby="lines" className={styles.part}>
      <h2 id="lines" className={styles.heading}>
        {t('lines.title')}
      </h2>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t('lines.product')}</th>
            <th scope="col">{t('lines.quantity')}</th>
            <th scope="col">{t('lines.unitPrice')}</th>
            <th scope="col">{t('total')}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.sku}>
              <th scope="row" className={styles.product}>
                <Link to={paths.product.href(line.slug)}>
                  <bdi>{line.name}</bdi>
                </Link>
                <span className={styles.variant}>{variantText(line)}</span>
                <span className={styles.variant}>
                  {t('lines.sku')} <bdi dir="ltr">{line.sku}</bdi>
                </span>
              </th>
              <td data-label={t('lines.quantity')}>{formatNumber(line.quantity, code)}</td>
              <td data-label={t('lines.unitPrice')}>
                <Price money={line.unitPrice} />
              </td>
              <td data-label={t('total')}>
                <Price money={line.subtotal} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <OrderTotals order={order} />
    </section>
  );
}
