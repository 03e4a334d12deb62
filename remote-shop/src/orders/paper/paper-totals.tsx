import { formatNumber, Price, useLanguage, useTranslation, type OrderDetails } from '@sahra/shared/facade';
import { Both, Fact } from './labels.tsx';
import styles from './order-paper.module.css';
import { taxesOf } from './taxes-of.ts';

/** From the prices of things to what is paid. */
export function PaperTotals({ order }: { order: OrderDetails }) {
  const { discount, couponCode, shippingAmount, shippingName } = order;
  return (
    <table className={styles.totals}>
      <tbody>
        <Fact of="subtotal">
          <Price money={order.subtotal} />
        </Fact>
        {discount.amount > 0 && (
          <Fact of="discount" more={couponCode && <bdi dir="ltr">{couponCode}</bdi>}>
            <Price money={{ ...discount, amount: -discount.amount }} />
          </Fact>
        )}
        {(shippingAmount.amount > 0 || shippingName) && (
          <Fact of="shipping">
            <Price money={shippingAmount} />
          </Fact>
        )}
        <Fact of="total">
          <strong>
            <Price money={order.total} />
          </strong>
        </Fact>
      </tbody>
    </table>
  );
}

/** The tax that is in the total, by its rates. */
export function PaperTaxes({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const { code } = useLanguage();
  const percent = (rate: number) => formatNumber(rate / 10_000, code, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <table className={styles.taxes} aria-label={t('paper.taxIncluded')}>
      <thead>
        <tr>
          {(['rate', 'net', 'tax', 'gross'] as const).map((name) => (
            <th key={name} scope="col">
              <Both of={name} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {taxesOf(order).map(({ rate, net, tax, gross }) => (
          <tr key={rate}>
            <th scope="row">{rate === null ? t('paper.shipping') : <bdi>{percent(rate)}</bdi>}</th>
            {[net, tax, gross].map((money, index) => (
              <td key={index}>
                <Price money={money} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            <Both of="taxIncluded" />
          </th>
          <td colSpan={2}>
            <Price money={order.tax} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
