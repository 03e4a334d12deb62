import { formatNumber, Price, useLanguage, useTranslation, type ManagedOrderDetails } from '@sahra/shared/facade';
import { Facts } from '@sahra/shared/parts/account/facts';
import { useVariantText } from '../../ui/variant-text.ts';
import styles from '../admin.module.css';

/** What was ordered, and what it comes to. */
export function ManagedLines({ order }: { order: ManagedOrderDetails }) {
  const { t } = useTranslation(['orders']);
  const { code } = useLanguage();
  const variantText = useVariantText();
  const { subtotal, discount, couponCode, shippingAmount, shippingName, tax, total } = order;
  const money = (amount: typeof total) => <Price key="money" money={amount} />;
  const totals = [
    [t('totals.subtotal'), money(subtotal)],
    ...(discount.amount > 0
      ? [
          [
            [t('totals.discount'), couponCode].filter(Boolean).join(' '),
            money({ ...discount, amount: -discount.amount }),
          ] as const,
        ]
      : []),
    [[t('totals.shipping'), shippingName].filter(Boolean).join(' · '), money(shippingAmount)],
    [t('total'), money(total)],
    [t('totals.tax'), money(tax)],
  ] as const;
  return (
    <section aria-labelledby="lines" className={styles.part}>
      <h2 id="lines" className={styles.heading}>
        {t('lines.title')}
      </h2>
      <ul role="list" className={styles.list}>
        {order.lines.map((line) => (
          <li key={line.sku} className={styles.entry}>
            <bdi>{line.name}</bdi>
            <span>
              <bdi>{formatNumber(line.quantity, code)}</bdi> × <Price money={line.unitPrice} /> ={' '}
              <Price money={line.subtotal} />
            </span>
            <small>
              {variantText(line)} {t('lines.sku')} <bdi dir="ltr">{line.sku}</bdi>
            </small>
          </li>
        ))}
      </ul>
      <Facts isRow facts={totals} />
    </section>
  );
}
